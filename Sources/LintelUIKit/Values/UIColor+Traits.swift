#if canImport(UIKit)
import UIKit

// Colors that follow traits require iOS 13. Before that, a color always looks as it does in light.

nonisolated extension UIColor {
  /// Returns a color that is created for the traits in which it's shown.
  static func following(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) -> UIColor {
    guard #available(iOS 13, *) else { return color(UITraitCollection()) }
    return UIColor(dynamicProvider: color)
  }

  func resolved(in traits: UITraitCollection) -> UIColor {
    guard #available(iOS 13, *) else { return self }
    return resolvedColor(with: traits)
  }
}
#endif
