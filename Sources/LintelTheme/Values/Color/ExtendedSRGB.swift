/// Colors in UIKit's extended sRGB.
extension KnownColor {
  /// Encoded components in sRGB, outside 0...1 where the color is outside of its gamut.
  package var srgb: [Double] {
    guard space == .displayP3 else { return [red, green, blue] }
    let linear = RGBSpace.displayP3.toXYZ * components.map(Transfer.linear)
    let encoded = (RGBSpace.srgb.fromXYZ * linear).map(Transfer.encoded)
    return [encoded.x, encoded.y, encoded.z]
  }
}
