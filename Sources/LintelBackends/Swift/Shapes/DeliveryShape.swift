/// A way in which an app takes a theme's bars, on top of the functions of the theme's own type.
///
/// They are the three ways by which apps put the style of a bar into one place. All of them end in the same styles.
package enum DeliveryShape: String, Hashable, CaseIterable, Sendable {
  /// Functions that make controllers with styled bars.
  case factory
  /// Controllers to use or to inherit from, which style themselves and what they show.
  case subclass
  /// Methods on UIKit's own classes.
  case `extension`
}
