package import LintelDiagnostics

/// A kind of finding about themes, with its page, its tests, and its check.
///
/// To add a rule, add a file with one static property, and list it in its family. The reference,
/// the JSON Schema of `.lintel.yml`, `lintel rules`, and the tests of examples then have it.
package struct LintRule: Sendable {
  /// The stage that reports a rule's findings, which determines when the rule runs and whether authors can silence it.
  package enum Stage: String, Hashable, Sendable, CaseIterable {
    case syntax
    /// While values, names, and blocks are read.
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

  /// How a rule finds its pattern.
  package enum Check: Sendable {
    /// From the theme and its cascade.
    case theme(@Sendable (Analysis) -> [Finding])
    /// From what bars look like, which only one thread at a time can ask for.
    case looks(@Sendable (Analysis, SharedLooks) -> [Finding])
  }

  /// The id of a rule, its severity without a configuration, and its stage.
  struct Head {
    let id: String
    let severity: Severity
    let stage: Stage

    static func error(_ id: String, in stage: Stage = .lint) -> Head {
      Head(id: id, severity: .error, stage: stage)
    }

    static func warning(_ id: String, in stage: Stage = .lint) -> Head {
      Head(id: id, severity: .warning, stage: stage)
    }

    static func info(_ id: String, in stage: Stage = .lint) -> Head {
      Head(id: id, severity: .info, stage: stage)
    }
  }

  /// The id in kebab case, which names the pattern that the rule finds, so that `lintel:disable-next-line hidden-slot` reads well.
  package let id: String
  package let severity: Severity
  package let stage: Stage
  /// The pattern that the rule finds, as one sentence.
  package let summary: String
  /// The reason why the pattern matters, in a few sentences.
  package let rationale: String
  /// The alternative to the pattern.
  package let advice: String
  /// The documentation of system behavior, for rules about versions.
  package let sources: [RuleSource]
  private let examples: [Examples]
  /// Whether the rule reports missing declarations, which can also be the result of an error elsewhere.
  package let judgesAbsence: Bool
  /// Whether the places in a finding's notes are as important as its own, which is only the first in the source.
  package let hasEqualPlaces: Bool
  /// Whether the notes of a finding contain further places with the same pattern.
  package let gathersPlaces: Bool
  /// Whether the rule is off unless a configuration gives it a level.
  package let isOff: Bool
  /// The options that a configuration can set, in addition to the level.
  package let options: [RuleOption]
  /// The check, or `nil` if the stage reports the findings itself.
  package let check: Check?
  /// The source file that contains the rule, for failing tests.
  package let file: String
  package let line: Int

  init(
    _ head: Head,
    summary: String,
    rationale: String,
    advice: String,
    sources: [RuleSource] = [],
    _ examples: Examples...,
    judgesAbsence: Bool = false,
    hasEqualPlaces: Bool = false,
    gathersPlaces: Bool = false,
    isOff: Bool = false,
    options: [RuleOption] = [],
    check: (@Sendable (Analysis) -> [Finding])? = nil,
    lookCheck: (@Sendable (Analysis, SharedLooks) -> [Finding])? = nil,
    file: String = #fileID,
    line: Int = #line
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
    self.check = check.map { .theme($0) } ?? lookCheck.map { .looks($0) }
    self.file = file
    self.line = line
  }

  /// Themes with findings of the rule.
  package var triggering: [Example] { examples.flatMap(\.all).filter { !$0.lines.isEmpty } }

  /// Similar themes without findings.
  package var nonTriggering: [Example] { examples.flatMap(\.all).filter(\.lines.isEmpty) }

  /// Whether a comment can silence the rule, which excludes errors and the cascade's findings, because
  /// they leave the outputs undefined, and findings about such comments.
  package var isSuppressible: Bool {
    severity != .error && stage != .cascade && stage != .suppression
  }
}

extension LintRule {
  var asksForLooks: Bool {
    if case .looks = check { true } else { false }
  }

  func findings(_ analysis: Analysis, _ looks: SharedLooks) -> [Diagnostic] {
    switch check {
    case .theme(let check): check(analysis).map(diagnostic)
    case .looks(let check): check(analysis, looks).map(diagnostic)
    case nil: []
    }
  }
}

/// A page that documents the behavior that a rule relies on.
package struct RuleSource: Hashable, Sendable {
  /// The author and the title, such as `Apple, Adopting Liquid Glass`.
  package let title: String
  package let address: String

  init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }
}
