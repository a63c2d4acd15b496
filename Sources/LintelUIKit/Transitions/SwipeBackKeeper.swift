#if canImport(UIKit)
import UIKit

/// Keeps the swipe back working on screens without a bar, where UIKit's own delegates refuse it.
///
/// A recognizer that may begin while a push or pop runs, or on the last screen of the stack, gets confused until nothing can be
/// pushed any more; so it is off meanwhile.
@available(iOS 13, *)
@MainActor
final class SwipeBackKeeper: NSObject, UIGestureRecognizerDelegate {
  private struct Charge {
    weak var gesture: UIGestureRecognizer?
    weak var original: (any UIGestureRecognizerDelegate)?
    /// Whether it is off for as long as a push or pop runs.
    var isPaused = false
  }

  private weak var controller: UINavigationController?
  /// The recognizers whose delegate this is.
  private var charges: [Charge] = []
  private var isTransitioning = false

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  /// That of the edge, and from iOS 26 on that of the whole content.
  private var gestures: [UIGestureRecognizer] {
    var gestures = [controller?.interactivePopGestureRecognizer]
    if #available(iOS 26, *) {
      gestures.append(controller?.interactiveContentPopGestureRecognizer)
    }
    return gestures.compactMap(\.self)
  }

  /// A push or pop begins; the recognizer that leads it has to stay on.
  func transitionBegins(isInteractive: Bool) {
    isTransitioning = true
    guard !isInteractive else { return }
    for index in charges.indices where charges[index].gesture?.isEnabled == true {
      charges[index].isPaused = true
      charges[index].gesture?.isEnabled = false
    }
  }

  /// The stack is at rest on a screen.
  func rests(onHiddenBar isHidden: Bool) {
    resume()
    guard isHidden == charges.isEmpty else { return }
    if isHidden {
      charges = gestures.map { Charge(gesture: $0, original: $0.delegate) }
      for gesture in gestures { gesture.delegate = self }
    } else {
      resign()
    }
  }

  private func resume() {
    isTransitioning = false
    for index in charges.indices where charges[index].isPaused {
      charges[index].isPaused = false
      charges[index].gesture?.isEnabled = true
    }
  }

  /// Leaves the recognizers to UIKit again.
  func resign() {
    resume()
    for charge in charges where charge.gesture?.delegate === self {
      charge.gesture?.delegate = charge.original
    }
    charges = []
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, !isTransitioning else { return false }
    return controller.viewControllers.count > 1
  }
}
#endif
