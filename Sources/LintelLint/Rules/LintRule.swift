package import LintelDiagnostics

/// One thing that the compiler can say about a theme: its page, its tests and its check in one value.
///
/// To add a rule, add a file with one static property, and list it in its family. The reference,
/// the JSON Schema of `.lintel.yml`, `lintel rules`, and the tests of examples then have it.
package struct LintRule: Sendable {
  /// Which stage finds it; decides when it runs and whether an author may silence it.
  package enum Stage: String, Hashable, Sendable, CaseIterable {
    /// While a file's YAML is read.
    case syntax
    /// While values, names and blocks are read.
    case reading
    /// While the cascade is decided; no comment and no setting silences these.
    case cascade
    /// While the appearance tree is built.
    case appearance
    /// When the theme is known to be sound.
    case lint
    /// After suppression comments are applied.
    case suppression
  }

  /// What a rule begins with: its id, its severity without a configuration, and the stage that finds it.
  struct Head {
    let id: String
    let severity: Severity
    let stage: Stage

    /// The head of a rule about errors.
    static func error(_ id: String, in stage: Stage = .lint) -> Head {
      Head(id: id, severity: .error, stage: stage)
    }

    /// The head of a rule that warns.
    static func warning(_ id: String, in stage: Stage = .lint) -> Head {
      Head(id: id, severity: .warning, stage: stage)
    }

    /// The head of a rule about what is worth knowing.
    static func info(_ id: String, in stage: Stage = .lint) -> Head {
      Head(id: id, severity: .info, stage: stage)
    }
  }

  /// In kebab case, naming the pattern that is found: `lintel:disable-next-line hidden-slot` has to read well.
  package let id: String
  /// The severity without a configuration.
  package let severity: Severity
  /// The stage that finds it.
  package let stage: Stage
  /// What is found, as one sentence.
  package let summary: String
  /// Why it matters, in a few sentences.
  package let rationale: String
  /// What to write instead.
  package let advice: String
  /// Where it's documented what systems do, for rules about versions.
  package let sources: [RuleSource]
  /// Themes in which it is found, and themes like them in which it is not.
  package let examples: [Example]
  /// Whether it finds that something is missing, which an error elsewhere may have left out.
  package let judgesAbsence: Bool
  /// Whether a finding's noted places are as much its place as the first one is, which only comes first in the source.
  package let hasEqualPlaces: Bool
  /// Whether the noted places of a finding are further ones at which it is found.
  package let gathersPlaces: Bool
  /// Whether it finds nothing unless a configuration gives it a severity.
  package let isOff: Bool
  /// What a configuration may set, besides the severity.
  package let options: [RuleOption]
  /// The check; nil if the stage itself reports it as it goes.
  package let check: (@Sendable (Analysis) -> [Finding])?

  /// Creates a rule; each parameter is as the property that it's for.
  init(
    _ head: Head,
    summary: String,
    rationale: String,
    advice: String,
    sources: [RuleSource] = [],
    _ examples: Example...,
    judgesAbsence: Bool = false,
    hasEqualPlaces: Bool = false,
    gathersPlaces: Bool = false,
    isOff: Bool = false,
    options: [RuleOption] = [],
    check: (@Sendable (Analysis) -> [Finding])? = nil
  ) {
    id = head.id
    severity = head.severity
    stage = head.stage
    self.summary = summary
    self.rationale = rationale
    self.advice = advice
    self.sources = sources
    self.examples = examples
    self.judgesAbsence = judgesAbsence
    self.hasEqualPlaces = hasEqualPlaces
    self.gathersPlaces = gathersPlaces
    self.isOff = isOff
    self.options = options
    self.check = check
  }

  /// Themes in which it is found.
  package var triggering: [Example] { examples.filter { !$0.lines.isEmpty } }

  /// Themes in which it is not found.
  package var nonTriggering: [Example] { examples.filter(\.lines.isEmpty) }

  /// Whether a comment may silence it; errors that leave the outputs undefined, and findings about
  /// such comments, can't be silenced.
  package var isSuppressible: Bool {
    severity != .error && stage != .cascade && stage != .suppression
  }
}

/// Finds.
extension LintRule {
  /// Runs the check.
  package func findings(_ analysis: Analysis) -> [Diagnostic] {
    (check?(analysis) ?? []).map(diagnostic)
  }
}

/// A page that says what a rule relies on.
package struct RuleSource: Hashable, Sendable {
  /// Its author and its name, such as `Apple, Adopting Liquid Glass`.
  package let title: String
  /// Its address.
  package let address: String

  /// Creates a source.
  init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }
}
