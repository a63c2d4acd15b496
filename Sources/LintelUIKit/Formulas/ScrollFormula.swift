/// The formulas of the scroll behaviors: what bars do at each position of the content, in points.
///
/// They don't use views, so that ports can share their test vectors. An offset or inset that isn't a number leaves the bar as it is
/// at the edge.
@_spi(Generated)
public nonisolated enum ScrollFormula {
  /// Returns how far the bar has changed from its look at the scroll edge to its standard look.
  ///
  /// - Parameters:
  ///   - offset: the y-coordinate of the content offset.
  ///   - topInset: the top of the adjusted content inset, at which the content rests at its edge.
  ///   - distance: how far the content scrolls until the change is complete; with 0, the change is immediate.
  /// - Returns: `min(1, max(0, (offset + topInset) / distance))`.
  public static func progress(offset: Double, topInset: Double, distance: Double) -> Double {
    let scrolled = offset + topInset
    guard scrolled > 0 else { return 0 }
    guard scrolled < distance else { return 1 }
    return scrolled / distance
  }

  /// Returns the alpha of a background that fades in: the progress, or 1 if nothing scrolls.
  ///
  /// - Parameter progress: the progress of the bar, or `nil` if there is no scroll view.
  /// - Returns: an alpha in 0...1.
  public static func fadeAlpha(progress: Double?) -> Double { progress ?? 1 }

  /// Returns how far a bar that scrolls off is above its place.
  ///
  /// - Parameters:
  ///   - offset: the y-coordinate of the content offset.
  ///   - topInset: the top of the adjusted content inset, which is the farthest that the bar moves.
  ///   - threshold: how far the content scrolls before the bar moves.
  /// - Returns: points to subtract from the y-coordinate of the bar's position: `min(offset + topInset − threshold, topInset)` if
  ///   `offset > threshold − topInset`, and otherwise 0.
  public static func awayShift(offset: Double, topInset: Double, threshold: Double) -> Double {
    guard offset > threshold - topInset else { return 0 }
    return min(offset + topInset - threshold, topInset)
  }

  /// Returns whether properties that can't be interpolated have the values of the standard appearance.
  ///
  /// - Parameter progress: 0 for the look at the scroll edge, 1 for the standard look.
  /// - Returns: true if the progress is 0.5 or more.
  public static func isPastHalf(_ progress: Double) -> Bool { progress >= 0.5 }
}
