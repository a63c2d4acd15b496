#if canImport(UIKit)
import UIKit

/// Keeps the swipe back working on screens without a bar, where UIKit's own delegate refuses it.
///
/// A recognizer that may begin while a push or pop runs, or on the last screen of the stack, gets confused until nothing can be
/// pushed any more; so it is off meanwhile.
@available(iOS 13, *)
@MainActor
final class SwipeBackKeeper: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  private weak var original: (any UIGestureRecognizerDelegate)?
  private var isInCharge = false
  private var isTransitioning = false

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  /// A push or pop begins; the recognizer that leads it has to stay on.
  func transitionBegins(isInteractive: Bool) {
    isTransitioning = true
    guard isInCharge, !isInteractive else { return }
    controller?.interactivePopGestureRecognizer?.isEnabled = false
  }

  /// The stack is at rest on a screen.
  func rests(onHiddenBar isHidden: Bool) {
    isTransitioning = false
    guard let gesture = controller?.interactivePopGestureRecognizer else { return }
    if isInCharge { gesture.isEnabled = true }
    guard isHidden != isInCharge else { return }
    if isHidden {
      original = gesture.delegate
      gesture.delegate = self
    } else {
      gesture.delegate = original
    }
    isInCharge = isHidden
  }

  func resign() {
    rests(onHiddenBar: false)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, !isTransitioning else { return false }
    return controller.viewControllers.count > 1
  }
}
#endif
