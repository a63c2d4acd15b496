import Foundation

/// A color in OKLab, with a lightness of 0...1, as defined by CSS Color 4, section 9.2.
nonisolated struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  private static let xyzToCones = Matrix3(
    Vector3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    Vector3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    Vector3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
  )
  private static let conesToLab = Matrix3(
    Vector3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    Vector3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    Vector3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
  )
  private static let labToCones = Matrix3(
    Vector3(1, 0.3963377773761749, 0.2158037573099136),
    Vector3(1, -0.1055613458156586, -0.0638541728258133),
    Vector3(1, -0.0894841775298119, -1.2914855480194092)
  )
  private static let conesToXYZ = Matrix3(
    Vector3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    Vector3(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    Vector3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
  )

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates a color from encoded components in an RGB space.
  init(_ components: Vector3, in space: RGBSpace) {
    let cones = Self.xyzToCones * (space.toXYZ * components.map(Transfer.linear))
    let lab = Self.conesToLab * cones.map { cbrt($0) }
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// Returns encoded components in an RGB space, which are outside of 0...1 if the color isn't in its gamut.
  func components(in space: RGBSpace) -> Vector3 {
    let cones = (Self.labToCones * Vector3(lightness, a, b)).map { $0 * $0 * $0 }
    return (space.fromXYZ * (Self.conesToXYZ * cones)).map(Transfer.encoded)
  }

  /// Returns encoded components inside the gamut of a space, found by reducing chroma at constant lightness and hue with the
  /// binary search and local clipping of CSS Color 4, section 14.2.
  func mapped(into space: RGBSpace) -> Vector3 {
    let own = components(in: space)
    if RGBSpace.isInGamut(own) { return RGBSpace.clipped(own) }
    if lightness >= 1 { return Vector3(1, 1, 1) }
    if lightness <= 0 { return Vector3(0, 0, 0) }
    let justNoticeable = 0.02
    let epsilon = 0.0001
    let chroma = (a * a + b * b).squareRoot()
    let hue = atan2(b, a)
    var clipped = RGBSpace.clipped(own)
    guard OKLab(clipped, in: space).distance(to: self) >= justNoticeable else { return clipped }
    var low = 0.0
    var high = chroma
    var lowIsInGamut = true
    while high - low > epsilon {
      let middle = (low + high) / 2
      let candidate = OKLab(lightness: lightness, a: middle * cos(hue), b: middle * sin(hue))
      let components = candidate.components(in: space)
      clipped = RGBSpace.clipped(components)
      if lowIsInGamut, RGBSpace.isInGamut(components) {
        low = middle
        continue
      }
      let distance = OKLab(clipped, in: space).distance(to: candidate)
      guard distance < justNoticeable else {
        high = middle
        continue
      }
      if justNoticeable - distance < epsilon { return clipped }
      lowIsInGamut = false
      low = middle
    }
    return clipped
  }

  private func distance(to other: OKLab) -> Double {
    let difference = Vector3(lightness - other.lightness, a - other.a, b - other.b)
    let squares = difference.map { $0 * $0 }
    return (squares.x + squares.y + squares.z).squareRoot()
  }
}
