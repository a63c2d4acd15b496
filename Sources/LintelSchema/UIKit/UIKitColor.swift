/// A class property of `UIColor`.
package struct UIKitColor: Hashable, Sendable {
  /// What is known of where the values come from.
  package enum Source: Hashable, Sendable {
    /// Apple states the values, in the headers or in the Human Interface Guidelines.
    case published
    /// The values were measured and are good for checks only.
    case measured
    /// The app or the user decides.
    case unknown
  }

  /// One value for each appearance that iOS tells apart, at base level.
  package struct Variants: Hashable, Sendable {
    /// In light appearance with normal contrast.
    package let light: SRGBColor
    /// In dark appearance with normal contrast.
    package let dark: SRGBColor
    /// In light appearance with increased contrast.
    package let lightHighContrast: SRGBColor
    /// In dark appearance with increased contrast.
    package let darkHighContrast: SRGBColor

    /// Creates variants from four numbers of the form `0xRRGGBBAA`.
    init(_ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32) {
      self.light = SRGBColor(light)
      self.dark = SRGBColor(dark)
      self.lightHighContrast = SRGBColor(lightHighContrast)
      self.darkHighContrast = SRGBColor(darkHighContrast)
    }

    /// Creates variants that are all the same.
    init(_ color: SRGBColor) {
      light = color
      dark = color
      lightHighContrast = color
      darkHighContrast = color
    }
  }

  /// The property without `Color`, such as `label`.
  package let name: String
  /// The versions on which UIKit has the color.
  package let availability: Availability
  /// Where the values come from.
  package let source: Source
  /// The values before iOS 26, and after it unless they changed; nil if only the app knows them.
  private let variants: Variants?
  /// Those from iOS 26 on, nil where they stayed.
  private let variantsFrom26: Variants?

  /// Creates a color.
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

  /// The values on a version, nil if only the app can know them.
  package func variants(on version: Version) -> Variants? {
    version < Version(26) ? variants : variantsFrom26 ?? variants
  }

  /// The color if it is the same in every appearance and on every version.
  package var fixed: SRGBColor? {
    guard let variants, variantsFrom26 == nil else { return nil }
    return variants == Variants(variants.light) ? variants.light : nil
  }
}

/// A color in sRGB, components and alpha 0...1.
package struct SRGBColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  package let red: Double
  /// The green component, from 0 to 1.
  package let green: Double
  /// The blue component, from 0 to 1.
  package let blue: Double
  /// The opacity, from 0 to 1.
  package let alpha: Double

  /// Creates a color from components that aren't multiplied by the alpha.
  package init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Takes `0xRRGGBBAA`.
  init(_ rgba: UInt32) {
    func component(_ shift: UInt32) -> Double {
      Double((rgba >> shift) & 0xFF) / 255
    }
    self.init(component(24), component(16), component(8), alpha: component(0))
  }
}
