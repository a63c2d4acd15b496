/// A color as written; references, functions and appearance variants are kept.
package indirect enum ColorValue: Hashable, Sendable {
  /// Coordinates, such as hex digits or `oklch()`.
  case literal(ColorLiteral)
  /// A UIKit name such as `label`, `systemBlue` or `clear`.
  case system(String)
  /// A color of the app's asset catalog.
  case asset(String)
  /// A reference to a token, which is resolved in each context.
  case token(TokenKey)
  /// A function over other colors.
  case function(ColorFunction)
  /// Variants by appearance; nil falls back (`dark` to `light`, high contrast to its plain one).
  case appearances(AppearanceVariants<ColorValue>)
  /// Known only while the app runs; checks use the samples. The name is that of the token that holds it.
  case runtime(name: String, samples: [ColorLiteral])
}

/// Coordinates in a color space, as CSS Color 4 defines them, without any conversion.
package struct ColorLiteral: Hashable, Sendable {
  /// The spaces that the language can write.
  package enum Space: String, Hashable, Sendable {
    /// Components 0...1.
    case srgb
    /// Components 0...1.
    case displayP3
    /// Lightness 0...1, chroma from 0, hue in degrees.
    case oklch
  }

  /// The space of the coordinates.
  package let space: Space
  /// The first coordinate: red or lightness.
  package let a: Double
  /// The second coordinate: green or chroma.
  package let b: Double
  /// The third coordinate: blue or hue.
  package let c: Double
  /// 0...1.
  package let alpha: Double

  /// Creates a literal.
  ///
  /// - Parameters:
  ///   - space: the space of the coordinates.
  ///   - a: red, or lightness in OKLCH.
  ///   - b: green, or chroma in OKLCH.
  ///   - c: blue, or the hue in degrees in OKLCH.
  ///   - alpha: the opacity, from 0 to 1.
  package init(_ space: Space, _ a: Double, _ b: Double, _ c: Double, alpha: Double = 1) {
    self.space = space
    self.a = a
    self.b = b
    self.c = c
    self.alpha = alpha
  }
}

/// The functions over colors; amounts are ratios.
package indirect enum ColorFunction: Hashable, Sendable {
  /// `alpha(color amount)`: the color with its alpha multiplied.
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

/// One value for each appearance that iOS tells apart.
package struct AppearanceVariants<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The value in light appearance, which is always there.
  package var light: Element
  /// The value in dark appearance.
  package var dark: Element?
  /// The value in light appearance with increased contrast.
  package var lightHighContrast: Element?
  /// The value in dark appearance with increased contrast.
  package var darkHighContrast: Element?

  /// Creates variants; the ones that are left out fall back.
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
