/// A color in OKLab, as defined in CSS Color 4, section 9.2.
///
/// Distances in OKLab match perceived differences better than distances in RGB do. `darken`, `lighten`,
/// and `mix` compute in it, and so do gamut mapping and the rule about selected tabs.
package struct OKLab: Hashable, Sendable {
  /// The lightness, 0 for black and 1 for white.
  var lightness: Double
  /// The axis from green (negative) to red (positive), from about −0.4 to 0.4.
  var a: Double
  /// The axis from blue (negative) to yellow (positive), from about −0.4 to 0.4.
  var b: Double
}

/// A color in OKLCH, the polar form of OKLab.
package struct OKLCH: Hashable, Sendable {
  /// The lightness, from 0 to 1.
  var lightness: Double
  /// The chroma, 0 for gray.
  var chroma: Double
  /// The hue in degrees, from 0 up to 360.
  var hue: Double
}

/// Conversions, with the matrices of CSS Color 4, section 17.
extension OKLab {
  /// CIE XYZ (D65) to cone responses.
  private static let xyzToCones = Matrix3(
    (0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    (0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    (0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
  )
  /// Cube roots of cone responses to OKLab.
  private static let conesToLab = Matrix3(
    (0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    (1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    (0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
  )
  /// OKLab to cube roots of cone responses.
  private static let labToCones = Matrix3(
    (1, 0.3963377773761749, 0.2158037573099136),
    (1, -0.1055613458156586, -0.0638541728258133),
    (1, -0.0894841775298119, -1.2914855480194092)
  )
  /// Cone responses to CIE XYZ (D65).
  private static let conesToXYZ = Matrix3(
    (1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    (-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    (-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
  )

  init(_ components: Vector3, in space: RGBSpace) {
    self.init(xyz: space.toXYZ * components.map(Transfer.linear))
  }

  /// Creates a color from CIE XYZ with D65 white, where white has a Y of 1.
  init(xyz: Vector3) {
    let cones = Self.xyzToCones * xyz
    let lab = Self.conesToLab * cones.map(Transcendentals.cubeRoot)
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// Returns encoded components in an RGB space, outside of 0...1 where the color is outside of the gamut.
  func components(in space: RGBSpace) -> Vector3 { (space.fromXYZ * xyz).map(Transfer.encoded) }

  /// CIE XYZ with D65 white.
  var xyz: Vector3 {
    Self.conesToXYZ * (Self.labToCones * Vector3(lightness, a, b)).map { $0 * $0 * $0 }
  }

  init(_ polar: OKLCH) {
    self.init(
      lightness: polar.lightness,
      a: polar.chroma * Transcendentals.cosine(degrees: polar.hue),
      b: polar.chroma * Transcendentals.sine(degrees: polar.hue)
    )
  }

  /// The color in polar form, with an arbitrary hue for gray.
  var polar: OKLCH {
    let (chroma, hue) = ((a * a + b * b).squareRoot(), Transcendentals.angle(x: a, y: b))
    return OKLCH(lightness: lightness, chroma: chroma, hue: hue)
  }

  /// Returns the perceived distance, `deltaEOK` in CSS Color 4.
  package func distance(to other: OKLab) -> Double {
    let l = lightness - other.lightness
    let da = a - other.a
    let db = b - other.b
    return (l * l + da * da + db * db).squareRoot()
  }

  /// Returns encoded components in the gamut of a space, found by reducing chroma at constant lightness and hue.
  ///
  /// This is the binary search with local clipping of CSS Color 4, section 14.2.
  func mapped(into space: RGBSpace) -> Vector3 {
    let own = components(in: space)
    if RGBSpace.isInGamut(own) { return RGBSpace.clipped(own) }
    if lightness >= 1 { return Vector3(1, 1, 1) }
    if lightness <= 0 { return Vector3(0, 0, 0) }
    let justNoticeable = 0.02
    let epsilon = 0.0001
    var current = polar
    var clipped = RGBSpace.clipped(own)
    guard OKLab(clipped, in: space).distance(to: self) >= justNoticeable else { return clipped }
    var low = 0.0
    var high = current.chroma
    var lowIsInGamut = true
    while high - low > epsilon {
      current.chroma = (low + high) / 2
      let candidate = OKLab(current)
      let components = candidate.components(in: space)
      if lowIsInGamut, RGBSpace.isInGamut(components) {
        low = current.chroma
        clipped = RGBSpace.clipped(components)
        continue
      }
      clipped = RGBSpace.clipped(components)
      let distance = OKLab(clipped, in: space).distance(to: candidate)
      guard distance < justNoticeable else {
        high = current.chroma
        continue
      }
      if justNoticeable - distance < epsilon { return clipped }
      lowIsInGamut = false
      low = current.chroma
    }
    return clipped
  }
}
