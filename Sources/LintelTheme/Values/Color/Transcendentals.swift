#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The functions of the C library that color math needs, in one place because the library's name depends on the platform.
enum Transcendentals {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// Returns the cube root, including that of negative numbers.
  static func cubeRoot(_ x: Double) -> Double { cbrt(x) }

  static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

  static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

  /// Returns the angle of a vector in degrees, from 0 up to 360.
  static func angle(x: Double, y: Double) -> Double {
    let degrees = atan2(y, x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}
