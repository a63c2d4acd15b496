/// A class property of `UIColor`.
package struct UIKitColor: Hashable, Sendable {
  /// The origin of a color's values.
  package enum Source: Hashable, Sendable {
    /// Apple states the values, in the headers or in the Human Interface Guidelines.
    case published
    /// The values were measured, and are good only for checks.
    case measured
    /// The app or the user decides.
    case unknown
  }

  /// One value for each appearance that iOS distinguishes, at base level.
  package struct Variants: Hashable, Sendable {
    /// The value in light appearance with normal contrast.
    package let light: SRGBColor
    /// The value in dark appearance with normal contrast.
    package let dark: SRGBColor
    /// The value in light appearance with increased contrast.
    package let lightHighContrast: SRGBColor
    /// The value in dark appearance with increased contrast.
    package let darkHighContrast: SRGBColor

    /// Creates variants from four numbers of the form `0xRRGGBBAA`.
    init(_ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32) {
      self.light = SRGBColor(light)
      self.dark = SRGBColor(dark)
      self.lightHighContrast = SRGBColor(lightHighContrast)
      self.darkHighContrast = SRGBColor(darkHighContrast)
    }

    init(_ color: SRGBColor) {
      light = color
      dark = color
      lightHighContrast = color
      darkHighContrast = color
    }
  }

  /// The name of the property without `Color`, such as `label`.
  package let name: String
  /// The iOS versions in which UIKit has the color.
  package let availability: Availability
  package let source: Source
  /// The values before iOS 26, and later unless they changed, or `nil` if only the app knows them.
  private let variants: Variants?
  /// The values starting with iOS 26, or `nil` if they didn't change.
  private let variantsFrom26: Variants?

  init(
    _ name: String,
    since availability: Availability,
    _ source: Source,
    _ variants: Variants?,
    from26 variantsFrom26: Variants? = nil
  ) {
    self.name = name
    self.availability = availability
    self.source = source
    self.variants = variants
    self.variantsFrom26 = variantsFrom26
  }

  /// Returns the values on a version, or `nil` if only the app knows them.
  package func variants(on version: Version) -> Variants? {
    version < Version(26) ? variants : variantsFrom26 ?? variants
  }

  /// The color if it's the same in every appearance and on every version, or `nil` otherwise.
  package var fixed: SRGBColor? {
    guard let variants, variantsFrom26 == nil else { return nil }
    return variants == Variants(variants.light) ? variants.light : nil
  }
}

/// A color in sRGB, with components and alpha from 0 to 1.
package struct SRGBColor: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  /// Creates a color from components that aren't multiplied by the alpha.
  package init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from a number of the form `0xRRGGBBAA`.
  init(_ rgba: UInt32) {
    func component(_ shift: UInt32) -> Double { Double((rgba >> shift) & 0xFF) / 255 }
    self.init(component(24), component(16), component(8), alpha: component(0))
  }
}
