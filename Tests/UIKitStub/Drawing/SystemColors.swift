// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What the named colors look like, light and dark, as `0xRRGGBBAA`.
enum SystemColors {
  private static let values: [String: (light: UInt32, dark: UInt32)] = [
    "systemRed": (0xFF3B30FF, 0xFF453AFF),
    "systemGreen": (0x34C759FF, 0x30D158FF),
    "systemBlue": (0x007AFFFF, 0x0A84FFFF),
    "systemOrange": (0xFF9500FF, 0xFF9F0AFF),
    "systemYellow": (0xFFCC00FF, 0xFFD60AFF),
    "systemPink": (0xFF2D55FF, 0xFF375FFF),
    "systemTeal": (0x30B0C7FF, 0x40CBE0FF),
    "systemGray": (0x8E8E93FF, 0x8E8E93FF),
    "systemPurple": (0xAF52DEFF, 0xBF5AF2FF),
    "systemIndigo": (0x5856D6FF, 0x5E5CE6FF),
    "systemBrown": (0xA2845EFF, 0xAC8E68FF),
    "systemGray2": (0xAEAEB2FF, 0x636366FF),
    "systemGray3": (0xC7C7CCFF, 0x48484AFF),
    "systemGray4": (0xD1D1D6FF, 0x3A3A3CFF),
    "systemGray5": (0xE5E5EAFF, 0x2C2C2EFF),
    "systemGray6": (0xF2F2F7FF, 0x1C1C1EFF),
    "label": (0x000000FF, 0xFFFFFFFF),
    "secondaryLabel": (0x3C3C4399, 0xEBEBF599),
    "tertiaryLabel": (0x3C3C434D, 0xEBEBF54D),
    "quaternaryLabel": (0x3C3C432E, 0xEBEBF529),
    "link": (0x007AFFFF, 0x0984FFFF),
    "placeholderText": (0x3C3C434D, 0xEBEBF54D),
    "separator": (0x3C3C434A, 0x54545899),
    "opaqueSeparator": (0xC6C6C8FF, 0x38383AFF),
    "systemBackground": (0xFFFFFFFF, 0x000000FF),
    "secondarySystemBackground": (0xF2F2F7FF, 0x1C1C1EFF),
    "tertiarySystemBackground": (0xFFFFFFFF, 0x2C2C2EFF),
    "systemGroupedBackground": (0xF2F2F7FF, 0x000000FF),
    "secondarySystemGroupedBackground": (0xFFFFFFFF, 0x1C1C1EFF),
    "tertiarySystemGroupedBackground": (0xF2F2F7FF, 0x2C2C2EFF),
    "systemFill": (0x78788033, 0x7878805C),
    "secondarySystemFill": (0x78788029, 0x78788052),
    "tertiarySystemFill": (0x7676801F, 0x7676803D),
    "quaternarySystemFill": (0x74748014, 0x7676802E),
    "systemMint": (0x00C7BEFF, 0x66D4CFFF),
    "systemCyan": (0x32ADE6FF, 0x64D2FFFF),
    "tintColor": (0x007AFFFF, 0x0A84FFFF),
    "black": (0x000000FF, 0x000000FF),
    "darkGray": (0x555555FF, 0x555555FF),
    "lightGray": (0xAAAAAAFF, 0xAAAAAAFF),
    "white": (0xFFFFFFFF, 0xFFFFFFFF),
    "gray": (0x808080FF, 0x808080FF),
    "red": (0xFF0000FF, 0xFF0000FF),
    "green": (0x00FF00FF, 0x00FF00FF),
    "blue": (0x0000FFFF, 0x0000FFFF),
    "cyan": (0x00FFFFFF, 0x00FFFFFF),
    "yellow": (0xFFFF00FF, 0xFFFF00FF),
    "magenta": (0xFF00FFFF, 0xFF00FFFF),
    "orange": (0xFF8000FF, 0xFF8000FF),
    "purple": (0x800080FF, 0x800080FF),
    "brown": (0x996633FF, 0x996633FF),
    "clear": (0x00000000, 0x00000000),
    "lightText": (0xFFFFFF99, 0xFFFFFF99),
    "darkText": (0x000000FF, 0x000000FF),
    "groupTableViewBackground": (0xF2F2F7FF, 0x000000FF),
  ]

  static func components(
    of name: String,
    isDark: Bool
  ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let pair = values[name] ?? (0, 0)
    let value = isDark ? pair.dark : pair.light
    func part(_ shift: UInt32) -> Double {
      Double(value >> shift & 0xFF) / 255
    }
    return (part(24), part(16), part(8), part(0))
  }

  private static let fixed: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "lightText", "darkText",
  ]

  /// Nil for the colors that follow the interface style.
  static func fixedComponents(
    of name: String
  ) -> (red: Double, green: Double, blue: Double, alpha: Double)? {
    fixed.contains(name) ? components(of: name, isDark: false) : nil
  }
}
