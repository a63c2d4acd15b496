#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

@available(iOS 13, *)
@MainActor
extension TreeProxy {
  /// Sets values on the proxy, or changes nothing if a class, container, or trait that distinguishes the proxy from others is unknown.
  func set(_ properties: TreeLegacy, _ table: TreeContainers) {
    switch name {
    case "UINavigationBar": proxy(of: UINavigationBar.self, table)?.setProperties(properties)
    case "UIToolbar": proxy(of: UIToolbar.self, table)?.setProperties(properties)
    case "UITabBar": proxy(of: UITabBar.self, table)?.setProperties(properties)
    case "UISearchBar": proxy(of: UISearchBar.self, table)?.setProperties(properties)
    case "UIBarItem": proxy(of: UIBarItem.self, table)?.setTitles(properties)
    case "UIBarButtonItem": proxy(of: UIBarButtonItem.self, table)?.setProperties(properties)
    case "UITabBarItem": proxy(of: UITabBarItem.self, table)?.setProperties(properties)
    default: break
    }
  }

  private func proxy<Owner: NSObject & UIAppearance>(
    of owner: Owner.Type,
    _ table: TreeContainers
  ) -> Owner? {
    let types = containers.compactMap { table[$0] }
    guard types.count == containers.count else { return nil }
    if traits.isEmpty {
      return types.isEmpty
        ? Owner.appearance() : Owner.appearance(whenContainedInInstancesOf: types)
    }
    let all = traits.sorted { $0.key < $1.key }.compactMap { Self.trait($0.key, $0.value) }
    guard all.count == traits.count else { return nil }
    let collection = mergedCollection(traitsFrom: all)
    return types.isEmpty
      ? Owner.appearance(for: collection)
      : Owner.appearance(for: collection, whenContainedInInstancesOf: types)
  }

  private static func trait(_ name: String, _ value: TreeNode) -> UITraitCollection? {
    let word = value.string ?? ""
    switch name {
    case "userInterfaceStyle":
      return TreeKeywords.userInterfaceStyles[word].map(UITraitCollection.init(userInterfaceStyle:))
    case "userInterfaceIdiom":
      return TreeKeywords.idioms[word].flatMap { UIUserInterfaceIdiom(rawValue: $0) }
        .map(UITraitCollection.init(userInterfaceIdiom:))
    case "horizontalSizeClass":
      return TreeKeywords.sizeClasses[word].map(UITraitCollection.init(horizontalSizeClass:))
    case "verticalSizeClass":
      return TreeKeywords.sizeClasses[word].map(UITraitCollection.init(verticalSizeClass:))
    case "userInterfaceLevel":
      return TreeKeywords.levels[word].map(UITraitCollection.init(userInterfaceLevel:))
    case "accessibilityContrast":
      return TreeKeywords.contrasts[word].map(UITraitCollection.init(accessibilityContrast:))
    case "legibilityWeight":
      return TreeKeywords.legibilityWeights[word].map(UITraitCollection.init(legibilityWeight:))
    case "layoutDirection":
      return TreeKeywords.layoutDirections[word].map(UITraitCollection.init(layoutDirection:))
    case "displayGamut": return TreeKeywords.gamuts[word].map(UITraitCollection.init(displayGamut:))
    case "displayScale": return value.number.map { UITraitCollection(displayScale: CGFloat($0)) }
    default: return nil
    }
  }
}
#endif
