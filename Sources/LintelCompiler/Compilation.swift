package import LintelAppearance
package import LintelCascade
package import LintelDiagnostics
package import LintelLint
package import LintelSyntax
package import LintelTheme

/// The results of one run of the compiler on a theme.
package struct Compilation: Sendable {
  /// Every file that was read: the root first, then its imports, then their imports, with each level sorted by path.
  package var sources: SourceMap
  /// The nodes of the YAML files, as far as they can be read.
  package var roots: [FileID: YAMLNode] = [:]
  /// The theme, or `nil` if the root file can't be read as one.
  package var theme: Theme?
  /// The decided theme for outputs, or `nil` if there are errors.
  package var decided: DecidedTheme?
  /// The theme's cascade for all releases of the app, or `nil` if an error leaves the theme without a meaning.
  package var cascade: Cascade?
  /// The findings, sorted for output.
  package var diagnostics: [Diagnostic]
  /// The findings that comments in the theme silence.
  package var suppressed: [SuppressedFinding] = []
  /// The findings that the baseline hides.
  package var baselined: [Diagnostic] = []
  /// Whether the run ended early, so that findings are missing.
  package var isInterrupted = false

  package init(sources: SourceMap, theme: Theme?, diagnostics: [Diagnostic]) {
    self.sources = sources
    self.theme = theme
    self.diagnostics = diagnostics
  }
}
