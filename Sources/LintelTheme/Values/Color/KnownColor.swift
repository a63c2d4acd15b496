package import LintelSchema

/// A color whose coordinates the compiler knows: sRGB or Display P3 components 0...1, encoded.
///
/// Components are encoded with the transfer function of sRGB, as hex digits are, and not multiplied
/// by the alpha. Checks such as contrast work on known colors; what only the app knows has none.
package struct KnownColor: Hashable, Sendable {
  /// The spaces in which outputs write colors.
  package enum Space: Hashable, Sendable {
    /// sRGB, the space of hex colors.
    case srgb
    /// Display P3, which is wider than sRGB.
    case displayP3
  }

  /// The space of the components.
  package let space: Space
  /// The red component, from 0 to 1.
  package let red: Double
  /// The green component, from 0 to 1.
  package let green: Double
  /// The blue component, from 0 to 1.
  package let blue: Double
  /// 0...1.
  package let alpha: Double

  /// Creates a color from components, which must be in the gamut of the space.
  package init(_ space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The color of a literal: an OKLCH one becomes sRGB if it is inside that gamut, else Display P3, mapped into it if it
  /// is outside of both.
  package init(_ literal: ColorLiteral) {
    switch literal.space {
    case .srgb: self.init(.srgb, Vector3(literal.a, literal.b, literal.c), alpha: literal.alpha)
    case .displayP3:
      self.init(.displayP3, Vector3(literal.a, literal.b, literal.c), alpha: literal.alpha)
    case .oklch:
      let lab = OKLab(literal)
      let components = lab.components(in: .srgb)
      if RGBSpace.isInGamut(components) {
        self.init(.srgb, RGBSpace.clipped(components), alpha: literal.alpha)
      } else {
        self.init(.displayP3, lab.mapped(into: .displayP3), alpha: literal.alpha)
      }
    }
  }

  /// Creates the color of UIKit's table.
  package init(_ color: SRGBColor) {
    self.init(.srgb, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Creates a color from three components at once.
  init(_ space: Space, _ components: Vector3, alpha: Double) {
    self.init(space, red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }
}

/// Spaces as color math knows them.
extension KnownColor.Space {
  /// The space's matrices.
  var rgb: RGBSpace {
    switch self {
    case .srgb: .srgb
    case .displayP3: .displayP3
    }
  }

  /// The wider of two spaces: Display P3 contains sRGB.
  func union(_ other: KnownColor.Space) -> KnownColor.Space {
    self == .displayP3 || other == .displayP3 ? .displayP3 : .srgb
  }
}

/// Colors in other forms.
extension KnownColor {
  /// The three components.
  var components: Vector3 { Vector3(red, green, blue) }

  /// The color in OKLab, without its alpha.
  package var lab: OKLab { OKLab(components, in: space.rgb) }
}

/// OKLab coordinates of what a theme writes.
extension OKLab {
  /// The coordinates of an OKLCH literal.
  init(_ literal: ColorLiteral) {
    self.init(OKLCH(lightness: literal.a, chroma: literal.b, hue: literal.c))
  }
}

/// What Apple's displays can show.
extension ColorLiteral {
  /// Whether no output can show the color as it is, so that its chroma is reduced.
  package var isOutOfGamut: Bool {
    switch space {
    case .srgb, .displayP3: false
    case .oklch: !RGBSpace.isInGamut(OKLab(self).components(in: .displayP3))
    }
  }
}
