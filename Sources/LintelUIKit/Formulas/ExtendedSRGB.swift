/// A color of extended sRGB; components outside of 0...1 are colors outside of its gamut.
@_spi(Generated)
public nonisolated struct ExtendedSRGB: Hashable, Sendable {
  /// Encoded, not linear, and not multiplied by the alpha.
  public var red: Double
  /// Like `red`.
  public var green: Double
  /// Like `red`.
  public var blue: Double
  /// 0...1.
  public var alpha: Double

  /// Puts a color together.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// No color at all.
  public static let clear = ExtendedSRGB(red: 0, green: 0, blue: 0, alpha: 0)

  /// The color on the way to another, both multiplied by their alphas, so that what is clear lends no color.
  ///
  /// - Parameters:
  ///   - other: the color at the end.
  ///   - progress: 0 for this color, 1 for the other; NaN counts as 0.
  /// - Returns: one of the two at the ends and beyond.
  public func interpolated(to other: ExtendedSRGB, progress: Double) -> ExtendedSRGB {
    guard progress > 0 else { return self }
    guard progress < 1 else { return other }
    let (own, others) = ((1 - progress) * alpha, progress * other.alpha)
    let sum = own + others
    guard sum > 0 else { return .clear }
    func blend(_ a: Double, _ b: Double) -> Double { (a * own + b * others) / sum }
    return ExtendedSRGB(
      red: blend(red, other.red),
      green: blend(green, other.green),
      blue: blend(blue, other.blue),
      alpha: sum
    )
  }
}
