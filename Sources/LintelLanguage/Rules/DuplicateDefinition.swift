package import LintelDiagnostics
package import LintelSchema

/// `duplicate-definition`: different values in one layer under the same condition.
package enum DuplicateDefinition {
  package static let id = "duplicate-definition"
  package static let severity = Severity.error

  /// One diagnostic for each connected cluster.
  package static func check(
    _ findings: CascadeFindings,
    in cascade: Cascade,
    schema: Schema = .standard
  ) -> [Diagnostic] {
    findings.conflicts.filter(\.isDuplicateDefinition).compactMap { conflict in
      guard let pair = conflict.pairs.first, let first = conflict.declarations.first else {
        return nil
      }
      let words = ContextWords(cascade.theme, schema: schema)
      let name = words.name(of: conflict.target)
      let condition = cascade.theme.conditions[first.condition.index]
      return Diagnostic(
        id,
        severity,
        "'\(name)' is set to different values under the same condition",
        at: cascade.theme.entries[Int(first.entry)].valueRange,
        notes: conflict.declarations.flatMap { cascade.notes(on: $0, words) } + [
          Note("all of them hold: \(words.text(condition))"),
          Note("for example: \(words.text(pair.witness, of: conflict.target))"),
        ],
        help: [
          "remove all but the one that you mean",
          "or narrow one of them to where it is to hold",
          "or give the block of one a higher 'priority'",
        ],
        property: name
      )
    }
  }
}
