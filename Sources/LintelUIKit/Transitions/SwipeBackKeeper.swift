#if canImport(UIKit)
import UIKit

/// Keeps the swipe-back gesture working on screens without a bar, where UIKit's own delegates refuse it.
///
/// A recognizer that begins while a push or pop runs, or on the first screen of the stack, gets into a state in which pushes don't
/// work. So it isn't allowed to begin then.
@available(iOS 13, *)
@MainActor
final class SwipeBackKeeper {
  private weak var controller: UINavigationController?
  /// The delegates of the recognizers that were taken over.
  private var delegates: [SwipeBackDelegate] = []
  private var isTransitioning = false

  init(_ controller: UINavigationController) { self.controller = controller }

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
    guard isHidden == delegates.isEmpty else { return }
    if isHidden {
      delegates = gestures.map { SwipeBackDelegate($0, for: self) }
    } else {
      resign()
    }
  }

  func resign() {
    for delegate in delegates { delegate.resign() }
    delegates = []
  }

  fileprivate func allows(_ gesture: UIGestureRecognizer) -> Bool {
    guard let controller, !isTransitioning, controller.viewControllers.count > 1 else {
      return false
    }
    // The recognizer for the edge checks the direction itself. The other one is a pan, which begins in any direction.
    guard let pan = gesture as? UIPanGestureRecognizer, !(pan is UIScreenEdgePanGestureRecognizer)
    else { return true }
    let velocity = pan.velocity(in: controller.viewIfLoaded)
    let isMirrored = controller.traitCollection.layoutDirection == .rightToLeft
    return (isMirrored ? -velocity.x : velocity.x) > abs(velocity.y)
  }
}

/// The delegate of a recognizer on a screen without a bar.
///
/// It decides whether the recognizer gets touches and begins, which UIKit's own delegate refuses. How the recognizer relates to others,
/// such as those of scroll views, is still up to UIKit.
@available(iOS 13, *)
@MainActor
private final class SwipeBackDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var keeper: SwipeBackKeeper?
  private weak var gesture: UIGestureRecognizer?
  private weak var original: (any UIGestureRecognizerDelegate)?

  init(_ gesture: UIGestureRecognizer, for keeper: SwipeBackKeeper) {
    self.keeper = keeper
    self.gesture = gesture
    super.init()
    // Another theme's delegate is gone as soon as that theme is.
    let current = gesture.delegate
    original = (current as? SwipeBackDelegate).map(\.original) ?? current
    gesture.delegate = self
  }

  func resign() {
    if let gesture, gesture.delegate === self { gesture.delegate = original }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    keeper?.allows(gestureRecognizer) ?? false
  }

  #if canImport(ObjectiveC) || os(Linux)
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer = original?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    return answer?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer = original?.gestureRecognizer(_:shouldRequireFailureOf:)
    return answer?(gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer = original?.gestureRecognizer(_:shouldBeRequiredToFailBy:)
    return answer?(gestureRecognizer, otherGestureRecognizer) ?? false
  }
  #endif
}
#endif
