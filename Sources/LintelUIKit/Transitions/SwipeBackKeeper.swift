#if canImport(UIKit)
import UIKit

/// Keeps the swipe-back gesture working on screens without a bar, where UIKit's own delegates refuse it.
///
/// A recognizer that begins while a push or pop runs, or on the first screen of the stack, gets into a state in which pushes don't
/// work. So it isn't allowed to begin then.
@available(iOS 13, *)
@MainActor
final class SwipeBackKeeper: NSObject, UIGestureRecognizerDelegate {
  private struct Takeover {
    weak var gesture: UIGestureRecognizer?
    weak var original: (any UIGestureRecognizerDelegate)?
    /// Whether it's disabled while a push or pop runs.
    var isPaused = false
  }

  private weak var controller: UINavigationController?
  /// The recognizers whose delegate is this object.
  private var takeovers: [Takeover] = []
  private var isTransitioning = false

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  /// The recognizers for the edge and, starting with iOS 26, for the whole content.
  private var gestures: [UIGestureRecognizer] {
    var gestures = [controller?.interactivePopGestureRecognizer]
    if #available(iOS 26, *) {
      gestures.append(controller?.interactiveContentPopGestureRecognizer)
    }
    return gestures.compactMap(\.self)
  }

  /// Disables the recognizers for a push or pop, unless one of them drives it.
  func transitionBegins(isInteractive: Bool) {
    isTransitioning = true
    guard !isInteractive else { return }
    for index in takeovers.indices where takeovers[index].gesture?.isEnabled == true {
      takeovers[index].isPaused = true
      takeovers[index].gesture?.isEnabled = false
    }
  }

  /// Takes over the recognizers if the stack rests on a screen with a hidden bar, and otherwise gives them back.
  func rests(onHiddenBar isHidden: Bool) {
    resume()
    guard isHidden == takeovers.isEmpty else { return }
    if isHidden {
      takeovers = gestures.map { Takeover(gesture: $0, original: $0.delegate) }
      for gesture in gestures { gesture.delegate = self }
    } else {
      resign()
    }
  }

  private func resume() {
    isTransitioning = false
    for index in takeovers.indices where takeovers[index].isPaused {
      takeovers[index].isPaused = false
      takeovers[index].gesture?.isEnabled = true
    }
  }

  /// Gives the recognizers back to UIKit.
  func resign() {
    resume()
    for charge in takeovers where charge.gesture?.delegate === self {
      charge.gesture?.delegate = charge.original
    }
    takeovers = []
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, !isTransitioning else { return false }
    return controller.viewControllers.count > 1
  }
}
#endif
