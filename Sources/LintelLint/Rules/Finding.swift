package import LintelDiagnostics
import LintelTheme

/// What a rule finds at one place; its id and severity are the rule's.
package struct Finding: Hashable, Sendable {
  /// What is wrong: one clause in lower case, without a full stop, names in single quotes.
  package var message: String
  /// The place to look at first.
  package var range: SourceRange
  /// Why, and where else.
  package var notes: [Note]
  /// What to do, one suggestion each.
  package var help: [String]
  /// The fixes, the best one first.
  package var fixIts: [FixIt]
  /// The path of the property concerned.
  package var property: String?
  /// What the rules of the cascade know for programs.
  package var facts: Diagnostic.Facts?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - range: the place to look at first.
  ///   - notes: further facts and places.
  ///   - help: what to write instead, one suggestion each.
  ///   - fixIts: changes that an editor can make.
  ///   - property: the path of the property concerned.
  ///   - facts: the same facts for programs.
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

  /// Creates a finding about an entry, whose path is the property concerned.
  ///
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - entry: the entry.
  ///   - part: the place to look at first, its key or its value.
  ///   - notes: further facts and places.
  ///   - help: what to write instead, one suggestion each.
  ///   - fixIts: changes that an editor can make.
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
  /// Says something at a place as a finding of this rule's.
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

  /// Says a finding as one of this rule's, with what the rule relies on.
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
