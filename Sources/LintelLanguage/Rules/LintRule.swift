package import LintelDiagnostics

/// One thing that the compiler can say about a theme: its page, its tests and its check in one value.
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

  /// In kebab case, naming the pattern that is found: `lintel:disable-next-line hidden-slot` has to read well.
  package let id: String
  package let severity: Severity
  package let stage: Stage
  /// What is found, as one sentence.
  package let summary: String
  /// Why it matters, in a few sentences.
  package let rationale: String
  /// What to write instead.
  package let advice: String
  /// Themes in which it is found.
  package let triggering: [Example]
  /// Themes like them in which it is not.
  package let nonTriggering: [Example]
  /// Whether it finds that something is missing, which an error elsewhere may have left out.
  package let judgesAbsence: Bool
  /// Whether a finding's noted places are as much its place as the first one is, which only comes first in the source.
  package let hasEqualPlaces: Bool
  /// Whether the noted places of a finding are further ones at which it is found.
  package let gathersPlaces: Bool
  /// What a configuration may set, besides the severity.
  package let options: [RuleOption]
  /// The check; nil if the stage itself reports it as it goes.
  package let check: (@Sendable (Analysis) -> [Diagnostic])?

  package init(
    id: String,
    severity: Severity,
    stage: Stage = .lint,
    summary: String,
    rationale: String,
    advice: String,
    triggering: [Example],
    nonTriggering: [Example],
    judgesAbsence: Bool = false,
    hasEqualPlaces: Bool = false,
    gathersPlaces: Bool = false,
    options: [RuleOption] = [],
    check: (@Sendable (Analysis) -> [Diagnostic])? = nil
  ) {
    self.id = id
    self.severity = severity
    self.stage = stage
    self.summary = summary
    self.rationale = rationale
    self.advice = advice
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.judgesAbsence = judgesAbsence
    self.hasEqualPlaces = hasEqualPlaces
    self.gathersPlaces = gathersPlaces
    self.options = options
    self.check = check
  }

  /// Whether a comment may silence it; errors that leave the outputs undefined, and findings about
  /// such comments, can't be silenced.
  package var isSuppressible: Bool {
    severity != .error && stage != .cascade && stage != .suppression
  }
}
