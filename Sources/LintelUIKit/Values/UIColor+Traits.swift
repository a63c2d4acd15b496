#if canImport(UIKit)
import UIKit

// Colors that follow traits came with iOS 13; below it a color is the same everywhere, as it is in light.

nonisolated extension UIColor {
  /// A color that is made for the traits in which it is looked at.
  static func following(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) -> UIColor {
    guard #available(iOS 13, *) else { return color(UITraitCollection()) }
    return UIColor(dynamicProvider: color)
  }

  /// The color as it is in some traits.
  func resolved(in traits: UITraitCollection) -> UIColor {
    guard #available(iOS 13, *) else { return self }
    return resolvedColor(with: traits)
  }
}
#endif
