#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

// Traits that a proxy may be limited to.

@available(iOS 13, *)
nonisolated extension TreeKeywords {
  /// By raw values, since two of them are newer than the oldest system (UIDevice.h).
  static let idioms = [
    "unspecified": -1, "phone": 0, "pad": 1, "tv": 2, "carPlay": 3, "mac": 5, "vision": 6,
  ]
  static let sizeClasses: [String: UIUserInterfaceSizeClass] = [
    "unspecified": .unspecified, "compact": .compact, "regular": .regular,
  ]
  static let levels: [String: UIUserInterfaceLevel] = [
    "unspecified": .unspecified, "base": .base, "elevated": .elevated,
  ]
  static let contrasts: [String: UIAccessibilityContrast] = [
    "unspecified": .unspecified, "normal": .normal, "high": .high,
  ]
  static let legibilityWeights: [String: UILegibilityWeight] = [
    "unspecified": .unspecified, "regular": .regular, "bold": .bold,
  ]
  static let layoutDirections: [String: UITraitEnvironmentLayoutDirection] = [
    "unspecified": .unspecified, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
  static let gamuts: [String: UIDisplayGamut] = [
    "unspecified": .unspecified, "SRGB": .SRGB, "P3": .P3,
  ]
}
#endif
