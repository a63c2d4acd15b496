/// Contrast as WCAG 2.2 defines it.
extension KnownColor {
  /// The relative luminance of WCAG 2.2, 0 for black and 1 for white; alpha counts for nothing.
  ///
  /// A Display P3 color is converted to linear sRGB first, without clipping, so that both spaces agree.
  package var relativeLuminance: Double {
    let linear = components.map(Transfer.linear)
    let srgb =
      switch space {
      case .srgb: linear
      case .displayP3: RGBSpace.srgb.fromXYZ * (RGBSpace.displayP3.toXYZ * linear)
      }
    return max(0, 0.2126 * srgb.x + 0.7152 * srgb.y + 0.0722 * srgb.z)
  }

  /// The contrast ratio of WCAG 2.2, 1 to 21, of this color on a background whose alpha is taken for 1.
  package func contrastRatio(on background: KnownColor) -> Double {
    let back = background.opaque
    let a = composited(over: back).relativeLuminance
    let b = back.relativeLuminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
