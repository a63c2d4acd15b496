import LintelCascade
package import LintelCompiler
import LintelDiff
package import LintelTheme

/// Compares themes as they were compiled.
extension ComparedTheme {
  /// Nil if the theme has errors.
  package init?(_ compilation: Compilation, release: AppRelease? = nil) {
    guard let theme = compilation.theme, let tree = compilation.tree else { return nil }
    self.init(
      sources: compilation.sources,
      tree: tree,
      cascade: Cascade(theme).limited(to: theme.space.interval(of: release))
    )
  }
}
