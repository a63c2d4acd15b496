/// Colors that don't fit a gamut.
extension OKLab {
  /// Encoded components inside the gamut of a space, found by reducing chroma at constant lightness and hue.
  ///
  /// This is the binary search with local clipping of CSS Color 4, section 14.2.
  func mapped(into space: RGBSpace) -> Vector3 {
    let own = components(in: space)
    if RGBSpace.isInGamut(own) { return RGBSpace.clipped(own) }
    if lightness >= 1 { return Vector3(1, 1, 1) }
    if lightness <= 0 { return Vector3(0, 0, 0) }
    let justNoticeable = 0.02
    let epsilon = 0.0001
    var current = polar
    var clipped = RGBSpace.clipped(own)
    guard OKLab(clipped, in: space).distance(to: self) >= justNoticeable else { return clipped }
    var low = 0.0
    var high = current.chroma
    var lowIsInGamut = true
    while high - low > epsilon {
      current.chroma = (low + high) / 2
      let candidate = OKLab(current)
      let components = candidate.components(in: space)
      if lowIsInGamut, RGBSpace.isInGamut(components) {
        low = current.chroma
        clipped = RGBSpace.clipped(components)
        continue
      }
      clipped = RGBSpace.clipped(components)
      let distance = OKLab(clipped, in: space).distance(to: candidate)
      guard distance < justNoticeable else {
        high = current.chroma
        continue
      }
      if justNoticeable - distance < epsilon { return clipped }
      lowIsInGamut = false
      low = current.chroma
    }
    return clipped
  }
}
