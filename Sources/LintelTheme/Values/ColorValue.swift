/// A color as the theme declares it, with its references, functions, and appearance variants.
package indirect enum ColorValue: Hashable, Sendable {
  /// Coordinates in a color space, such as hex digits or `oklch()`.
  case literal(ColorLiteral)
  /// A UIKit color's name, such as `label`, `systemBlue`, or `clear`.
  case system(String)
  /// A color of the app's asset catalog.
  case asset(String)
  /// A reference to a token, which is resolved in each context.
  case token(TokenKey)
  case function(ColorFunction)
  /// Variants by appearance. A `nil` variant falls back: `dark` to `light`, high contrast to normal contrast.
  case appearances(AppearanceVariants<ColorValue>)
  /// A color that only the running app knows, with the name of the token that declares it. Checks use the samples.
  case runtime(name: String, samples: [ColorLiteral])
}

/// The coordinates of a color in a color space, as defined in CSS Color 4, without any conversion.
package struct ColorLiteral: Hashable, Sendable {
  package enum Space: String, Hashable, Sendable {
    /// sRGB, with components from 0 to 1.
    case srgb
    /// Display P3, with components from 0 to 1.
    case displayP3
    /// OKLCH, with a lightness from 0 to 1, a chroma of at least 0, and a hue in degrees.
    case oklch
  }

  package let space: Space
  /// Red, or the lightness in OKLCH.
  package let a: Double
  /// Green, or the chroma in OKLCH.
  package let b: Double
  /// Blue, or the hue in OKLCH.
  package let c: Double
  /// The opacity, from 0 to 1.
  package let alpha: Double

  package init(_ space: Space, _ a: Double, _ b: Double, _ c: Double, alpha: Double = 1) {
    self.space = space
    self.a = a
    self.b = b
    self.c = c
    self.alpha = alpha
  }
}

/// A function of colors, with amounts as ratios.
package indirect enum ColorFunction: Hashable, Sendable {
  /// `alpha(color amount)`: the color with its alpha multiplied by the amount.
  case alpha(ColorValue, Double)
  /// `mix(first second share)`: the first color with a share of the second, in OKLab.
  case mix(ColorValue, ColorValue, Double)
  /// `darken(color amount)`: the color with less OKLCH lightness.
  case darken(ColorValue, Double)
  /// `lighten(color amount)`: the color with more OKLCH lightness.
  case lighten(ColorValue, Double)
  /// `readable(background first second)`: the color with more contrast on the background.
  case readable(on: ColorValue, ColorValue, ColorValue)
}

/// One value per appearance in iOS, where a missing value falls back.
package struct AppearanceVariants<Element: Hashable & Sendable>: Hashable, Sendable {
  package var light: Element
  package var dark: Element?
  package var lightHighContrast: Element?
  package var darkHighContrast: Element?

  package init(
    light: Element,
    dark: Element? = nil,
    lightHighContrast: Element? = nil,
    darkHighContrast: Element? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }
}
