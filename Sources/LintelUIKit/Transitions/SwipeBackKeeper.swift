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

  /// Refuses other swipes until `rests(onHiddenBar:)` is called, and leaves it to the app whether the recognizers are enabled.
  func transitionBegins() { isTransitioning = true }

  /// Takes over the recognizers if the stack rests on a screen with a hidden bar, and otherwise gives them back.
  func rests(onHiddenBar isHidden: Bool) {
    isTransitioning = false
    guard isHidden == takeovers.isEmpty else { return }
    if isHidden {
      takeovers = gestures.map { Takeover(gesture: $0, original: Self.original(of: $0)) }
      for gesture in gestures { gesture.delegate = self }
    } else {
      resign()
    }
  }

  /// Returns the delegate before any theme's, because another theme's is gone as soon as that theme is.
  private static func original(
    of gesture: UIGestureRecognizer
  ) -> (any UIGestureRecognizerDelegate)? {
    guard let other = gesture.delegate as? SwipeBackKeeper else { return gesture.delegate }
    return other.takeovers.first { $0.gesture === gesture }?.original
  }

  /// Gives the recognizers back to UIKit.
  func resign() {
    for takeover in takeovers where takeover.gesture?.delegate === self {
      takeover.gesture?.delegate = takeover.original
    }
    takeovers = []
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, !isTransitioning else { return false }
    return controller.viewControllers.count > 1
  }
}
#endif
