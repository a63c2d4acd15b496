package import LintelAppearance
package import LintelCascade
package import LintelDiagnostics
package import LintelLint
package import LintelSyntax
package import LintelTheme

/// Everything that one run of the compiler finds out about a theme.
package struct Compilation: Sendable {
  /// Every file read: the root first, then what it imports, then what those import, each level by path.
  package var sources: SourceMap
  /// The nodes of the YAML files among them, as far as they can be read.
  package var roots: [FileID: YAMLNode] = [:]
  /// Nil if the root file can't be read as a theme at all.
  package var theme: Theme?
  /// What outputs write; nil if there are errors.
  package var decided: DecidedTheme?
  /// How the theme decides everything, in all releases of the app; nil where an error leaves it without a meaning.
  package var cascade: Cascade?
  /// Sorted for output.
  package var diagnostics: [Diagnostic]
  /// What comments in the theme silence.
  package var suppressed: [SuppressedFinding] = []
  /// Findings that the baseline hides.
  package var baselined: [Diagnostic] = []
  /// Whether the run ended early, so that findings are missing.
  package var isInterrupted = false

  package init(sources: SourceMap, theme: Theme?, diagnostics: [Diagnostic]) {
    self.sources = sources
    self.theme = theme
    self.diagnostics = diagnostics
  }
}
