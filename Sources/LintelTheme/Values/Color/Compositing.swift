/// Colors over other colors.
extension KnownColor {
  /// The color with an alpha of 1.
  package var opaque: KnownColor { KnownColor(space, components, alpha: 1) }

  /// The color with its alpha multiplied, as `alpha()` does.
  package func faded(by factor: Double) -> KnownColor {
    KnownColor(space, components, alpha: alpha * factor)
  }

  /// The color in a space that contains its own.
  package func converted(to wider: Space) -> KnownColor {
    guard wider != space else { return self }
    let linear = wider.rgb.fromXYZ * (space.rgb.toXYZ * components.map(Transfer.linear))
    return KnownColor(wider, RGBSpace.clipped(linear.map(Transfer.encoded)), alpha: alpha)
  }

  /// What shows where this color lies over another: source-over on encoded components, as UIKit draws.
  ///
  /// The result is in the wider of the two spaces.
  package func composited(over backdrop: KnownColor) -> KnownColor {
    let space = space.union(backdrop.space)
    let front = converted(to: space)
    let back = backdrop.converted(to: space)
    let alpha = front.alpha + back.alpha * (1 - front.alpha)
    guard alpha > 0 else { return KnownColor(space, Vector3(0, 0, 0), alpha: 0) }
    func channel(_ component: (KnownColor) -> Double) -> Double {
      let over = component(front) * front.alpha
      return (over + component(back) * back.alpha * (1 - front.alpha)) / alpha
    }
    return KnownColor(
      space,
      red: channel(\.red),
      green: channel(\.green),
      blue: channel(\.blue),
      alpha: alpha
    )
  }
}
