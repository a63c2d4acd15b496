/// A color space of design tokens (Design Tokens Color Module 2025.10, section 4).
enum DesignColorSpace: String, CaseIterable {
  /// sRGB with components from 0 to 1.
  case srgb
  /// sRGB before gamma encoding.
  case srgbLinear = "srgb-linear"
  /// Hue, saturation, and lightness of sRGB.
  case hsl
  /// Hue, whiteness, and blackness of sRGB.
  case hwb
  /// CIE Lab with D50 white.
  case lab
  /// The polar form of `lab`.
  case lch
  /// Oklab with D65 white.
  case oklab
  /// The polar form of `oklab`.
  case oklch
  /// Display P3, the gamut of iPhone screens.
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  /// ProPhoto RGB with D50 white.
  case prophotoRGB = "prophoto-rgb"
  /// ITU-R BT.2020.
  case rec2020
  /// CIE XYZ with D65 white.
  case xyzD65 = "xyz-d65"
  /// CIE XYZ with D50 white.
  case xyzD50 = "xyz-d50"

  struct Component {
    let name: String
    /// The lower limit, or `nil` if there is none.
    let minimum: Double?
    /// The upper limit, or `nil` if there is none.
    let maximum: Double?
    /// Whether the value is an angle in degrees.
    var isHue = false

    static let hue = Component(name: "hue", minimum: 0, maximum: 360, isHue: true)
    /// A chroma, whose upper limit depends on the display.
    static let chroma = Component(name: "chroma", minimum: 0, maximum: nil)

    static func upTo(_ maximum: Double, _ name: String) -> Component {
      Component(name: name, minimum: 0, maximum: maximum)
    }

    static func free(_ name: String) -> Component {
      Component(name: name, minimum: nil, maximum: nil)
    }

    /// The valid values, for messages.
    var expectation: String {
      if isHue { return "0 up to and not including 360" }
      return maximum.map { "0 to \($0.shortText)" } ?? "a number from 0"
    }
  }

  /// The three components in the order in which a token lists them.
  var components: [Component] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      [.upTo(1, "red"), .upTo(1, "green"), .upTo(1, "blue")]
    case .xyzD65, .xyzD50: [.upTo(1, "X"), .upTo(1, "Y"), .upTo(1, "Z")]
    case .hsl: [.hue, .upTo(100, "saturation"), .upTo(100, "lightness")]
    case .hwb: [.hue, .upTo(100, "whiteness"), .upTo(100, "blackness")]
    case .lab: [.upTo(100, "lightness"), .free("a"), .free("b")]
    case .lch: [.upTo(100, "lightness"), .chroma, .hue]
    case .oklab: [.upTo(1, "lightness"), .free("a"), .free("b")]
    case .oklch: [.upTo(1, "lightness"), .chroma, .hue]
    }
  }

  /// Converts a color into a color space of themes.
  ///
  /// The components must be in the ranges of `components`, and alpha from 0 to 1. The result is in the color's own space if themes have
  /// it, and otherwise in the narrowest of sRGB, Display P3, and OKLCH that contains it.
  func literal(_ components: Vector3, alpha: Double) -> ColorLiteral {
    let (x, y, z) = (components.x, components.y, components.z)
    switch self {
    case .srgb: return ColorLiteral(.srgb, x, y, z, alpha: alpha)
    case .displayP3: return ColorLiteral(.displayP3, x, y, z, alpha: alpha)
    case .oklch:
      // Without chroma, the hue has no effect, and equal colors must compare as equal.
      return ColorLiteral(.oklch, x, y, y == 0 ? 0 : z, alpha: alpha)
    case .hsl: return ColorLiteral(hue: x, saturation: y / 100, lightness: z / 100, alpha: alpha)
    case .hwb: return Self.hwb(hue: x, white: y / 100, black: z / 100, alpha: alpha)
    case .oklab: return Self.narrowest(OKLab(lightness: x, a: y, b: z).xyz, alpha: alpha)
    case .lab: return Self.narrowest(CIELab.xyz(components), alpha: alpha)
    case .lch:
      let a = y * Transcendentals.cosine(degrees: z)
      let b = y * Transcendentals.sine(degrees: z)
      return Self.narrowest(CIELab.xyz(Vector3(x, a, b)), alpha: alpha)
    case .srgbLinear: return Self.narrowest(RGBSpace.srgb.toXYZ * components, alpha: alpha)
    case .a98RGB: return Self.narrowest(WideRGB.a98(components), alpha: alpha)
    case .prophotoRGB: return Self.narrowest(WideRGB.prophoto(components), alpha: alpha)
    case .rec2020: return Self.narrowest(WideRGB.rec2020(components), alpha: alpha)
    case .xyzD65: return Self.narrowest(components, alpha: alpha)
    case .xyzD50: return Self.narrowest(CIELab.d50ToD65 * components, alpha: alpha)
    }
  }

  /// Converts from HWB as in CSS Color 4, section 8.1, with whiteness and blackness from 0 to 1.
  private static func hwb(
    hue: Double,
    white: Double,
    black: Double,
    alpha: Double
  ) -> ColorLiteral {
    if white + black >= 1 {
      let gray = white / (white + black)
      return ColorLiteral(.srgb, gray, gray, gray, alpha: alpha)
    }
    let pure = ColorLiteral(hue: hue, saturation: 1, lightness: 0.5, alpha: alpha)
    let share = 1 - white - black
    let mixture = Vector3(pure.a, pure.b, pure.c).map { $0 * share + white }
    return ColorLiteral(.srgb, mixture.x, mixture.y, mixture.z, alpha: alpha)
  }

  /// Converts from CIE XYZ with D65 white into the narrowest color space of themes that contains the color.
  private static func narrowest(_ xyz: Vector3, alpha: Double) -> ColorLiteral {
    for (space, rgb) in [(ColorLiteral.Space.srgb, RGBSpace.srgb), (.displayP3, .displayP3)] {
      let components = (rgb.fromXYZ * xyz).map(Transfer.encoded)
      guard RGBSpace.isInGamut(components) else { continue }
      let inside = RGBSpace.clipped(components)
      return ColorLiteral(space, inside.x, inside.y, inside.z, alpha: alpha)
    }
    let polar = OKLab(xyz: xyz).polar
    let (lightness, chroma) = (min(max(polar.lightness.rounded6, 0), 1), polar.chroma.rounded6)
    return ColorLiteral(.oklch, lightness, chroma, polar.hue.rounded6, alpha: alpha)
  }
}

extension Double {
  /// The number rounded to six decimals, because platforms differ in the last bits of `pow`, but outputs must not.
  fileprivate var rounded6: Double { (self * 1_000_000).rounded() / 1_000_000 }
}
