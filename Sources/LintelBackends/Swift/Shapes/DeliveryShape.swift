/// A way for an app to get a theme's bars, in addition to the functions of the theme's type.
///
/// These are the three ways in which apps keep the style of a bar in one place. All of them use the same styles.
package enum DeliveryShape: String, Hashable, CaseIterable, Sendable {
  /// Functions that create controllers with styled bars.
  case factory
  /// Controllers to use or to subclass, which style themselves and the view controllers that they show.
  case subclass
  /// Methods on UIKit's classes.
  case `extension`
}
