#if canImport(UIKit)
import UIKit

/// The components of a color for a trait collection, in sRGB, or in Display P3 if the color or one that it's mixed with needs it.
///
/// The math is the same as the compiler's, so that a color function has the same result in both.
nonisolated struct RuntimeColor {
  var space: RGBSpace
  /// The encoded components, 0...1.
  var components: Vector3
  /// The alpha, 0...1.
  var alpha: Double

  init(_ space: RGBSpace, _ components: Vector3, alpha: Double) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  init(_ color: UIColor, _ traits: UITraitCollection) {
    let known = ExtendedSRGB(color, traits)
    let extended = Vector3(known.red, known.green, known.blue)
    alpha = known.alpha
    if RGBSpace.isInGamut(extended) {
      space = .srgb
      components = RGBSpace.clipped(extended)
    } else {
      let linear = RGBSpace.srgb.toXYZ * extended.map(Transfer.linear)
      space = .displayP3
      components = RGBSpace.clipped((space.fromXYZ * linear).map(Transfer.encoded))
    }
  }

  var uiColor: UIColor {
    let (red, green, blue) = (components.x, components.y, components.z)
    switch space.name {
    case .srgb: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3: return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  var lab: OKLab { OKLab(components, in: space) }

  func converted(to wider: RGBSpace) -> RuntimeColor {
    guard wider.name != space.name else { return self }
    let linear = wider.fromXYZ * (space.toXYZ * components.map(Transfer.linear))
    return RuntimeColor(wider, RGBSpace.clipped(linear.map(Transfer.encoded)), alpha: alpha)
  }

  /// Returns a mixture in OKLab with premultiplied alpha.
  func mixed(with other: RuntimeColor, share: Double) -> RuntimeColor {
    let wider = space.union(other.space)
    if share <= 0 { return converted(to: wider) }
    if share >= 1 { return other.converted(to: wider) }
    let own = 1 - share
    let mixedAlpha = alpha * own + other.alpha * share
    guard mixedAlpha > 0 else { return RuntimeColor(wider, Vector3(0, 0, 0), alpha: 0) }
    let (a, b) = (lab, other.lab)
    func blend(_ first: Double, _ second: Double) -> Double {
      (first * alpha * own + second * other.alpha * share) / mixedAlpha
    }
    let mixture = OKLab(
      lightness: blend(a.lightness, b.lightness),
      a: blend(a.a, b.a),
      b: blend(a.b, b.b)
    )
    return RuntimeColor(wider, mixture.mapped(into: wider), alpha: mixedAlpha)
  }

  /// Returns the color with an amount added to its OKLCH lightness, whose range is 0...1; a negative amount darkens.
  func lightened(by amount: Double) -> RuntimeColor {
    guard amount != 0 else { return self }
    var lab = lab
    lab.lightness = min(max(lab.lightness + amount, 0), 1)
    return RuntimeColor(space, lab.mapped(into: space), alpha: alpha)
  }

  /// Returns the WCAG 2.2 contrast ratio on a background, whose alpha counts as 1.
  func contrastRatio(on background: RuntimeColor) -> Double {
    var back = background
    back.alpha = 1
    let (a, b) = (composited(over: back).relativeLuminance, back.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Composites the encoded components over an opaque backdrop, with source-over blending.
  private func composited(over backdrop: RuntimeColor) -> RuntimeColor {
    let wider = space.union(backdrop.space)
    let (front, back) = (converted(to: wider).components, backdrop.converted(to: wider).components)
    func channel(_ over: Double, _ under: Double) -> Double { over * alpha + under * (1 - alpha) }
    let components = Vector3(
      channel(front.x, back.x),
      channel(front.y, back.y),
      channel(front.z, back.z)
    )
    return RuntimeColor(wider, components, alpha: 1)
  }

  private var relativeLuminance: Double {
    let xyz = space.toXYZ * components.map(Transfer.linear)
    let linear = space.name == .srgb ? components.map(Transfer.linear) : RGBSpace.srgb.fromXYZ * xyz
    return max(0, 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z)
  }
}

nonisolated extension ExtendedSRGB {
  init(_ color: UIColor, _ traits: UITraitCollection) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    // Colors outside of sRGB have components outside of 0...1.
    _ = unsafe color.resolved(in: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
#endif
