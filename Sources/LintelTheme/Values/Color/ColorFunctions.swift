/// The color functions of the language, evaluated.
extension KnownColor {
  /// Mixes two colors in OKLab with premultiplied alpha, the default of CSS `color-mix()`.
  ///
  /// The result is in the wider of the two spaces and in its gamut; `share` is the other color's part, 0...1.
  package func mixed(with other: KnownColor, share: Double) -> KnownColor {
    let own = 1 - share
    // The ends are exact: the way through OKLab and back would not be.
    if share == 0 { return converted(to: space.union(other.space)) }
    if share == 1 { return other.converted(to: space.union(other.space)) }
    let mixedAlpha = alpha * own + other.alpha * share
    let space = space.union(other.space)
    guard mixedAlpha > 0 else { return KnownColor(space, Vector3(0, 0, 0), alpha: 0) }
    let a = lab
    let b = other.lab
    func blend(_ coordinate: (OKLab) -> Double) -> Double {
      (coordinate(a) * alpha * own + coordinate(b) * other.alpha * share) / mixedAlpha
    }
    let mixture = OKLab(lightness: blend(\.lightness), a: blend(\.a), b: blend(\.b))
    return KnownColor(space, mixture.mapped(into: space.rgb), alpha: mixedAlpha)
  }

  /// Adds to the OKLCH lightness, keeping hue and, as far as the color's own gamut reaches, chroma.
  ///
  /// An amount of 0.2 is 20 points of percent more, a negative one is less.
  package func lightened(by amount: Double) -> KnownColor {
    guard amount != 0 else { return self }
    var lab = lab
    lab.lightness = min(max(lab.lightness + amount, 0), 1)
    return KnownColor(space, lab.mapped(into: space.rgb), alpha: alpha)
  }

  /// Whichever of two colors has more contrast on this one; the first wins a tie.
  package func mostReadable(_ first: KnownColor, _ second: KnownColor) -> KnownColor {
    second.contrastRatio(on: self) > first.contrastRatio(on: self) ? second : first
  }
}
