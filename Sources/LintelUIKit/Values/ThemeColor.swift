#if canImport(UIKit)
public import UIKit

/// The colors of a theme as UIKit colors.
@_spi(Generated)
public nonisolated enum ThemeColor {
  /// Returns an sRGB color from eight bits each for red, green, blue, and alpha: `0xRRGGBBAA`.
  public static func srgb(_ rgba: UInt32) -> UIColor {
    UIColor(
      red: component(rgba, shift: 24),
      green: component(rgba, shift: 16),
      blue: component(rgba, shift: 8),
      alpha: component(rgba, shift: 0)
    )
  }

  /// Returns an opaque sRGB color from eight bits each for red, green, and blue: `0xRRGGBB`.
  public static func rgb(_ rgb: UInt32) -> UIColor { srgb(rgb << 8 | 0xFF) }

  /// Returns a Display P3 color; every component and the alpha is 0...1.
  public static func displayP3(
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a color of the app's asset catalog, or a clear color if the catalog doesn't have one with that name.
  public static func asset(_ name: String) -> UIColor { UIColor(named: name) ?? .clear }

  /// Returns a color that follows the interface style and the contrast.
  ///
  /// Colors that you omit fall back: `dark` to `light`, and each high-contrast color to its plain one. Before iOS 13, it's `light`.
  public static func appearances(
    light: UIColor,
    dark: UIColor? = nil,
    lightHighContrast: UIColor? = nil,
    darkHighContrast: UIColor? = nil
  ) -> UIColor {
    let plainDark = dark ?? light
    let contrastLight = lightHighContrast ?? light
    let contrastDark = darkHighContrast ?? plainDark
    guard #available(iOS 13, *) else { return light }
    return UIColor { @Sendable traits in
      let isDark = traits.userInterfaceStyle == .dark
      if traits.accessibilityContrast == .high { return isDark ? contrastDark : contrastLight }
      return isDark ? plainDark : light
    }
  }

  /// Returns a color that follows the interface style and the contrast, from opaque colors in the form `0xRRGGBB`.
  public static func appearances(
    light: UInt32,
    dark: UInt32? = nil,
    lightHighContrast: UInt32? = nil,
    darkHighContrast: UInt32? = nil
  ) -> UIColor {
    appearances(
      light: rgb(light),
      dark: dark.map(rgb),
      lightHighContrast: lightHighContrast.map(rgb),
      darkHighContrast: darkHighContrast.map(rgb)
    )
  }

  private static func component(_ rgba: UInt32, shift: UInt32) -> CGFloat {
    CGFloat(rgba >> shift & 0xFF) / 255
  }
}

nonisolated extension ThemeColor {
  /// UIKit's color with this name or, on systems before iOS 15, its light color.
  public static var systemMint: UIColor {
    if #available(iOS 15, *) { .systemMint } else { srgb(0x00C7BEFF) }
  }

  /// UIKit's color with this name or, on systems before iOS 15, its light color.
  public static var systemCyan: UIColor {
    if #available(iOS 15, *) { .systemCyan } else { srgb(0x32ADE6FF) }
  }

  /// UIKit's color with this name or, before iOS 15, the default tint.
  public static var tintColor: UIColor {
    if #available(iOS 15, *) { .tintColor } else { .systemBlue }
  }
}
#endif
