import LintelCascade
package import LintelCompiler
import LintelDiff
package import LintelTheme

extension ComparedTheme {
  /// Creates a side from a compiled theme, or returns `nil` if the theme has errors.
  package init?(_ compilation: Compilation, release: AppRelease? = nil) {
    guard let cascade = compilation.cascade, compilation.decided != nil else { return nil }
    let interval = cascade.theme.space.interval(of: release)
    self.init(sources: compilation.sources, cascade: cascade.limited(to: interval))
  }
}
