package enum UIKitColors {
  /// Every color, in the order of the reference.
  package static let all = adaptable + grays + interface + fixed

  package static subscript(name: String) -> UIKitColor? { index[name].map { all[$0] } }

  private static let index = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($0.element.name, $0.offset) }
  )

  /// The Human Interface Guidelines' "System colors", as published up to 2024 and starting with June 2025.
  ///
  /// Up to iOS 14, `systemTeal` was the color that is called `systemCyan` in later versions.
  // swift-format-ignore
  private static let adaptable = [
    UIKitColor("systemRed", since: .ios(7), .published, .init(0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF), from26: .init(0xFF383CFF, 0xFF4245FF, 0xE9152DFF, 0xFF6165FF)),
    UIKitColor("systemGreen", since: .ios(7), .published, .init(0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF), from26: .init(0x34C759FF, 0x30D158FF, 0x008932FF, 0x4AD968FF)),
    UIKitColor("systemBlue", since: .ios(7), .published, .init(0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF), from26: .init(0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF)),
    UIKitColor("systemOrange", since: .ios(7), .published, .init(0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF), from26: .init(0xFF8D28FF, 0xFF9230FF, 0xC55300FF, 0xFFA056FF)),
    UIKitColor("systemYellow", since: .ios(7), .published, .init(0xFFCC00FF, 0xFFD60AFF, 0xA05A00FF, 0xFFD426FF), from26: .init(0xFFCC00FF, 0xFFD600FF, 0xA16A00FF, 0xFEDF43FF)),
    UIKitColor("systemPink", since: .ios(7), .published, .init(0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF), from26: .init(0xFF2D55FF, 0xFF375FFF, 0xE7124DFF, 0xFF8AC4FF)),
    UIKitColor("systemPurple", since: .ios(9), .published, .init(0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF), from26: .init(0xCB30E0FF, 0xDB34F2FF, 0xB02FC2FF, 0xEA8DFFFF)),
    UIKitColor("systemTeal", since: .ios(7), .published, .init(0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF), from26: .init(0x00C3D0FF, 0x00D2E0FF, 0x008198FF, 0x3BDDECFF)),
    UIKitColor("systemIndigo", since: .ios(13), .published, .init(0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF), from26: .init(0x6155F5FF, 0x6D7CFFFF, 0x564ADEFF, 0xA7AAFFFF)),
    UIKitColor("systemBrown", since: .ios(13), .published, .init(0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF), from26: .init(0xAC7F5EFF, 0xB78A66FF, 0x956D51FF, 0xDBA679FF)),
    UIKitColor("systemMint", since: .ios(15), .published, .init(0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x66D4CFFF), from26: .init(0x00C8B3FF, 0x00DAC3FF, 0x008575FF, 0x54DFCBFF)),
    UIKitColor("systemCyan", since: .ios(15), .published, .init(0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x70D7FFFF), from26: .init(0x00C0E8FF, 0x3CD3FEFF, 0x007EAEFF, 0x6DD9FFFF)),
  ]

  /// The Human Interface Guidelines' "iOS, iPadOS system gray colors".
  // swift-format-ignore
  private static let grays = [
    UIKitColor("systemGray", since: .ios(7), .published, .init(0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF)),
    UIKitColor("systemGray2", since: .ios(13), .published, .init(0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF)),
    UIKitColor("systemGray3", since: .ios(13), .published, .init(0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF)),
    UIKitColor("systemGray4", since: .ios(13), .published, .init(0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF)),
    UIKitColor("systemGray5", since: .ios(13), .published, .init(0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF)),
    UIKitColor("systemGray6", since: .ios(13), .published, .init(0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)),
  ]

  /// The colors of interface elements, as measured on iOS 13 because Apple doesn't publish their values.
  // swift-format-ignore
  private static let interface = [
    UIKitColor("label", since: .ios(13), .measured, .init(0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF)),
    UIKitColor("secondaryLabel", since: .ios(13), .measured, .init(0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD)),
    UIKitColor("tertiaryLabel", since: .ios(13), .measured, .init(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)),
    UIKitColor("quaternaryLabel", since: .ios(13), .measured, .init(0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D)),
    UIKitColor("placeholderText", since: .ios(13), .measured, .init(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)),
    UIKitColor("link", since: .ios(13), .measured, .init(0x007AFFFF, 0x0984FFFF, 0x007AFFFF, 0x0984FFFF)),
    UIKitColor("separator", since: .ios(13), .measured, .init(0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD)),
    UIKitColor("opaqueSeparator", since: .ios(13), .measured, .init(0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF)),
    UIKitColor("systemFill", since: .ios(13), .measured, .init(0x78788033, 0x7878805B, 0x78788047, 0x78788070)),
    UIKitColor("secondarySystemFill", since: .ios(13), .measured, .init(0x78788028, 0x78788051, 0x7878803D, 0x78788066)),
    UIKitColor("tertiarySystemFill", since: .ios(13), .measured, .init(0x7676801E, 0x7676803D, 0x76768033, 0x76768051)),
    UIKitColor("quaternarySystemFill", since: .ios(13), .measured, .init(0x74748014, 0x7676802D, 0x74748028, 0x76768042)),
    UIKitColor("systemBackground", since: .ios(13), .measured, .init(0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF)),
    UIKitColor("secondarySystemBackground", since: .ios(13), .measured, .init(0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)),
    UIKitColor("tertiarySystemBackground", since: .ios(13), .measured, .init(0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF)),
    UIKitColor("systemGroupedBackground", since: .ios(13), .measured, .init(0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF)),
    UIKitColor("secondarySystemGroupedBackground", since: .ios(13), .measured, .init(0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF)),
    UIKitColor("tertiarySystemGroupedBackground", since: .ios(13), .measured, .init(0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF)),
    UIKitColor("groupTableViewBackground", since: .ios(2, deprecated: 13), .measured, .init(0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF)),
    UIKitColor("tintColor", since: .ios(15), .unknown, nil),
  ]

  /// The header's fixed colors.
  private static let fixed = [
    fixed("black", 0, 0, 0),
    fixed("darkGray", 1 / 3, 1 / 3, 1 / 3),
    fixed("lightGray", 2 / 3, 2 / 3, 2 / 3),
    fixed("white", 1, 1, 1),
    fixed("gray", 0.5, 0.5, 0.5),
    fixed("red", 1, 0, 0),
    fixed("green", 0, 1, 0),
    fixed("blue", 0, 0, 1),
    fixed("cyan", 0, 1, 1),
    fixed("yellow", 1, 1, 0),
    fixed("magenta", 1, 0, 1),
    fixed("orange", 1, 0.5, 0),
    fixed("purple", 0.5, 0, 0.5),
    fixed("brown", 0.6, 0.4, 0.2),
    fixed("clear", 0, 0, 0, alpha: 0),
    fixed("lightText", 1, 1, 1, alpha: 0.6),
    fixed("darkText", 0, 0, 0),
  ]

  private static func fixed(
    _ name: String,
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    alpha: Double = 1
  ) -> UIKitColor {
    let color = SRGBColor(red, green, blue, alpha: alpha)
    return UIKitColor(name, since: .ios(2), .published, UIKitColor.Variants(color))
  }
}
