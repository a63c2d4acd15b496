/// How much a finding matters; only errors stop a compile.
package enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  /// A fact that helps to read the theme, and that may be intended; doesn't change the exit code.
  case info
  /// Something that compiles and probably doesn't do what the author wants.
  case warning
  /// Something that leaves the meaning of the theme open; `compile` writes no output.
  case error

  /// The position in the order, from 0 for `info`.
  private var rank: Int { choice(error: 2, warning: 1, info: 0) }

  /// Orders severities from the mildest to the most serious.
  package static func < (a: Severity, b: Severity) -> Bool {
    a.rank < b.rank
  }

  /// What a table of all severities has for this one.
  package func choice<Content>(error: Content, warning: Content, info: Content) -> Content {
    switch self {
    case .error: error
    case .warning: warning
    case .info: info
    }
  }

  /// What compilers say, which Xcode, SwiftPM, and SARIF (section 3.27.10) know: `error`, `warning`, or `note`.
  package var level: String { choice(error: "error", warning: "warning", info: "note") }
}

/// A further place that a diagnostic speaks of, or a fact without a place.
///
/// A note states facts; what to do about them belongs to `Diagnostic.help`.
package struct Note: Hashable, Sendable {
  /// The fact, as a clause in lowercase without a period.
  package let message: String
  /// The place that the fact is about; nil for a fact that concerns no single place.
  package let range: SourceRange?

  /// Creates a note, whose message is abbreviated if it is very long.
  package init(_ message: String, at range: SourceRange? = nil) {
    self.message = Abbreviation.text(message)
    self.range = range
  }
}

/// A change that an editor or `--fix` can make.
///
/// Lintel offers a fix only if it is the one right change. The tool tries every fix before it
/// writes it: a change after which the theme means something else isn't applied as safe.
package struct FixIt: Hashable, Sendable {
  /// Whether a change keeps the meaning that the author most likely had in mind.
  package enum Applicability: String, Hashable, Sendable {
    /// The change keeps what the theme means, or does exactly what the message says; `--fix`
    /// applies it.
    case safe
    /// The change is likely to be right, but the author has to look at it; only `--unsafe-fixes`
    /// applies it.
    case unsafe
    /// The new text has a gap that only the author can fill in; no option applies it.
    case placeholder
  }

  /// The replacement of one range by a text.
  package struct Edit: Hashable, Sendable {
    /// What the text replaces; an empty range inserts.
    package let range: SourceRange
    /// The text that replaces the range, possibly of several lines that each end with a line feed.
    package let newText: String

    /// Creates an edit.
    package init(range: SourceRange, newText: String) {
      self.range = range
      self.newText = newText
    }
  }

  /// The change in the imperative, such as `change to 'tint'`, as editors show it in menus.
  package let title: String
  /// Whether the tool may apply the fix without being asked about it.
  package let applicability: Applicability
  /// The changes of the fix, which belong together: all are made or none.
  package let edits: [Edit]

  /// Creates a fix of several edits.
  package init(_ title: String, _ applicability: Applicability, edits: [Edit]) {
    self.title = Abbreviation.text(title)
    self.applicability = applicability
    self.edits = edits
  }

  /// Keeps some parts of a range, and replaces what is before, between, and behind them.
  package init(
    _ title: String,
    _ applicability: Applicability = .safe,
    keeping parts: [SourceRange],
    of range: SourceRange,
    with texts: [String]
  ) {
    let starts = [Int(range.lower)] + parts.map { Int($0.upper) }
    let ends = parts.map { Int($0.lower) } + [Int(range.upper)]
    let edits = zip(zip(starts, ends), texts).map { gap, text in
      Edit(range: SourceRange(file: range.file, lower: gap.0, upper: gap.1), newText: text)
    }
    self.init(
      title,
      applicability,
      edits: edits.filter { $0.range.lower < $0.range.upper || !$0.newText.isEmpty }
    )
  }

  /// Replaces one range.
  package init(
    _ title: String,
    _ applicability: Applicability = .safe,
    replace range: SourceRange,
    with newText: String
  ) {
    self.init(title, applicability, edits: [Edit(range: range, newText: newText)])
  }
}

/// What tools read instead of the sentences of a finding.
extension Diagnostic {
  /// What a finding says in its notes, once more for programs.
  package struct Facts: Hashable, Sendable {
    /// One dimension of a context and its value there, such as `brand` and `harbor`.
    package struct Coordinate: Hashable, Sendable {
      /// The name of the dimension, such as `brand` or `ios`.
      package let dimension: String
      /// The value in the author's words, such as `harbor` or `26`.
      package let value: String

      /// Creates a coordinate.
      package init(_ dimension: String, _ value: String) {
        self.dimension = dimension
        self.value = Abbreviation.text(value)
      }
    }

    /// The layer in which declarations are at odds, such as `promo`.
    package var layer: String?
    /// Where each of them holds, in the author's words, sorted.
    package var conditions: [String]
    /// A context in which the finding shows.
    package var witness: [Coordinate]
    /// Blocks that settle a conflict, as YAML for the top level of a file; nil where none were found.
    package var settlement: String?

    /// Creates facts, with conditions that are abbreviated if they are very long.
    package init(layer: String? = nil, conditions: [String] = [], witness: [Coordinate] = []) {
      self.layer = layer
      self.conditions = conditions.map(Abbreviation.text)
      self.witness = witness
    }
  }
}

/// One finding: what is wrong, why it matters with every place involved, and what to do.
package struct Diagnostic: Hashable, Sendable {
  /// The id of the rule in kebab case, such as `conflicting-override`.
  package var rule: String
  /// How much the finding matters: the rule's own severity, unless a configuration changes it.
  package var severity: Severity
  /// What is wrong: one clause in lower case, without a full stop, names in single quotes.
  package var message: String
  /// The place to look at first.
  package var range: SourceRange
  /// Why, and where else.
  package var notes: [Note]
  /// What to do, one suggestion each; may hold lines of YAML.
  package var help: [String]
  /// The fixes, the best one first; empty where no single change is right.
  package var fixIts: [FixIt]
  /// The path of the property concerned, such as `navigationBar.title.color`.
  package var property: String?
  /// What the rules of the cascade know for programs.
  package var facts: Facts?
  /// What names the finding in baselines and reports; nil until asked for, by `identified(in:)`.
  package var identity: FindingIdentity?

  /// Creates a finding, whose texts are abbreviated if they are very long.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule.
  ///   - severity: the rule's own severity, an error if none is given.
  ///   - message: what is wrong.
  ///   - range: the place to look at first.
  ///   - notes: further facts and places.
  ///   - help: what to write instead, one suggestion each.
  ///   - fixIts: changes that an editor can make.
  ///   - property: the path of the property concerned.
  ///   - facts: the same facts for programs.
  package init(
    _ rule: String,
    as severity: Severity = .error,
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    help: [String] = [],
    fixIts: [FixIt] = [],
    property: String? = nil,
    facts: Facts? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = Abbreviation.text(message)
    self.range = range
    self.notes = notes
    self.help = help.map(Abbreviation.text)
    self.fixIts = fixIts
    self.property = property.map(Abbreviation.text)
    self.facts = facts
  }
}

/// What `lintel lint --fix` can do about a finding.
extension Diagnostic {
  /// What it takes to have the tool fix it: the least daring of its fixes that need no words of the author's; nil if there is none.
  package var fixability: FixIt.Applicability? {
    let offered = Set(fixIts.map(\.applicability))
    return [.safe, .unsafe].first { offered.contains($0) }
  }
}

/// What stages ask of all their findings.
extension [Diagnostic] {
  /// Whether one of the findings is an error, so that nothing may be written.
  package var hasErrors: Bool {
    contains { $0.severity == .error }
  }

  /// In source order, each once, with as many notes as anybody reads; what every output prints.
  package func sortedForOutput() -> [Diagnostic] {
    var result: [Diagnostic] = []
    /// Where those of one place, rule and message begin, among which alone there can be equal ones.
    var first = 0
    // Places decide mostly, and take no strings to compare.
    for var finding in sorted(by: { a, b in
      a.range == b.range ? (a.rule, a.message) < (b.rule, b.message) : a.range < b.range
    }) {
      finding.notes = Abbreviation.notes(finding.notes)
      if let last = result.last,
        last.range != finding.range || last.rule != finding.rule || last.message != finding.message
      {
        first = result.count
      }
      if !result[first...].contains(finding) { result.append(finding) }
    }
    return result
  }
}
