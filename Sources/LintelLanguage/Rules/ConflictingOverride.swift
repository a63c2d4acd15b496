package import LintelDiagnostics
package import LintelSchema

/// `conflicting-override`: declarations of one layer that set different values in the same context, and that nothing settles.
package enum ConflictingOverride {
  package static let id = "conflicting-override"
  package static let severity = Severity.error

  /// One diagnostic for each connected cluster.
  package static func check(
    _ findings: CascadeFindings,
    in cascade: Cascade,
    schema: Schema = .standard
  ) -> [Diagnostic] {
    findings.conflicts.filter { !$0.isDuplicateDefinition }.compactMap { conflict in
      guard let pair = conflict.pairs.first, let first = conflict.declarations.first else {
        return nil
      }
      let words = ContextWords(cascade.theme, schema: schema)
      let name = words.name(of: conflict.target)
      let theme = cascade.theme
      let (a, b) = (
        theme.conditions[pair.a.condition.index], theme.conditions[pair.b.condition.index]
      )
      return Diagnostic(
        id,
        severity,
        message(name, conflict.declarations.count),
        at: theme.entries[Int(first.entry)].valueRange,
        notes: conflict.declarations.flatMap { cascade.notes(on: $0, words) } + [
          Note("they overlap where both hold: \(words.text(a)); \(words.text(b))"),
          Note("for example: \(words.text(pair.witness, of: conflict.target))"),
        ],
        help: help(Settlement(conflict, in: cascade, schema: schema), conflict),
        property: name
      )
    }
  }

  private static func message(_ name: String, _ count: Int) -> String {
    "\(count == 2 ? "two" : "\(count)") declarations of '\(name)' disagree where they overlap, "
      + "and none of them is the more specific"
  }

  private static func help(_ settlement: Settlement?, _ conflict: Conflict) -> [String] {
    var help: [String] = []
    if let settlement {
      let what = settlement.count == 1 ? "just the overlap" : "just the overlaps"
      help.append("settle \(what) with the value that you mean:\n" + settlement.text)
    }
    return help + [
      "or give the block that is to win a higher 'priority'",
      conflict.declarations.count == 2 ? "or remove one of the two" : "or remove all but one",
    ]
  }
}
