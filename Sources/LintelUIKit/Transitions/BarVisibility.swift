#if canImport(UIKit)
import UIKit

/// Hides and shows the bars of a navigation controller with UIKit's own calls, and knows what they were.
@available(iOS 13, *)
@MainActor
final class BarVisibility {
  private weak var controller: UINavigationController?
  private let hidBar: Bool
  private let hidToolbar: Bool

  init(_ controller: UINavigationController) {
    self.controller = controller
    hidBar = controller.isNavigationBarHidden
    hidToolbar = controller.isToolbarHidden
  }

  /// - Parameters:
  ///   - hides: whether the navigation bar is hidden; nil for as it was before there was a theme.
  ///   - hidesToolbar: the same of the toolbar.
  ///   - animated: whether it goes along with a transition.
  func update(hides: Bool?, hidesToolbar: Bool?, animated: Bool) {
    guard let controller else { return }
    let hides = hides ?? hidBar
    if controller.isNavigationBarHidden != hides {
      controller.setNavigationBarHidden(hides, animated: animated)
    }
    let hidesToolbar = hidesToolbar ?? hidToolbar
    if controller.isToolbarHidden != hidesToolbar {
      controller.setToolbarHidden(hidesToolbar, animated: animated)
    }
  }

  func resign() {
    update(hides: nil, hidesToolbar: nil, animated: false)
  }
}
#endif
