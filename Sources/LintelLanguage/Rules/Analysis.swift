package import LintelDiagnostics
package import LintelSchema
import LintelSyntax

/// Everything that a rule may look at.
package struct Analysis: Sendable {
  package let theme: Theme
  package let cascade: Cascade
  /// What the cascade's own passes found: conflicts, dead declarations and the like.
  package let findings: CascadeFindings
  /// Every declaration that wins over another somewhere; empty while only errors are wanted.
  package let overrides: [Override]
  package let sources: SourceMap
  /// The nodes of the theme's YAML files, for fix-its that move or remove what is written.
  let roots: [FileID: YAMLNode]
  /// The comments of those files, in source order.
  let comments: [FileID: [SourceRange]]
  package let schema: Schema
  package let options: CompilerOptions
  /// The theme's situations; nil in a compile, and where the theme is not sound enough to have a tree.
  let survey: Survey?
  /// What can be read how well on the theme's bars; nil as the survey is.
  private(set) var contrast: ContrastFindings?

  init(
    theme: Theme,
    cascade: Cascade,
    findings: CascadeFindings,
    overrides: [Override],
    sources: SourceMap,
    roots: [FileID: YAMLNode],
    comments: [FileID: [SourceRange]],
    schema: Schema,
    options: CompilerOptions,
    surveying releases: [BuiltRelease] = []
  ) {
    self.theme = theme
    self.cascade = cascade
    self.findings = findings
    self.overrides = overrides
    self.sources = sources
    self.roots = roots
    self.comments = comments
    self.schema = schema
    self.options = options
    survey = Survey(of: releases, schema: schema)
    contrast = survey.map { ContrastSurvey(self, $0).findings }
  }
}
