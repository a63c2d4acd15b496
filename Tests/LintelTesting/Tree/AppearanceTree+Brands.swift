import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Limits a tree to some brands, for outputs with a file for each brand.
extension AppearanceTree {
  /// The tree without the contexts of other brands, whose names stay so that indices don't change.
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
