// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file

/// The named colors' values as `0xRRGGBBAA`: the numbers of the Human Interface Guidelines, and measured ones where Apple has none.
enum SystemColors {
  typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

  /// Light, dark, and both with high contrast; up to iOS 18, and starting with iOS 26 if they changed.
  private static let adaptable: [String: (upTo18: [UInt32], from26: [UInt32]?)] = [
    "systemRed": ([0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF], [0xFF383CFF, 0xFF4245FF, 0xE9152DFF, 0xFF6165FF]),
    "systemGreen": ([0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF], [0x34C759FF, 0x30D158FF, 0x008932FF, 0x4AD968FF]),
    "systemBlue": ([0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF], [0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF]),
    "systemOrange": ([0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF], [0xFF8D28FF, 0xFF9230FF, 0xC55300FF, 0xFFA056FF]),
    "systemYellow": ([0xFFCC00FF, 0xFFD60AFF, 0xA05A00FF, 0xFFD426FF], [0xFFCC00FF, 0xFFD600FF, 0xA16A00FF, 0xFEDF43FF]),
    "systemPink": ([0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF], [0xFF2D55FF, 0xFF375FFF, 0xE7124DFF, 0xFF8AC4FF]),
    "systemPurple": ([0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF], [0xCB30E0FF, 0xDB34F2FF, 0xB02FC2FF, 0xEA8DFFFF]),
    "systemTeal": ([0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF], [0x00C3D0FF, 0x00D2E0FF, 0x008198FF, 0x3BDDECFF]),
    "systemIndigo": ([0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF], [0x6155F5FF, 0x6D7CFFFF, 0x564ADEFF, 0xA7AAFFFF]),
    "systemBrown": ([0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF], [0xAC7F5EFF, 0xB78A66FF, 0x956D51FF, 0xDBA679FF]),
    "systemMint": ([0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x66D4CFFF], [0x00C8B3FF, 0x00DAC3FF, 0x008575FF, 0x54DFCBFF]),
    "systemCyan": ([0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x70D7FFFF], [0x00C0E8FF, 0x3CD3FEFF, 0x007EAEFF, 0x6DD9FFFF]),
    "systemGray": ([0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF], nil),
    "systemGray2": ([0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF], nil),
    "systemGray3": ([0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF], nil),
    "systemGray4": ([0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF], nil),
    "systemGray5": ([0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF], nil),
    "systemGray6": ([0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF], nil),
    "label": ([0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF], nil),
    "secondaryLabel": ([0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD], nil),
    "tertiaryLabel": ([0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560], nil),
    "quaternaryLabel": ([0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D], nil),
    "placeholderText": ([0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560], nil),
    "link": ([0x007AFFFF, 0x0984FFFF, 0x007AFFFF, 0x0984FFFF], nil),
    "separator": ([0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD], nil),
    "opaqueSeparator": ([0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF], nil),
    "systemFill": ([0x78788033, 0x7878805B, 0x78788047, 0x78788070], nil),
    "secondarySystemFill": ([0x78788028, 0x78788051, 0x7878803D, 0x78788066], nil),
    "tertiarySystemFill": ([0x7676801E, 0x7676803D, 0x76768033, 0x76768051], nil),
    "quaternarySystemFill": ([0x74748014, 0x7676802D, 0x74748028, 0x76768042], nil),
    "systemBackground": ([0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF], nil),
    "secondarySystemBackground": ([0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF], nil),
    "tertiarySystemBackground": ([0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF], nil),
    "systemGroupedBackground": ([0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF], nil),
    "secondarySystemGroupedBackground": ([0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF], nil),
    "tertiarySystemGroupedBackground": ([0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF], nil),
    "tintColor": ([0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF], [0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF]),
    "groupTableViewBackground": ([0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF], nil),
  ]

  private static let fixed: [String: UInt32] = [
    "black": 0x000000FF,
    "darkGray": 0x555555FF,
    "lightGray": 0xAAAAAAFF,
    "white": 0xFFFFFFFF,
    "gray": 0x808080FF,
    "red": 0xFF0000FF,
    "green": 0x00FF00FF,
    "blue": 0x0000FFFF,
    "cyan": 0x00FFFFFF,
    "yellow": 0xFFFF00FF,
    "magenta": 0xFF00FFFF,
    "orange": 0xFF8000FF,
    "purple": 0x800080FF,
    "brown": 0x996633FF,
    "clear": 0x00000000,
    "lightText": 0xFFFFFF99,
    "darkText": 0x000000FF,
  ]

  /// The components of a color on the simulated system for some traits.
  static func components(of name: String, in traits: UITraitCollection) -> Components {
    if let fixed = fixedComponents(of: name) { return fixed }
    guard let values = adaptable[name] else { return components(0) }
    let index =
      (traits.userInterfaceStyle == .dark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0)
    let isNew = Simulation.isAtLeast(iOS: 26)
    return components((isNew ? values.from26 ?? values.upTo18 : values.upTo18)[index])
  }

  /// The components of a color that is the same in every appearance, or `nil` for other colors.
  static func fixedComponents(of name: String) -> Components? {
    fixed[name].map(components)
  }

  private static func components(_ value: UInt32) -> Components {
    func part(_ shift: UInt32) -> Double {
      Double(value >> shift & 0xFF) / 255
    }
    return (part(24), part(16), part(8), part(0))
  }
}
