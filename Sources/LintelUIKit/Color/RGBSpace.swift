import Foundation

nonisolated struct Vector3 {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  func map(_ transform: (Double) -> Double) -> Vector3 {
    Vector3(transform(x), transform(y), transform(z))
  }

  func allSatisfy(_ predicate: (Double) -> Bool) -> Bool {
    predicate(x) && predicate(y) && predicate(z)
  }
}

nonisolated struct Matrix3 {
  let rows: (Vector3, Vector3, Vector3)

  init(_ first: Vector3, _ second: Vector3, _ third: Vector3) { rows = (first, second, third) }

  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    func dot(_ row: Vector3) -> Double { row.x * vector.x + row.y * vector.y + row.z * vector.z }
    return Vector3(dot(matrix.rows.0), dot(matrix.rows.1), dot(matrix.rows.2))
  }
}

/// An RGB space with a D65 white point, the transfer function of sRGB, and the matrices of CSS Color 4, section 17.
nonisolated struct RGBSpace {
  enum Name {
    case srgb
    case displayP3
  }

  let name: Name
  /// Converts linear components to CIE XYZ (D65).
  let toXYZ: Matrix3
  /// Converts CIE XYZ (D65) to linear components.
  let fromXYZ: Matrix3

  static let srgb = RGBSpace(
    name: .srgb,
    toXYZ: Matrix3(
      Vector3(506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
      Vector3(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
      Vector3(7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270)
    ),
    fromXYZ: Matrix3(
      Vector3(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
      Vector3(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
      Vector3(705.0 / 12673, -2585.0 / 12673, 705.0 / 667)
    )
  )

  static let displayP3 = RGBSpace(
    name: .displayP3,
    toXYZ: Matrix3(
      Vector3(608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
      Vector3(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
      Vector3(0, 32229.0 / 714400, 5220557.0 / 5000800)
    ),
    fromXYZ: Matrix3(
      Vector3(446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
      Vector3(-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
      Vector3(11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415)
    )
  )

  /// Returns the wider of two spaces: Display P3 contains sRGB.
  func union(_ other: RGBSpace) -> RGBSpace { name == .displayP3 ? self : other }

  /// Returns whether all components are in 0...1, with the tolerance of CSS Color 4's sample code.
  static func isInGamut(_ components: Vector3) -> Bool {
    components.allSatisfy { $0 >= -0.000075 && $0 <= 1.000075 }
  }

  static func clipped(_ components: Vector3) -> Vector3 { components.map { min(max($0, 0), 1) } }
}

/// The transfer function that sRGB and Display P3 share, extended to negative components.
nonisolated enum Transfer {
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    guard size > 0.04045 else { return encoded / 12.92 }
    let linear = pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    guard size > 0.0031308 else { return linear * 12.92 }
    let encoded = 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
