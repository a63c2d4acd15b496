// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let styleSource = ##"""
#if canImport(UIKit)
import UIKit

/// Whoever knows what view controllers are to look like.
@available(iOS 13, *)
@MainActor
protocol StyleSource: AnyObject {
  /// For bars outside of every screen.
  var barStyle: ThemeStyle { get }

  /// Nil for a view controller that is no screen of the theme.
  func style(of viewController: UIViewController) -> ThemeStyle?

  /// What draws crossfades that are left to the app; nil for nothing, so that this library draws them.
  var manualCrossfade: ManualCrossfade? { get }

  /// How the bar changes while one is pushed onto the other, and back.
  func scheme(from: UIViewController, to: UIViewController) -> TransitionScheme
}
#endif
"""##
}
