/// An RGB space with D65 white and sRGB's transfer function, with the matrices of CSS Color 4, section 17.
package struct RGBSpace: Sendable {
  /// The matrix from linear components to CIE XYZ (D65).
  let toXYZ: Matrix3
  /// The matrix from CIE XYZ (D65) to linear components.
  let fromXYZ: Matrix3

  /// sRGB, IEC 61966-2-1.
  static let srgb = RGBSpace(
    toXYZ: Matrix3(
      (506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
      (87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
      (7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270)
    ),
    fromXYZ: Matrix3(
      (12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
      (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
      (705.0 / 12673, -2585.0 / 12673, 705.0 / 667)
    )
  )

  /// Display P3, with the primaries of DCI-P3, and sRGB's white and transfer function.
  static let displayP3 = RGBSpace(
    toXYZ: Matrix3(
      (608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
      (35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
      (0, 32229.0 / 714400, 5220557.0 / 5000800)
    ),
    fromXYZ: Matrix3(
      (446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
      (-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
      (11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415)
    )
  )

  /// Whether components are within 0...1, apart from rounding errors in a color's text.
  ///
  /// The tolerance is that of CSS Color 4's sample code, far below a step of eight bits.
  static func isInGamut(_ components: Vector3) -> Bool {
    components.allSatisfy { $0 >= -0.000075 && $0 <= 1.000075 }
  }

  /// Returns the components clamped to 0...1 and rounded to a millionth.
  ///
  /// Platforms differ in the last bits of `pow`. Rounding keeps equal colors equal, and outputs the same everywhere.
  static func clipped(_ components: Vector3) -> Vector3 {
    components.map { (min(max($0, 0), 1) * 1_000_000).rounded() / 1_000_000 }
  }
}

/// The transfer function that sRGB and Display P3 share, extended to negative components.
enum Transfer {
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    guard size > 0.04045 else { return encoded / 12.92 }
    let linear = Transcendentals.power((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    guard size > 0.0031308 else { return linear * 12.92 }
    let encoded = 1.055 * Transcendentals.power(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
