package import LintelDiagnostics
import LintelTheme

/// A finding of a rule, which provides the id and the severity.
package struct Finding: Hashable, Sendable {
  /// The message: one lowercase clause without a period, with names in single quotes.
  package var message: String
  /// The place to look at first.
  package var range: SourceRange
  /// Reasons and further places.
  package var notes: [Note]
  /// Suggestions, one in each string.
  package var help: [String]
  /// The fixes, the best one first.
  package var fixIts: [FixIt]
  /// The path of the affected property.
  package var property: String?
  /// Facts for programs, from the rules of the cascade.
  package var facts: Diagnostic.Facts?

  package init(
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    help: [String] = [],
    fixIts: [FixIt] = [],
    property: String? = nil,
    facts: Diagnostic.Facts? = nil
  ) {
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
    self.property = property
    self.facts = facts
  }

  /// Creates a finding about an entry, at its key or at another part of it.
  init(
    _ message: String,
    at entry: WrittenEntry,
    part: KeyPath<Entry, SourceRange> = \.keyRange,
    notes: [Note] = [],
    help: [String] = [],
    fixIts: [FixIt] = []
  ) {
    self.init(
      message,
      at: entry.entry[keyPath: part],
      notes: notes,
      help: help,
      fixIts: fixIts,
      property: entry.path
    )
  }
}

extension LintRule {
  func diagnostic(
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    help: [String],
    fixIts: [FixIt] = [],
    property: String? = nil
  ) -> Diagnostic {
    diagnostic(
      Finding(message, at: range, notes: notes, help: help, fixIts: fixIts, property: property)
    )
  }

  /// Converts a finding to a diagnostic of this rule, with notes that name the rule's sources.
  package func diagnostic(_ finding: Finding) -> Diagnostic {
    Diagnostic(
      id,
      as: severity,
      finding.message,
      at: finding.range,
      notes: finding.notes + sources.map { Note("source: \($0.title), \($0.address)") },
      help: finding.help,
      fixIts: finding.fixIts,
      property: finding.property,
      facts: finding.facts
    )
  }
}
