import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Limits a tree to some brands, for outputs that are written brand by brand.
extension AppearanceTree {
  /// The tree without the contexts of other brands, which keeps their names so that indices stay.
  ///
  /// - Parameter brands: indices of brands.
  /// - Returns: the limited tree.
  package func limited(to brands: [Int]) -> AppearanceTree {
    var tree = self
    tree.contexts = contexts.compactMap { entry in
      var entry = entry
      entry.brands = entry.brands.filter(brands.contains)
      return entry.brands.isEmpty ? nil : entry
    }
    return tree
  }
}
