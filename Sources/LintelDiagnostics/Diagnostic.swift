/// How much a finding matters; only errors stop a compile.
package enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  case info
  case warning
  case error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (a: Severity, b: Severity) -> Bool {
    a.rank < b.rank
  }
}

/// A further place that a diagnostic speaks of, or a fact without a place.
package struct Note: Hashable, Sendable {
  package let message: String
  package let range: SourceRange?

  package init(_ message: String, at range: SourceRange? = nil) {
    self.message = Abbreviation.text(message)
    self.range = range
  }
}

/// A change that an editor or `--fix` can make.
package struct FixIt: Hashable, Sendable {
  /// Whether a change keeps the meaning that the author most likely had in mind.
  package enum Applicability: String, Hashable, Sendable {
    case safe
    case unsafe
    case placeholder
  }

  package struct Edit: Hashable, Sendable {
    package let range: SourceRange
    package let newText: String

    package init(range: SourceRange, newText: String) {
      self.range = range
      self.newText = newText
    }
  }

  package let title: String
  package let applicability: Applicability
  package let edits: [Edit]

  package init(_ title: String, _ applicability: Applicability, edits: [Edit]) {
    self.title = Abbreviation.text(title)
    self.applicability = applicability
    self.edits = edits
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

extension Diagnostic {
  /// What a finding says in its notes, once more for programs.
  package struct Facts: Hashable, Sendable {
    /// One dimension of a context and its value there, such as `brand` and `harbor`.
    package struct Coordinate: Hashable, Sendable {
      package let dimension: String
      package let value: String

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
  package var severity: Severity
  /// What is wrong: one clause in lower case, without a full stop, names in single quotes.
  package var message: String
  /// The place to look at first.
  package var range: SourceRange
  /// Why, and where else.
  package var notes: [Note]
  /// What to do, one suggestion each; may hold lines of YAML.
  package var help: [String]
  package var fixIts: [FixIt]
  /// The path of the property concerned, such as `navigationBar.title.color`.
  package var property: String?
  /// What the rules of the cascade know for programs.
  package var facts: Facts?
  /// What names the finding in baselines and reports; nil until asked for, by `identified(in:)`.
  package var identity: FindingIdentity?

  package init(
    _ rule: String,
    _ severity: Severity = .error,
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

extension Diagnostic {
  /// What it takes to have the tool fix it: the least daring of its fixes that need no words of the author's; nil if there is none.
  package var fixability: FixIt.Applicability? {
    let offered = Set(fixIts.map(\.applicability))
    return [.safe, .unsafe].first { offered.contains($0) }
  }
}

extension Sequence<Diagnostic> {
  package var hasErrors: Bool {
    contains { $0.severity == .error }
  }

  /// In source order, each once, with as many notes as anybody reads; what every output prints.
  package func sortedForOutput() -> [Diagnostic] {
    var result: [Diagnostic] = []
    /// Where those of one place, rule and message begin, among which alone there can be equal ones.
    var first = 0
    for var finding in sorted(by: {
      ($0.range, $0.rule, $0.message) < ($1.range, $1.rule, $1.message)
    }) {
      finding.notes = Abbreviation.notes(finding.notes)
      if let last = result.last,
        (last.range, last.rule, last.message) != (finding.range, finding.rule, finding.message)
      {
        first = result.count
      }
      if !result[first...].contains(finding) { result.append(finding) }
    }
    return result
  }
}
