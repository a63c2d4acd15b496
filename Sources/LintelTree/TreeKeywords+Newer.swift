#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

// Keywords that some or all systems before iOS 13 lack.

@available(iOS 13, *)
nonisolated extension TreeKeywords {
  static let effects: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
  static let statusBarStyles: [String: UIStatusBarStyle] = [
    "default": .default, "lightContent": .lightContent, "darkContent": .darkContent,
  ]
  static let searchBarStyles: [String: UISearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
  static let newerColors: [String: UIColor] = [
    "systemIndigo": .systemIndigo, "systemBrown": .systemBrown, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText, "link": .link, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
  ]
}

nonisolated extension TreeKeywords {
  /// The light variants of system colors, for systems that don't have the colors.
  static let lightColors: [String: UInt32] = [
    "systemIndigo": 0x5856_D6FF, "systemBrown": 0xA284_5EFF, "systemGray2": 0xAEAE_B2FF,
    "systemGray3": 0xC7C7_CCFF, "systemGray4": 0xD1D1_D6FF, "systemGray5": 0xE5E5_EAFF,
    "systemGray6": 0xF2F2_F7FF, "label": 0x0000_00FF, "secondaryLabel": 0x3C3C_4399,
    "tertiaryLabel": 0x3C3C_434C, "quaternaryLabel": 0x3C3C_432D, "placeholderText": 0x3C3C_434C,
    "link": 0x007A_FFFF, "separator": 0x3C3C_4349, "opaqueSeparator": 0xC6C6_C8FF,
    "systemFill": 0x7878_8033, "secondarySystemFill": 0x7878_8028,
    "tertiarySystemFill": 0x7676_801E, "quaternarySystemFill": 0x7474_8014,
    "systemBackground": 0xFFFF_FFFF, "secondarySystemBackground": 0xF2F2_F7FF,
    "tertiarySystemBackground": 0xFFFF_FFFF, "systemGroupedBackground": 0xF2F2_F7FF,
    "secondarySystemGroupedBackground": 0xFFFF_FFFF, "tertiarySystemGroupedBackground": 0xF2F2_F7FF,
    "groupTableViewBackground": 0xEFEF_F4FF,
  ]
}
#endif
