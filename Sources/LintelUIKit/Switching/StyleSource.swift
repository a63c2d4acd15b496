#if canImport(UIKit)
import UIKit

/// Supplies the style for each view controller.
@available(iOS 13, *)
@MainActor
protocol StyleSource: AnyObject {
  /// For bars outside of every screen.
  var barStyle: ThemeStyle { get }

  /// Nil for a view controller that isn't a screen of the theme.
  func style(of viewController: UIViewController) -> ThemeStyle?

  /// What draws crossfades that are left to the app; nil for nothing, so that this library draws them.
  var manualCrossfade: ManualCrossfade? { get }

  /// Makes fonts anew if text has another size now.
  ///
  /// - Returns: whether it has, so that all bars have been styled anew.
  func textSizeMayHaveChanged() -> Bool

  /// How the bar changes while one is pushed onto the other, and back.
  func scheme(from: UIViewController, to: UIViewController) -> TransitionScheme
}
#endif
