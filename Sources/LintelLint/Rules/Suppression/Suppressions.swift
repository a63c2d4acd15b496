package import LintelDiagnostics
package import LintelSyntax

/// A finding that a comment silences.
package struct SuppressedFinding: Hashable, Sendable {
  package let finding: Diagnostic
  /// The text after the comment's two dashes.
  package let reason: String?
}

/// The suppression comments in a theme's files.
package struct Suppressions {
  /// The remaining findings and the silenced ones.
  package struct Outcome: Sendable {
    /// The findings that no comment silences, with those about the comments themselves.
    package var findings: [Diagnostic]
    /// The findings that a comment silences, each with its reason.
    package var suppressed: [SuppressedFinding] = []
  }

  /// The findings of one rule on some lines of a file, from 0.
  private struct Span {
    let rule: String
    let file: FileID
    var lines: ClosedRange<Int>
    /// The comment, as an index into `comments`, and the rule, as an index into the comment's rules.
    let comment: Int
    let word: Int
    /// The comment and the rule that enable the rule again, as indices like those above, or `nil` if none do.
    var end: (comment: Int, word: Int)?
    var isUsed = false
  }

  /// A comment that names no rule.
  private struct Unscoped {
    let comment: SuppressionComment
    /// The lines that the comment affects, from 0, or `nil` for `enable`.
    let lines: ClosedRange<Int>?
    /// The rules that are disabled before the comment, which it could enable.
    let open: [String]
  }

  private let sources: SourceMap
  /// The comments with a known verb, file by file.
  private var comments: [SuppressionComment] = []
  /// The lines that they silence, by rule.
  private var spans: [Span] = []
  private var unscoped: [Unscoped] = []
  /// The mistakes in the comments themselves, regardless of the findings.
  private var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - sources: the theme's files.
  ///   - roots: the nodes of files that are parsed already.
  package init(_ sources: SourceMap, _ roots: [FileID: YAMLNode] = [:]) {
    self.sources = sources
    for (index, file) in sources.files.enumerated() where Self.mayContainComments(file) {
      let id = FileID(index)
      let comments =
        roots[id].map { LintelSyntax.comments(in: file, of: $0) }
        ?? LintelSyntax.comments(in: file, as: id)
      read(comments, of: file, as: id)
    }
  }

  package var isEmpty: Bool { comments.isEmpty }

  /// The lines, from 0, on which comments silence a rule, for all files together.
  package var silenced: [(rule: String, lines: ClosedRange<Int>)] {
    spans.map { ($0.rule, $0.lines) }
  }

  /// Leaves out the silenced findings.
  ///
  /// - Parameters:
  ///   - findings: all findings.
  ///   - isComplete: whether every rule has run, so that unused comments can be found.
  /// - Returns: the other findings, and those about the comments themselves if every rule has run.
  package func applied(to findings: [Diagnostic], isComplete: Bool) -> Outcome {
    guard !comments.isEmpty || !diagnostics.isEmpty else { return Outcome(findings: findings) }
    var spans = spans
    var outcome = Outcome(findings: [])
    for finding in findings {
      let line = sources[finding.range.file].lines.line(at: Int(finding.range.lower))
      // If several comments apply, the first one counts, and the others are reported as unused.
      let index = spans.firstIndex { span in
        span.rule == finding.rule && span.file == finding.range.file && span.lines.contains(line)
      }
      if let index {
        spans[index].isUsed = true
        let reason = comments[spans[index].comment].reason
        outcome.suppressed.append(SuppressedFinding(finding: finding, reason: reason))
      } else {
        outcome.findings.append(finding)
      }
    }
    guard isComplete else { return outcome }
    // If there are errors, some rules don't run, so comments for them can't be judged.
    let isSound = !findings.hasErrors
    let judged = spans.filter { span in
      isSound || LintRule.named(span.rule)?.runsBesidesErrors ?? false
    }
    let left = outcome.findings
    outcome.findings +=
      diagnostics + unused(judged)
      + unscoped.map { diagnostic(on: $0, among: left, isSound: isSound) }
    return outcome
  }

  /// Whether a file might have suppression comments, a quick test that excludes nearly every file.
  private static func mayContainComments(_ file: SourceFile) -> Bool {
    let bytes = file.bytes
    var index = bytes.startIndex
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      index = sign + 1
      let text = bytes[index...].drop { $0 == 0x20 || $0 == 0x09 }
      if SuppressionComment.begins(text) { return true }
    }
    return false
  }

  /// Reads the comments of one file, in source order.
  private mutating func read(_ found: [SourceRange], of file: SourceFile, as id: FileID) {
    let lastLine = file.lines.starts.count - 1
    /// The spans of `disable` that haven't ended, by rule.
    var open: [String: Int] = [:]
    for range in found {
      guard let comment = SuppressionComment(range, in: file) else { continue }
      guard let verb = SuppressionComment.Verb(rawValue: comment.verb.text) else {
        diagnostics.append(comment.unknownVerb)
        continue
      }
      guard comment.head.text == "lintel:" else {
        diagnostics.append(comment.misspelledHead)
        continue
      }
      guard verb != .disableLine || !comment.isAlone else {
        diagnostics.append(comment.withoutLine)
        continue
      }
      diagnostics += comment.unseparated.map(comment.withoutComma)
      if comment.reason != nil, let stray = comment.stray {
        diagnostics.append(comment.noRule(at: stray))
      }
      comments.append(comment)
      let line = file.lines.line(at: Int(range.lower))
      let lines: ClosedRange<Int>?
      switch verb {
      case .disableLine: lines = line...line
      case .disableNextLine:
        let next = SourceLines(file).nonEmptyLine(after: line) ?? lastLine + 1
        lines = next...next
      case .disable: lines = line...lastLine
      case .enable: lines = nil
      }
      if comment.rules.isEmpty {
        unscoped.append(Unscoped(comment: comment, lines: lines, open: open.keys.sorted()))
      } else if verb != .enable, comment.reason == nil {
        diagnostics.append(comment.withoutReason)
      }
      for index in comment.rules.indices where isSuppressible(index, of: comment) {
        let rule = comment.rules[index].text
        guard let lines else {
          if let span = open.removeValue(forKey: rule) {
            spans[span].lines = spans[span].lines.lowerBound...line
            spans[span].end = (comments.count - 1, index)
          } else {
            diagnostics.append(comment.enablesNothing(at: index))
          }
          continue
        }
        if verb == .disable {
          if let span = open[rule] {
            let first = comments[spans[span].comment].range
            diagnostics.append(comment.disabledAlready(at: index, by: first))
            continue
          }
          open[rule] = spans.count
        }
        spans.append(
          Span(rule: rule, file: id, lines: lines, comment: comments.count - 1, word: index)
        )
      }
    }
  }

  /// Whether a comment can silence a rule that it names; if not, reports the reason.
  private mutating func isSuppressible(_ index: Int, of comment: SuppressionComment) -> Bool {
    let word = comment.rules[index]
    guard let rule = LintRule.named(word.text) else {
      diagnostics.append(.unknownRule(word.text, at: word.range))
      return false
    }
    if !rule.isSuppressible { diagnostics.append(comment.unsuppressible(rule, at: index)) }
    return rule.isSuppressible
  }

  /// Returns one finding for each comment with a part that silences nothing.
  private func unused(_ spans: [Span]) -> [Diagnostic] {
    let unused = Dictionary(grouping: spans.filter { !$0.isUsed }, by: \.comment)
    return unused.sorted { $0.key < $1.key }.map { index, found in
      let ends = Dictionary(grouping: found.compactMap(\.end), by: \.comment)
      return comments[index].unused(
        Set(found.map(\.word)),
        endedBy: ends.sorted { $0.key < $1.key }.map { (comments[$0], Set($1.map(\.word))) }
      )
    }
  }

  private func diagnostic(
    on unscoped: Unscoped,
    among findings: [Diagnostic],
    isSound: Bool
  ) -> Diagnostic {
    let comment = unscoped.comment
    let rules: [String]
    if let lines = unscoped.lines {
      let reached = findings.filter { finding in
        finding.range.file == comment.range.file
          && lines.contains(comment.file.lines.line(at: Int(finding.range.lower)))
          && LintRule.named(finding.rule)?.isSuppressible ?? false
      }
      rules = Set(reached.map(\.rule)).sorted()
    } else {
      rules = unscoped.open
    }
    let isKnown = isSound || unscoped.lines == nil || !rules.isEmpty
    return comment.withoutRule(meaning: isKnown ? rules : nil)
  }
}

extension LintRule {
  /// Whether the rule finds everything even if the theme has errors.
  ///
  /// Rules about missing declarations don't, and neither do rules of the stages `appearance` and `lint`, which need the resolved theme.
  package var runsBesidesErrors: Bool {
    switch stage {
    case .syntax, .reading, .cascade, .suppression: !judgesAbsence
    case .appearance, .lint: false
    }
  }
}
