/// CIE Lab with D50 white, with conversions from CSS Color 4, section 17.
enum CIELab {
  /// The Bradford adaptation of CIE XYZ from D50 white to D65 white.
  static let d50ToD65 = Matrix3(
    (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    (0.012314014864481998, -0.020507649298898964, 1.330365926242124)
  )

  /// Returns CIE XYZ with D65 white for a color in Lab, whose lightness is from 0 to 100.
  static func xyz(_ lab: Vector3) -> Vector3 {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let fy = (lab.x + 16) / 116
    let fx = lab.y / 500 + fy
    let fz = fy - lab.z / 200
    func part(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
    let y = lab.x > kappa * epsilon ? fy * fy * fy : lab.x / kappa
    let white = (x: 0.3457 / 0.3585, z: (1 - 0.3457 - 0.3585) / 0.3585)
    return d50ToD65 * Vector3(part(fx) * white.x, y, part(fz) * white.z)
  }
}

/// Conversions to CIE XYZ with D65 white from RGB spaces that outputs don't have (CSS Color 4, section 17).
enum WideRGB {
  private static let a98ToXYZ = Matrix3(
    (573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
    (591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
    (53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835)
  )
  private static let prophotoToXYZD50 = Matrix3(
    (0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    (0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    (0, 0, 0.82510460251046020)
  )
  private static let rec2020ToXYZ = Matrix3(
    (63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
    (26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
    (0, 19567812.0 / 697040785, 295819943.0 / 278816314)
  )

  static func a98(_ components: Vector3) -> Vector3 {
    a98ToXYZ * components.map { Transcendentals.power($0, 563.0 / 256) }
  }

  static func prophoto(_ components: Vector3) -> Vector3 {
    let linear = components.map { $0 <= 16.0 / 512 ? $0 / 16 : Transcendentals.power($0, 1.8) }
    return CIELab.d50ToD65 * (prophotoToXYZD50 * linear)
  }

  static func rec2020(_ components: Vector3) -> Vector3 {
    let alpha = 1.09929682680944
    let beta = 0.018053968510807
    return rec2020ToXYZ
      * components.map { encoded in
        encoded < beta * 4.5
          ? encoded / 4.5 : Transcendentals.power((encoded + alpha - 1) / alpha, 1 / 0.45)
      }
  }
}
