import LintelDiagnostics
import LintelTheme

extension SuppressionComment {
  /// The finding about a word after `lintel:` that isn't a verb.
  var unknownVerb: Diagnostic {
    let verbs = SuppressionComment.Verb.allCases.filter { $0 != .disableLine || !isAlone }
      .map(\.rawValue)
    // Other tools write 'disable:next'.
    let name = verb.text.replacing(":", with: "-")
    let continued = verbs.filter { $0.hasPrefix(name + "-") }
    let near = continued.count == 1 ? continued : nearestNames(to: name, among: verbs)
    return LintRule.malformedSuppression.diagnostic(
      "there is no 'lintel:\(verb.text)'",
      at: verb.range,
      help: near.isEmpty
        ? ["write \(verbs.quotedList(conjunction: "or"))"]
        : Suggestion.help(for: near),
      fixIts: Suggestion.fixIts(for: near, at: verb.range)
    )
  }

  /// The finding about a comment with a slightly wrong beginning, such as `Lintel:`.
  var misspelledHead: Diagnostic {
    LintRule.malformedSuppression.diagnostic(
      "a comment that silences findings begins with 'lintel:', in lowercase and without a space after it",
      at: head.range.union(verb.range),
      help: ["write 'lintel:\(verb.text)'"],
      fixIts: [FixIt("write 'lintel:'", replace: head.range, with: "lintel:")]
    )
  }

  /// The finding about a `disable-line` on a line that has nothing else.
  var withoutLine: Diagnostic {
    let next = SuppressionComment.Verb.disableNextLine.rawValue
    return LintRule.malformedSuppression.diagnostic(
      "'\(verb.text)' is for findings on its own line, which has only the comment",
      at: verb.range,
      help: ["write '\(next)'"],
      fixIts: [FixIt("change to '\(next)'", replace: verb.range, with: next)]
    )
  }

  /// The finding about the rule at an index that isn't preceded by a comma.
  func withoutComma(before index: Int) -> Diagnostic {
    let (last, rule) = (rules[index - 1], rules[index])
    let gap = SourceRange(
      file: rule.range.file,
      lower: Int(last.range.upper),
      upper: Int(rule.range.lower)
    )
    return LintRule.malformedSuppression.diagnostic(
      "there is no comma between '\(last.text)' and '\(rule.text)'",
      at: rule.range,
      help: ["separate rules with commas"],
      fixIts: [FixIt("insert a comma", replace: gap, with: ", ")]
    )
  }

  /// The finding about a word between the rules and the reason that isn't the id of a rule.
  func noRule(at range: SourceRange) -> Diagnostic {
    LintRule.malformedSuppression.diagnostic(
      "the text between the rules and the dashes isn't a rule",
      at: range,
      help: ["separate rules with commas, and write the reason after the dashes"]
    )
  }

  /// The finding about a comment that names no rule, whose fix names the known rules that it would have to, or removes a useless comment.
  ///
  /// If not all of these rules are known, they are `nil`.
  func withoutRule(meaning known: [String]?) -> Diagnostic {
    let names = known ?? []
    let end = Int(verb.range.upper)
    let place = SourceRange(file: verb.range.file, lower: end, upper: end)
    let list = names.joined(separator: ", ")
    // Naming the rules silences their findings, and only the author can decide that.
    let naming = FixIt("write '\(verb.text) \(list)'", .unsafe, replace: place, with: " " + list)
    return LintRule.malformedSuppression.diagnostic(
      "the comment doesn't name a rule",
      at: range,
      help: [
        names.isEmpty
          ? known == nil
            ? "write '\(verb.text) hidden-slot', with the ID of the finding"
            : "remove it: there is nothing to silence"
          : "write '\(verb.text) \(list)'"
      ],
      fixIts: names.isEmpty
        ? known == nil ? [] : [removal(of: [])] : [naming]
    )
  }

  /// The finding about a comment without a reason, which other authors need to know.
  var withoutReason: Diagnostic {
    let ids = rules.map(\.text).joined(separator: ", ")
    let place = beforeReason
    let dashes = [0x20, 0x09].contains(file.bytes[Int(place.lower) - 1]) ? "-- " : " -- "
    let fixIt =
      place.upper == range.upper
      ? FixIt("write a reason", .placeholder, replace: place, with: dashes + "the reason")
      : FixIt("write two dashes before the reason", replace: place, with: dashes)
    return LintRule.suppressionWithoutReason.diagnostic(
      "the comment gives no reason",
      at: range,
      help: ["write it after two dashes: '# lintel:\(verb.text) \(ids) -- …'"],
      fixIts: [fixIt]
    )
  }

  /// The finding about the rule at an index that comments can't silence.
  func unsuppressible(_ rule: LintRule, at index: Int) -> Diagnostic {
    let reason =
      rule.severity == .error
      ? "an error means that no output would be correct"
      : "a comment can't silence findings about comments"
    return LintRule.unsuppressibleRule.diagnostic(
      "no comment can silence '\(rule.id)'",
      at: rules[index].range,
      notes: [Note(reason)],
      help: ["remove it, and fix the finding: 'lintel rules \(rule.id)' says how"],
      fixIts: [removal(of: [index])]
    )
  }

  /// The finding about an `enable` of a rule that isn't disabled there.
  func enablesNothing(at index: Int) -> Diagnostic {
    let rule = rules[index]
    return LintRule.unusedSuppression.diagnostic(
      "no comment above disables '\(rule.text)'",
      at: rule.range,
      help: ["remove it, or write 'lintel:disable \(rule.text)' where it should begin"],
      fixIts: [removal(of: [index])]
    )
  }

  /// The finding about a `disable` of a rule that is already disabled there.
  func disabledAlready(at index: Int, by first: SourceRange) -> Diagnostic {
    let rule = rules[index]
    return LintRule.unusedSuppression.diagnostic(
      "'\(rule.text)' is already disabled",
      at: rule.range,
      notes: [Note("it's disabled from here on", at: first)],
      help: ["remove it, or enable the rule again in between"],
      fixIts: [removal(of: [index])]
    )
  }

  /// The finding about a comment some or all of whose rules silence nothing, with the fix that removes these parts.
  ///
  /// The fix also removes the same rules from the comments that enable them again.
  func unused(
    _ indices: Set<Int>,
    endedBy ends: [(comment: SuppressionComment, indices: Set<Int>)]
  ) -> Diagnostic {
    let names = names(at: indices)
    let removals = [removal(of: indices)] + ends.map { $0.comment.removal(of: $0.indices) }
    return LintRule.unusedSuppression.diagnostic(
      "there is no finding of \(names) for this comment to silence",
      at: range,
      help: [indices.count == rules.count ? "remove it" : "remove \(names) from it"],
      fixIts: [FixIt(removals[0].title, .safe, edits: removals.flatMap(\.edits))]
    )
  }
  // MARK: Parts

  /// The ids of the rules at some indices in quotes, sorted and without duplicates.
  private func names(at indices: Set<Int>) -> String {
    Set(indices.map { rules[$0].text }).sorted().map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Returns the fix that removes rules from the comment, or the whole comment if no other rule is left.
  private func removal(of indices: Set<Int>) -> FixIt {
    let kept = rules.indices.filter { !indices.contains($0) }.map { rules[$0].text }
    guard let first = rules.first, !kept.isEmpty else {
      return FixIt("remove the comment", replace: file.removableRange(of: range), with: "")
    }
    return FixIt(
      "remove \(names(at: indices))",
      replace: rules.dropFirst().reduce(first.range) { $0.union($1.range) },
      with: kept.joined(separator: ", ")
    )
  }
}

extension SourceFile {
  /// The range to remove with a comment: the blanks before it, or its whole line if that has nothing
  /// else.
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

extension Diagnostic {
  /// The finding about an unknown rule, with the nearest ids.
  static func unknownRule(_ name: String, at range: SourceRange) -> Diagnostic {
    let near = nearestNames(to: name, among: LintRule.all.map(\.id))
    return LintRule.unknownRule.diagnostic(
      "there is no rule '\(name)'",
      at: range,
      help: near.isEmpty ? ["'lintel rules' lists them"] : Suggestion.help(for: near),
      fixIts: Suggestion.fixIts(for: near, at: range)
    )
  }
}
