// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A color that keeps its origin for the recording.
@available(iOS 2, *)
open class UIColor: NSObject, @unchecked Sendable {
  /// The way in which a color was created.
  public enum Origin: Sendable {
    /// Components in extended sRGB.
    case srgb(red: Double, green: Double, blue: Double)
    case displayP3(red: Double, green: Double, blue: Double)
    case system(String)
    case asset(String)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  public let origin: Origin
  /// The alpha set on the color, or `nil` for that of its origin.
  public let alpha: Double?
  /// The named color that this one is a variant of, resolved or not, and that color's own alpha.
  public private(set) var reference: (color: UIColor, alpha: Double)?

  init(_ origin: Origin, alpha: Double? = nil) {
    self.origin = origin
    self.alpha = alpha
  }

  private func referring(to color: (color: UIColor, alpha: Double)?) -> UIColor {
    reference = color
    return self
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    origin = .srgb(red: red, green: green, blue: blue)
    self.alpha = alpha
  }

  @available(iOS 10, *)
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    origin = .displayP3(red: red, green: green, blue: blue)
    self.alpha = alpha
  }

  public init(white: CGFloat, alpha: CGFloat) {
    origin = .srgb(red: white, green: white, blue: white)
    self.alpha = alpha
  }

  /// Returns `nil` for the names that tests use for missing colors.
  @available(iOS 11, *)
  public init?(named name: String) {
    guard !name.hasPrefix("missing") else { return nil }
    origin = .asset(name)
    alpha = nil
  }

  @available(iOS 13, *)
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    origin = .dynamic(dynamicProvider)
    alpha = nil
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .dynamic(let provider) = origin {
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
    return UIColor(origin, alpha: alpha).referring(to: reference)
  }

  @available(iOS 13, *)
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch origin {
    case .srgb, .displayP3: return self
    case .dynamic(let provider): return provider(traits).resolvedColor(with: traits)
    case .system(let name):
      let color = SystemColors.components(of: name, in: traits)
      return UIColor(
        red: color.red,
        green: color.green,
        blue: color.blue,
        alpha: alpha ?? color.alpha
      ).referring(to: (self, color.alpha))
    case .asset(let name):
      // Any color works, as long as different names have different colors.
      let hash = name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFFFF }
      return UIColor(
        red: Double(hash >> 16 & 0xFF) / 255,
        green: Double(hash >> 8 & 0xFF) / 255,
        blue: Double(hash & 0xFF) / 255,
        alpha: alpha ?? 1
      ).referring(to: (self, 1))
    }
  }

  /// Gets the extended sRGB components for the current traits.
  @available(iOS 5, *)
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolvedColor(with: .current).extendedSRGB
    unsafe red?.pointee = color.red
    unsafe green?.pointee = color.green
    unsafe blue?.pointee = color.blue
    unsafe alpha?.pointee = self.alpha ?? color.alpha
    return true
  }

  /// Compares dynamic colors by identity, and all others by value.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || (key.map { $0 == other.key } ?? false)
  }

  public override var hash: Int { key?.hashValue ?? ObjectIdentifier(self).hashValue }

  /// The value that equal colors share.
  private var key: [String]? {
    switch origin {
    case .srgb(let red, let green, let blue):
      return ["\(red)", "\(green)", "\(blue)", "\(alpha ?? 1)"]
    case .displayP3(let red, let green, let blue):
      return ["P3", "\(red)", "\(green)", "\(blue)", "\(alpha ?? 1)"]
    case .system(let name):
      if let color = SystemColors.fixedComponents(of: name) {
        return [color.red, color.green, color.blue, alpha ?? color.alpha].map { "\($0)" }
      }
      return ["system", name, alpha.map { "\($0)" } ?? ""]
    case .asset(let name): return ["asset", name, "\(alpha ?? 1)"]
    case .dynamic: return nil
    }
  }

  private var extendedSRGB: (red: Double, green: Double, blue: Double, alpha: Double) {
    switch origin {
    case .srgb(let red, let green, let blue): return (red, green, blue, alpha ?? 1)
    case .displayP3(let red, let green, let blue):
      let color = DisplayP3.extendedSRGB(red, green, blue)
      return (color.red, color.green, color.blue, alpha ?? 1)
    case .system, .asset, .dynamic:
      return resolvedColor(with: .current).extendedSRGB
    }
  }
}

/// The conversion that UIKit performs for `getRed`.
enum DisplayP3 {
  static func extendedSRGB(
    _ red: Double,
    _ green: Double,
    _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    // Display P3 to sRGB, both with D65: CSS Color 4, section 17.
    return (
      encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
      encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
      encoded(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b)
    )
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
