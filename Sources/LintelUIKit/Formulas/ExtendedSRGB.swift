/// A color in extended sRGB, whose components are outside of 0...1 for colors outside of the sRGB gamut.
@_spi(Generated)
public nonisolated struct ExtendedSRGB: Hashable, Sendable {
  /// The red component: encoded, not linear, and not premultiplied by the alpha.
  public var red: Double
  /// The green component, encoded like `red`.
  public var green: Double
  /// The blue component, encoded like `red`.
  public var blue: Double
  /// The alpha, 0...1.
  public var alpha: Double

  /// Creates a color from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Transparent black.
  public static let clear = ExtendedSRGB(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns a color between two, interpolated with premultiplied alpha so that a clear color doesn't affect the hue.
  ///
  /// - Parameters:
  ///   - other: the color at the end.
  ///   - progress: 0 for this color, 1 for the other; NaN counts as 0.
  /// - Returns: this color if the progress is 0 or less, and the other color if it's 1 or more.
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
