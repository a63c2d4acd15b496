package import LintelDiagnostics
import LintelSyntax

/// What the comments of a theme's files silence.
package struct Suppressions {
  /// The findings of one rule on some lines of a file, from 0.
  private struct Span {
    let rule: String
    let file: FileID
    var lines: ClosedRange<Int>
    /// An index into `comments`.
    let comment: Int
    var isUsed = false
  }

  private let sources: SourceMap
  private var comments: [SuppressionComment] = []
  private var spans: [Span] = []
  /// What is wrong about the comments themselves.
  private var diagnostics: [Diagnostic] = []

  package init(_ sources: SourceMap) {
    self.sources = sources
    for (index, file) in sources.files.enumerated() where Self.mayHold(file) {
      read(file, as: FileID(index))
    }
  }

  /// Leaves out what is silenced.
  ///
  /// - Parameters:
  ///   - findings: everything that was found.
  ///   - isComplete: whether every rule has run, so that what silences nothing can be told.
  /// - Returns: the other findings, and those about the comments themselves if every rule has run.
  package func applied(to findings: [Diagnostic], isComplete: Bool) -> [Diagnostic] {
    guard !comments.isEmpty || !diagnostics.isEmpty else { return findings }
    var spans = spans
    var left: [Diagnostic] = []
    for finding in findings {
      let line = sources[finding.range.file].lines.line(at: Int(finding.range.lower))
      let matching = spans.indices.filter { index in
        let span = spans[index]
        return span.rule == finding.rule && span.file == finding.range.file
          && span.lines.contains(line)
      }
      for index in matching { spans[index].isUsed = true }
      if matching.isEmpty { left.append(finding) }
    }
    guard isComplete else { return left }
    // Where there are errors, some rules do not run, so that nothing is known of what they would find.
    let isSound = !findings.hasErrors
    return left + diagnostics
      + unused(spans.filter { isSound || LintRule.named($0.rule)?.runsBesidesErrors ?? false })
  }

  /// Whether it is worth looking for comments; nearly every file is done with here.
  private static func mayHold(_ file: SourceFile) -> Bool {
    let bytes = file.bytes
    let name = Array("lintel:".utf8)
    var index = bytes.startIndex
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      index = sign + 1
      let text = bytes[index...].drop { $0 == 0x20 || $0 == 0x09 }
      if text.starts(with: name) { return true }
    }
    return false
  }

  private mutating func read(_ file: SourceFile, as id: FileID) {
    let lastLine = file.lines.starts.count - 1
    /// The spans of `disable` that nothing has ended yet, by rule.
    var open: [String: Int] = [:]
    for range in LintelSyntax.comments(in: file, as: id) {
      guard let comment = SuppressionComment(range, in: file) else { continue }
      guard let verb = SuppressionComment.Verb(rawValue: comment.verb.text) else {
        diagnostics.append(.unknownVerb(comment))
        continue
      }
      if comment.rules.isEmpty { diagnostics.append(.withoutRule(comment)) }
      if verb != .enable, !comment.hasReason, !comment.rules.isEmpty {
        diagnostics.append(.withoutReason(comment))
      }
      comments.append(comment)
      let line = file.lines.line(at: Int(range.lower))
      for rule in comment.rules where isSuppressible(rule) {
        switch verb {
        case .disableLine: add(rule, line...line, id)
        case .disableNextLine:
          let next = file.firstLine(after: line)
          add(rule, next...next, id)
        case .disable:
          open[rule.text] = spans.count
          add(rule, line...lastLine, id)
        case .enable:
          if let index = open.removeValue(forKey: rule.text) {
            spans[index].lines = spans[index].lines.lowerBound...line
          } else {
            diagnostics.append(.enablesNothing(rule, comment))
          }
        }
      }
    }
  }

  private mutating func add(
    _ rule: SuppressionComment.Word,
    _ lines: ClosedRange<Int>,
    _ file: FileID
  ) {
    spans.append(
      Span(rule: rule.text, file: file, lines: lines, comment: comments.count - 1)
    )
  }

  private mutating func isSuppressible(_ word: SuppressionComment.Word) -> Bool {
    guard let rule = LintRule.named(word.text) else {
      diagnostics.append(.unknownRule(word))
      return false
    }
    if !rule.isSuppressible { diagnostics.append(.unsuppressible(rule, at: word.range)) }
    return rule.isSuppressible
  }

  /// One finding for each comment of which a part silences nothing.
  private func unused(_ spans: [Span]) -> [Diagnostic] {
    let unused = Dictionary(grouping: spans.filter { !$0.isUsed }, by: \.comment)
    return unused.keys.sorted().map { index in
      let rules = Set((unused[index] ?? []).map(\.rule))
      return .unused(rules, of: comments[index], in: sources[comments[index].range.file])
    }
  }
}

extension LintRule {
  fileprivate var runsBesidesErrors: Bool {
    stage != .appearance && !judgesAbsence
  }
}

extension SourceFile {
  /// The first line behind another that holds more than a comment, from 0; past the end if there is none.
  fileprivate func firstLine(after line: Int) -> Int {
    var next = line + 1
    while next < lines.starts.count {
      let text = bytes[Int(lines.starts[next])...].drop { $0 == 0x20 || $0 == 0x09 }
      if let first = text.first, first != 0x0A, first != 0x0D, first != UInt8(ascii: "#") { break }
      next += 1
    }
    return next
  }
}
