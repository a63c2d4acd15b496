#if canImport(UIKit)
import UIKit

/// Supplies the style for each view controller.
@available(iOS 13, *)
@MainActor
protocol StyleSource: AnyObject {
  /// Announces a view controller that is about to be shown, so that it can say which screen it is.
  func expect(_ viewController: UIViewController)

  /// Returns the style for bars outside of every screen.
  func barStyle(in sizes: WindowSizes) -> ThemeStyle

  /// Returns the style of a view controller, or `nil` if it isn't a screen of the theme.
  func style(of viewController: UIViewController, in sizes: WindowSizes) -> ThemeStyle?

  /// Draws the crossfades that the theme leaves to the app; if `nil`, this library draws them.
  var manualCrossfade: ManualCrossfade? { get }

  func refresh()

  /// Styles everything again if traits on screen have a different text size than before, and returns whether they do.
  func textSizeMayHaveChanged(to traits: UITraitCollection) -> Bool

  /// Returns how a bar changes while a view controller is pushed onto another and popped again.
  func scheme(
    from: UIViewController,
    to: UIViewController,
    in bar: UINavigationBar
  ) -> TransitionScheme
}
#endif
