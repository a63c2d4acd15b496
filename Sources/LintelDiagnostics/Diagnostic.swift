/// The severity of a finding; only errors stop a compile.
package enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  /// A finding about something that may be intended, which doesn't change the exit code.
  case info
  /// A finding about something that compiles, but is probably not what the author wants.
  case warning
  /// A finding about something that makes the meaning of the theme unclear, so that `compile` doesn't write output.
  case error

  /// The position in the order, starting at 0 for `info`.
  private var rank: Int { choice(error: 2, warning: 1, info: 0) }

  /// Orders severities from the least to the most serious.
  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  /// Returns the content for this severity.
  package func choice<Content>(error: Content, warning: Content, info: Content) -> Content {
    switch self {
    case .error: error
    case .warning: warning
    case .info: info
    }
  }

  /// The word that compilers, Xcode, SwiftPM, and SARIF (section 3.27.10) use: `error`, `warning`, or `note`.
  package var level: String { choice(error: "error", warning: "warning", info: "note") }
}

/// A fact about a finding, with the place that it's about, if any.
///
/// A note states facts. `Diagnostic.help` says what to do about them.
package struct Note: Hashable, Sendable {
  /// The fact, as a clause in lowercase without a period.
  package let message: String
  /// The range that the fact is about, or `nil` if it isn't about a single place.
  package let range: SourceRange?

  /// Creates a note, abbreviating its message if it's very long.
  package init(_ message: String, at range: SourceRange? = nil) {
    self.message = Abbreviation.text(message)
    self.range = range
  }
}

/// A change that an editor or `--fix` can make.
///
/// Lintel offers a fix only if exactly one change is right. The tool checks every fix before
/// applying it: a change that affects the meaning of the theme isn't applied as safe.
package struct FixIt: Hashable, Sendable {
  /// Whether a change keeps the meaning that the author most likely intended.
  package enum Applicability: String, Hashable, Sendable {
    /// The change keeps the meaning of the theme, or does exactly what the message says; `--fix`
    /// applies it.
    case safe
    /// The change is probably right, but the author has to check it; only `--unsafe-fixes`
    /// applies it.
    case unsafe
    /// The new text has a gap that only the author can fill in, so no option applies it.
    case placeholder
  }

  /// The replacement of a range with a text.
  package struct Edit: Hashable, Sendable {
    /// The range to replace, which is empty for an insertion.
    package let range: SourceRange
    /// The text that replaces the range, which may have several lines, each ending in a line feed.
    package let newText: String

    package init(range: SourceRange, newText: String) {
      self.range = range
      self.newText = newText
    }
  }

  /// The change in the imperative, such as `change to 'tint'`, for menus of editors.
  package let title: String
  /// Whether the tool may apply the fix without confirmation.
  package let applicability: Applicability
  /// The edits, which are applied together or not at all.
  package let edits: [Edit]

  /// Creates a fix with several edits.
  package init(_ title: String, _ applicability: Applicability, edits: [Edit]) {
    self.title = Abbreviation.text(title)
    self.applicability = applicability
    self.edits = edits
  }

  /// Creates a fix that keeps some parts of a range, and replaces the text before, between, and after them.
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

  /// Creates a fix that replaces one range.
  package init(
    _ title: String,
    _ applicability: Applicability = .safe,
    replace range: SourceRange,
    with newText: String
  ) {
    self.init(title, applicability, edits: [Edit(range: range, newText: newText)])
  }
}

/// Facts for programs.
extension Diagnostic {
  /// The facts in a finding's notes in a form for programs.
  package struct Facts: Hashable, Sendable {
    /// A dimension of a context with its value, such as `brand` and `harbor`.
    package struct Coordinate: Hashable, Sendable {
      /// The name of the dimension, such as `brand` or `ios`.
      package let dimension: String
      /// The value in the author's words, such as `harbor` or `26`.
      package let value: String

      package init(_ dimension: String, _ value: String) {
        self.dimension = dimension
        self.value = Abbreviation.text(value)
      }
    }

    /// The layer of the conflicting declarations, such as `promo`.
    package var layer: String?
    /// The contexts in which each declaration applies, in the author's words, sorted.
    package var conditions: [String]
    /// A context that demonstrates the finding.
    package var witness: [Coordinate]
    /// Blocks that resolve a conflict, as YAML for the top level of a file, or `nil` if none were found.
    package var settlement: String?

    /// Creates facts, abbreviating conditions that are very long.
    package init(layer: String? = nil, conditions: [String] = [], witness: [Coordinate] = []) {
      self.layer = layer
      self.conditions = conditions.map(Abbreviation.text)
      self.witness = witness
    }
  }
}

extension Diagnostic {
  /// What a finding is about, for stages that need more than its rule and its range, so that messages can change freely.
  package enum Subject: Hashable, Sendable {
    /// Names without a declaration, with the noun for names of their kind, such as `brand`.
    case undeclaredNames([String], kind: String)
    /// Keys where names or groups belong, most often because a line with a name is missing above them.
    case missingName
    /// Keys that are there twice, most often because a line with the key that they belong to is missing above them.
    case missingKey
    /// A key with its name, whose line is missing above others.
    case missingLine(String)
    /// The indentation of a line.
    case indentation
    /// A key without its colon.
    case missingColon
    /// A text that needs quotes.
    case missingQuotes
    /// A bracket that isn't closed.
    case openBracket(SourceRange)
  }
}

/// A finding, which describes the cause, the places involved, and the solution.
package struct Diagnostic: Hashable, Sendable {
  /// The id of the rule in kebab case, such as `conflicting-override`.
  package var rule: String
  /// The severity, which is the rule's own unless a configuration changes it.
  package var severity: Severity
  /// The cause, as a clause in lowercase without a period, with names in single quotes.
  package var message: String
  /// The most important range.
  package var range: SourceRange
  /// More facts, and other ranges.
  package var notes: [Note]
  /// The suggestions, which may have lines of YAML.
  package var help: [String]
  /// The fixes, the best one first, or an empty array if no single change is right.
  package var fixIts: [FixIt]
  /// The path of the property, such as `navigationBar.title.color`, if the finding is about one.
  package var property: String?
  /// The facts for programs, which the rules of the cascade provide.
  package var facts: Facts?
  /// What the finding is about, if a later stage depends on it.
  package var subject: Subject?
  /// The identity of the finding in baselines and reports, or `nil` before `identified(in:)` adds it.
  package var identity: FindingIdentity?

  /// Creates a finding, abbreviating texts that are very long.
  package init(
    _ rule: String,
    as severity: Severity = .error,
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    help: [String] = [],
    fixIts: [FixIt] = [],
    property: String? = nil,
    facts: Facts? = nil,
    about subject: Subject? = nil
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
    self.subject = subject
  }
}

extension Diagnostic {
  /// The applicability of the safest fix that doesn't need words from the author, or `nil` if there is none.
  package var fixability: FixIt.Applicability? {
    let offered = Set(fixIts.map(\.applicability))
    return [.safe, .unsafe].first { offered.contains($0) }
  }
}

extension [Diagnostic] {
  /// Whether any finding is an error, so that no output may be written.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Returns the findings as every output prints them: in source order, without duplicates, and with a limited number of notes.
  package func sortedForOutput() -> [Diagnostic] {
    var result: [Diagnostic] = []
    // The index of the first finding with the same range, rule, and message; only those can be equal.
    var first = 0
    // Ranges decide in most cases, without comparing strings.
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
