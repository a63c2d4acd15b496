import LintelDiagnostics

/// What is said about the comments that silence findings.
extension Diagnostic {
  static func unknownVerb(_ comment: SuppressionComment) -> Diagnostic {
    let verbs = SuppressionComment.Verb.allCases.map(\.rawValue)
    let near = nearestNames(to: comment.verb.text, among: verbs)
    return Diagnostic(
      "malformed-suppression",
      .warning,
      "there is no 'lintel:\(comment.verb.text)'",
      at: comment.verb.range,
      help: near.isEmpty
        ? ["write \(verbs.dropLast().map { "'\($0)'" }.joined(separator: ", ")) or 'enable'"]
        : Suggestion.help(for: near),
      fixIts: near.count == 1
        ? [FixIt("change to '\(near[0])'", replace: comment.verb.range, with: near[0])] : []
    )
  }

  static func withoutRule(_ comment: SuppressionComment) -> Diagnostic {
    Diagnostic(
      "malformed-suppression",
      .warning,
      "the comment does not say which rule it is about",
      at: comment.range,
      help: ["write '\(comment.verb.text) hidden-slot', with the id of the finding"]
    )
  }

  static func withoutReason(_ comment: SuppressionComment) -> Diagnostic {
    let rules = comment.rules.map(\.text).joined(separator: ", ")
    return Diagnostic(
      "suppression-without-reason",
      .warning,
      "the comment gives no reason",
      at: comment.range,
      help: ["write it behind two dashes: '# lintel:\(comment.verb.text) \(rules) -- …'"]
    )
  }

  static func unknownRule(_ word: SuppressionComment.Word) -> Diagnostic {
    let near = nearestNames(to: word.text, among: LintRule.all.map(\.id))
    return Diagnostic(
      "unknown-rule",
      .warning,
      "there is no rule '\(word.text)'",
      at: word.range,
      help: near.isEmpty ? ["'lintel rules' lists them"] : Suggestion.help(for: near),
      fixIts: near.count == 1
        ? [FixIt("change to '\(near[0])'", replace: word.range, with: near[0])] : []
    )
  }

  static func unsuppressible(_ rule: LintRule, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "unsuppressible-rule",
      .warning,
      "no comment can silence '\(rule.id)'",
      at: range,
      notes: [
        Note(
          rule.severity == .error
            ? "what an error finds would leave the outputs without a meaning"
            : "what is found about such comments is not silenced by another"
        )
      ],
      help: ["remove it, and mend what is found: 'lintel rules \(rule.id)' says how"]
    )
  }

  static func enablesNothing(
    _ rule: SuppressionComment.Word,
    _ comment: SuppressionComment
  ) -> Diagnostic {
    Diagnostic(
      "unused-suppression",
      .warning,
      "no comment above disables '\(rule.text)'",
      at: rule.range,
      help: ["remove it, or write 'lintel:disable \(rule.text)' where it is to begin"]
    )
  }

  /// Says that a comment, or a part of it, silences nothing.
  ///
  /// - Parameters:
  ///   - rules: the ids that silence nothing.
  ///   - comment: the comment that names them, and maybe others.
  ///   - file: the file that it stands in.
  /// - Returns: one finding for the comment, with the fix-it that removes what is unused.
  static func unused(
    _ rules: Set<String>,
    of comment: SuppressionComment,
    in file: SourceFile
  ) -> Diagnostic {
    let names = rules.sorted().map { "'\($0)'" }.joined(separator: ", ")
    let kept = comment.rules.filter { !rules.contains($0.text) }
    let first = comment.rules[0].range
    let removal =
      kept.isEmpty
      ? FixIt("remove the comment", replace: file.removableRange(of: comment.range), with: "")
      : FixIt(
        "remove \(names)",
        replace: comment.rules.dropFirst().reduce(first) { $0.union($1.range) },
        with: kept.map(\.text).joined(separator: ", ")
      )
    return Diagnostic(
      "unused-suppression",
      .warning,
      "there is no finding of \(names) for this comment to silence",
      at: comment.range,
      help: [kept.isEmpty ? "remove it" : "remove \(names) from it"],
      fixIts: [removal]
    )
  }
}

extension SourceFile {
  /// What is to go with a comment: the blanks before it, or its whole line if nothing else stands there.
  fileprivate func removableRange(of comment: SourceRange) -> SourceRange {
    let line = lines.line(at: Int(comment.lower))
    let start = line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : Int(lines.starts[line])
    var lower = Int(comment.lower)
    while lower > start, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
    let upper =
      lower > start || line + 1 == lines.starts.count
      ? Int(comment.upper) : Int(lines.starts[line + 1])
    return SourceRange(file: comment.file, lower: lower, upper: upper)
  }
}
