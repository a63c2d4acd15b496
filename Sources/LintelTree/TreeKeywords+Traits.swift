#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

// Traits to which a proxy can be limited.

@available(iOS 13, *)
nonisolated extension TreeKeywords {
  /// The raw values of idioms, because two idioms are newer than the oldest system (UIDevice.h).
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
