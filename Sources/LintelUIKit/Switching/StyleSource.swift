#if canImport(UIKit)
import UIKit

/// Supplies the style for each view controller.
@available(iOS 13, *)
@MainActor
protocol StyleSource: AnyObject {
  /// A view controller is about to be shown, and may say now which screen it is.
  func expect(_ viewController: UIViewController)

  /// For bars outside of every screen.
  func barStyle(in sizes: WindowSizes) -> ThemeStyle

  /// Nil for a view controller that isn't a screen of the theme.
  func style(of viewController: UIViewController, in sizes: WindowSizes) -> ThemeStyle?

  /// What draws crossfades that are left to the app; nil for nothing, so that this library draws them.
  var manualCrossfade: ManualCrossfade? { get }

  /// Styles everything anew.
  func refresh()

  /// Makes fonts anew if text has another size now.
  ///
  /// - Returns: whether it has, so that all bars have been styled anew.
  func textSizeMayHaveChanged() -> Bool

  /// How a bar changes while one is pushed onto the other, and back.
  func scheme(
    from: UIViewController,
    to: UIViewController,
    in bar: UINavigationBar
  ) -> TransitionScheme
}
#endif
