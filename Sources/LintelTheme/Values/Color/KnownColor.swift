package import LintelSchema

/// A color whose components the compiler knows: encoded sRGB or Display P3 components from 0 to 1.
///
/// Components are encoded with sRGB's transfer function, like hex digits, and aren't premultiplied.
/// Checks such as contrast need known colors. A color that only the app knows isn't one.
package struct KnownColor: Hashable, Sendable {
  /// The color spaces that outputs use.
  package enum Space: Hashable, Sendable {
    /// sRGB, the space of hex colors.
    case srgb
    /// Display P3, which is wider than sRGB.
    case displayP3
  }

  package let space: Space
  package let red: Double
  package let green: Double
  package let blue: Double
  /// The opacity, from 0 to 1.
  package let alpha: Double

  /// Creates a color from components, which must be in the gamut of the space.
  package init(_ space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the color of a literal.
  ///
  /// An OKLCH color becomes an sRGB color if it is in that gamut, and otherwise a Display P3 color, mapped into that gamut if needed.
  package init(_ literal: ColorLiteral) {
    let (components, alpha) = (Vector3(literal.a, literal.b, literal.c), literal.alpha)
    switch literal.space {
    case .srgb: self.init(.srgb, components, alpha: alpha)
    case .displayP3: self.init(.displayP3, components, alpha: alpha)
    case .oklch:
      let lab = OKLab(literal)
      let components = lab.components(in: .srgb)
      if RGBSpace.isInGamut(components) {
        self.init(.srgb, RGBSpace.clipped(components), alpha: alpha)
      } else {
        self.init(.displayP3, lab.mapped(into: .displayP3), alpha: alpha)
      }
    }
  }

  /// Creates a color from UIKit's table.
  package init(_ color: SRGBColor) {
    self.init(.srgb, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  init(_ space: Space, _ components: Vector3, alpha: Double) {
    self.init(space, red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }
}

extension KnownColor.Space {
  var rgb: RGBSpace {
    switch self {
    case .srgb: .srgb
    case .displayP3: .displayP3
    }
  }

  /// Returns the wider of two spaces, where Display P3 contains sRGB.
  func union(_ other: KnownColor.Space) -> KnownColor.Space {
    self == .displayP3 || other == .displayP3 ? .displayP3 : .srgb
  }
}

extension KnownColor {
  var components: Vector3 { Vector3(red, green, blue) }

  /// The color in OKLab, without its alpha.
  package var lab: OKLab { OKLab(components, in: space.rgb) }

  package var opaque: KnownColor { KnownColor(space, components, alpha: 1) }

  /// Returns the color with its alpha multiplied by a factor, as `alpha()` does.
  package func faded(by factor: Double) -> KnownColor {
    KnownColor(space, components, alpha: alpha * factor)
  }

  /// Returns the color in a space that contains the color's own.
  package func converted(to wider: Space) -> KnownColor {
    guard wider != space else { return self }
    let encoded = linear(in: wider).map(Transfer.encoded)
    return KnownColor(wider, RGBSpace.clipped(encoded), alpha: alpha)
  }

  /// Returns the color's linear components in a space, without clipping.
  private func linear(in other: Space) -> Vector3 {
    let linear = components.map(Transfer.linear)
    return other == space ? linear : other.rgb.fromXYZ * (space.rgb.toXYZ * linear)
  }

  /// Returns this color drawn over another one: source-over on encoded components, as in UIKit.
  ///
  /// The result is in the wider of the two spaces.
  package func composited(over backdrop: KnownColor) -> KnownColor {
    let space = space.union(backdrop.space)
    let front = converted(to: space)
    let back = backdrop.converted(to: space)
    let alpha = front.alpha + back.alpha * (1 - front.alpha)
    guard alpha > 0 else { return KnownColor(space, Vector3(0, 0, 0), alpha: 0) }
    func channel(_ component: (KnownColor) -> Double) -> Double {
      let over = component(front) * front.alpha
      return (over + component(back) * back.alpha * (1 - front.alpha)) / alpha
    }
    let mixture = Vector3(channel(\.red), channel(\.green), channel(\.blue))
    return KnownColor(space, mixture, alpha: alpha)
  }

  /// The relative luminance of WCAG 2.2, from 0 for black to 1 for white, regardless of alpha.
  ///
  /// A Display P3 color is converted to linear sRGB first, without clipping, so that both spaces agree.
  package var relativeLuminance: Double {
    let srgb = linear(in: .srgb)
    return max(0, 0.2126 * srgb.x + 0.7152 * srgb.y + 0.0722 * srgb.z)
  }

  /// Returns the contrast ratio of WCAG 2.2, from 1 to 21, on a background that is treated as opaque.
  package func contrastRatio(on background: KnownColor) -> Double {
    let back = background.opaque
    let a = composited(over: back).relativeLuminance
    let b = back.relativeLuminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The encoded components in sRGB, outside of 0...1 where the color is outside of the gamut.
  package var srgb: [Double] {
    guard space == .displayP3 else { return [red, green, blue] }
    let encoded = linear(in: .srgb).map(Transfer.encoded)
    return [encoded.x, encoded.y, encoded.z]
  }

  /// Mixes two colors in OKLab with premultiplied alpha, the default of CSS `color-mix()`.
  ///
  /// The `share` is the other color's part, from 0 to 1. The result is in the wider of the two spaces, within its gamut.
  package func mixed(with other: KnownColor, share: Double) -> KnownColor {
    let own = 1 - share
    // The ends are exact, unlike a round trip through OKLab.
    if share == 0 { return converted(to: space.union(other.space)) }
    if share == 1 { return other.converted(to: space.union(other.space)) }
    let mixedAlpha = alpha * own + other.alpha * share
    let space = space.union(other.space)
    guard mixedAlpha > 0 else { return KnownColor(space, Vector3(0, 0, 0), alpha: 0) }
    let a = lab
    let b = other.lab
    func blend(_ coordinate: (OKLab) -> Double) -> Double {
      (coordinate(a) * alpha * own + coordinate(b) * other.alpha * share) / mixedAlpha
    }
    let mixture = OKLab(lightness: blend(\.lightness), a: blend(\.a), b: blend(\.b))
    return KnownColor(space, mixture.mapped(into: space.rgb), alpha: mixedAlpha)
  }

  /// Adds to the OKLCH lightness, keeping the hue and as much chroma as the color's own gamut allows.
  ///
  /// An amount of 0.2 adds 20 percentage points. A negative amount darkens the color.
  package func lightened(by amount: Double) -> KnownColor {
    guard amount != 0 else { return self }
    var lab = lab
    lab.lightness = min(max(lab.lightness + amount, 0), 1)
    return KnownColor(space, lab.mapped(into: space.rgb), alpha: alpha)
  }

  /// Returns the color that has more contrast on this one, or the first if both have the same contrast.
  package func mostReadable(_ first: KnownColor, _ second: KnownColor) -> KnownColor {
    second.contrastRatio(on: self) > first.contrastRatio(on: self) ? second : first
  }
}

extension OKLab {
  init(_ literal: ColorLiteral) {
    self.init(OKLCH(lightness: literal.a, chroma: literal.b, hue: literal.c))
  }
}

extension ColorLiteral {
  /// Whether no output can express the color, so that its chroma is reduced.
  package var isOutOfGamut: Bool {
    switch space {
    case .srgb, .displayP3: false
    case .oklch: !RGBSpace.isInGamut(OKLab(self).components(in: .displayP3))
    }
  }
}
