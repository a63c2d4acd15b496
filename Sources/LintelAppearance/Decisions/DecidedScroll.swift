package import LintelSchema
package import LintelTheme

/// What a bar does while content scrolls.
package struct DecidedScroll: Hashable, Sendable {
  /// The behavior.
  package let behavior: ScrollBehaviorName
  /// In points: how far the content moves until a fade or crossfade is done.
  package let distance: ValueID?
  /// In points: how far the content moves until the bar goes away.
  package let threshold: ValueID?
  /// Whether UIKit's own crossfade is driven by hand.
  package let isManual: Bool
}
