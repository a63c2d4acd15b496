import LintelAppearance
import LintelCascade
package import LintelCompiler
import LintelTheme

extension Compilation {
  /// The tree of every context of the theme, resolved without decisions, or `nil` if there are errors.
  package var tree: AppearanceTree? {
    guard let decided else { return nil }
    var tree = buildAppearanceTree(decided.theme, Cascade(decided.theme)).tree
    // Proxies use colors of the app, too, but trees have no proxies.
    if decided.proxies != nil { tree.parameters = decided.parameters }
    return decided.brands.count < tree.brands.count ? tree.limited(to: decided.brands) : tree
  }
}
