#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The few functions of the C library that color math needs, in one place because the library's name differs by platform.
enum Transcendentals {
  /// Returns a base raised to an exponent.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
  }

  /// Returns the cube root, also of negative numbers.
  static func cubeRoot(_ x: Double) -> Double {
    cbrt(x)
  }

  /// Returns the cosine of an angle in degrees.
  static func cosine(degrees: Double) -> Double {
    cos(degrees * .pi / 180)
  }

  /// Returns the sine of an angle in degrees.
  static func sine(degrees: Double) -> Double {
    sin(degrees * .pi / 180)
  }

  /// The angle of a vector, 0 up to 360 degrees.
  static func angle(x: Double, y: Double) -> Double {
    let degrees = atan2(y, x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}
