#if canImport(UIKit)
public import UIKit

/// Merges trait collections that each specify a different trait, with the API that the system has.
///
/// - Parameter collections: the collections, with traits by which a theme can distinguish proxies and images.
/// - Returns: a collection that specifies the traits of all.
@_spi(Generated)
public nonisolated func mergedCollection(
  traitsFrom collections: [UITraitCollection]
) -> UITraitCollection {
  guard #available(iOS 17, *) else { return UITraitCollection(traitsFrom: collections) }
  return UITraitCollection { traits in
    for collection in collections { collection.copySpecified(to: &traits) }
  }
}

@available(iOS 17, *)
nonisolated extension UITraitCollection {
  fileprivate func copySpecified(to traits: inout any UIMutableTraits) {
    if userInterfaceStyle != .unspecified { traits.userInterfaceStyle = userInterfaceStyle }
    if userInterfaceIdiom != .unspecified { traits.userInterfaceIdiom = userInterfaceIdiom }
    if userInterfaceLevel != .unspecified { traits.userInterfaceLevel = userInterfaceLevel }
    if accessibilityContrast != .unspecified {
      traits.accessibilityContrast = accessibilityContrast
    }
    if horizontalSizeClass != .unspecified { traits.horizontalSizeClass = horizontalSizeClass }
    if verticalSizeClass != .unspecified { traits.verticalSizeClass = verticalSizeClass }
    if legibilityWeight != .unspecified { traits.legibilityWeight = legibilityWeight }
    if layoutDirection != .unspecified { traits.layoutDirection = layoutDirection }
    if displayGamut != .unspecified { traits.displayGamut = displayGamut }
    if displayScale != 0 { traits.displayScale = displayScale }
  }
}
#endif
