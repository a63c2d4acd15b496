/// A color as written; references, functions and appearance variants are kept.
package indirect enum ColorValue: Hashable, Sendable {
  case literal(ColorLiteral)
  /// A UIKit name such as `label`, `systemBlue` or `clear`.
  case system(String)
  /// A color of the app's asset catalog.
  case asset(String)
  case token(TokenKey)
  case function(ColorFunction)
  /// Variants by appearance; nil falls back (`dark` to `light`, high contrast to its plain one).
  case appearances(AppearanceVariants<ColorValue>)
  /// Known only while the app runs; checks use the samples. The name is that of the token that holds it.
  case runtime(name: String, samples: [ColorLiteral])
}

/// Coordinates in a color space, as CSS Color 4 defines them, without any conversion.
package struct ColorLiteral: Hashable, Sendable {
  package enum Space: String, Hashable, Sendable {
    /// Components 0...1.
    case srgb
    /// Components 0...1.
    case displayP3
    /// Lightness 0...1, chroma from 0, hue in degrees.
    case oklch
  }

  package let space: Space
  package let a: Double
  package let b: Double
  package let c: Double
  /// 0...1.
  package let alpha: Double

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
  case alpha(ColorValue, Double)
  case mix(ColorValue, ColorValue, Double)
  case darken(ColorValue, Double)
  case lighten(ColorValue, Double)
  case readable(on: ColorValue, ColorValue, ColorValue)
}

/// One value for each appearance that iOS tells apart.
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
