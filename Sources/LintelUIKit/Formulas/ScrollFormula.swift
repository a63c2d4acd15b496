/// What bars do at a place of the content: the formulas of the scroll behaviors, in points.
///
/// They know no views, so that ports can share their test vectors. Whatever is not a number leaves the bar as it is at the edge.
@_spi(Generated)
public nonisolated enum ScrollFormula {
  /// How far the bar has come from its look at the scroll edge to its standard one.
  ///
  /// - Parameters:
  ///   - offset: the content offset's y.
  ///   - topInset: the top of the adjusted content inset, with which the content rests at its edge.
  ///   - distance: how far the content scrolls until the change is complete; without one it is complete at once.
  /// - Returns: `min(1, max(0, (offset + topInset) / distance))`.
  public static func progress(offset: Double, topInset: Double, distance: Double) -> Double {
    let scrolled = offset + topInset
    guard scrolled > 0 else { return 0 }
    guard scrolled < distance else { return 1 }
    return scrolled / distance
  }

  /// The alpha of a background that fades in: the progress, and 1 where nothing scrolls.
  ///
  /// - Parameter progress: nil where there is no scroll view.
  /// - Returns: 0...1.
  public static func fadeAlpha(progress: Double?) -> Double { progress ?? 1 }

  /// How far a bar that scrolls off is above its place.
  ///
  /// - Parameters:
  ///   - offset: the content offset's y.
  ///   - topInset: the top of the adjusted content inset, which is as far as the bar goes.
  ///   - threshold: how far the content scrolls before the bar moves.
  /// - Returns: points to take from the y of the bar's position: `min(offset + topInset − threshold, topInset)` from
  ///   `offset > threshold − topInset` on, else 0.
  public static func awayShift(offset: Double, topInset: Double, threshold: Double) -> Double {
    guard offset > threshold - topInset else { return 0 }
    return min(offset + topInset - threshold, topInset)
  }

  /// Whether what can't be interpolated is the standard appearance's already.
  ///
  /// - Parameter progress: 0 for the look at the scroll edge, 1 for the standard one.
  /// - Returns: true from 0.5 on.
  public static func isPastHalf(_ progress: Double) -> Bool { progress >= 0.5 }
}
