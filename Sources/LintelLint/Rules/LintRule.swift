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

  /// In kebab case, naming the pattern that is found: `lintel:disable-next-line hidden-slot` has to read well.
  package let id: String
  /// The severity without a configuration.
  package let severity: Severity
  /// The stage that finds it.
  package private(set) var stage = Stage.lint
  /// What is found, as one sentence.
  package let summary: String
  /// Why it matters, in a few sentences.
  package let rationale: String
  /// What to write instead.
  package let advice: String
  /// Where it's documented what systems do, for rules about versions.
  package private(set) var sources: [RuleSource] = []
  /// Themes in which it is found, and themes like them in which it is not.
  package let examples: [Example]
  /// Whether it finds that something is missing, which an error elsewhere may have left out.
  package private(set) var judgesAbsence = false
  /// Whether a finding's noted places are as much its place as the first one is, which only comes first in the source.
  package private(set) var hasEqualPlaces = false
  /// Whether the noted places of a finding are further ones at which it is found.
  package private(set) var gathersPlaces = false
  /// Whether it finds nothing unless a configuration gives it a severity.
  package private(set) var isOff = false
  /// What a configuration may set, besides the severity.
  package private(set) var options: [RuleOption] = []
  /// The check; nil if the stage itself reports it as it goes.
  package private(set) var check: (@Sendable (Analysis) -> [Finding])?

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
