package import LintelSchema
package import LintelTheme

/// The behavior of a bar while content scrolls.
package struct DecidedScroll: Hashable, Sendable {
  package let behavior: ScrollBehaviorName
  /// How far the content moves until a fade or crossfade is done, in points, or `nil` for the default.
  package let distance: ValueID?
  /// How far the content moves until the bar goes away, in points, or `nil` for the default.
  package let threshold: ValueID?
  /// Whether the app's `ManualCrossfade`, if it has one, draws the crossfade instead of the runtime library.
  package let isManual: Bool
}
