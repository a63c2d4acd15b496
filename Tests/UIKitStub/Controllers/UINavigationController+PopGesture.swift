// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UINavigationController {
  /// Puts a finger on the edge of the screen and begins to draw, as to swipe back.
  ///
  /// - Parameter isInContent: whether the finger is anywhere in the content, as iOS 26 allows it.
  /// - Returns: the transition that the finger leads, or nil if the gesture does not begin.
  @discardableResult
  public func beginSwipeBack(inContent isInContent: Bool = false) -> SimulatedTransition? {
    let recognizer =
      isInContent ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
    guard let gesture = recognizer, gesture.isEnabled else { return nil }
    guard gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true else { return nil }
    guard stack.count > 1 else {
      Simulation.misuses.append(.popGestureAtRoot)
      return nil
    }
    isPopInteractive = true
    popViewController(animated: true)
    isPopInteractive = false
    return transition
  }
}

/// UIKit's own delegate of the gesture: screens without a bar, or with another button in the back button's place, are
/// left by their own means.
final class PopGestureRule: NSObject, UIGestureRecognizerDelegate {
  weak var navigationController: UINavigationController?
  var isForContent = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller = navigationController, let top = controller.topViewController else {
      return false
    }
    let item = top.navigationItem
    let hasBackButton =
      !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
    let needsBar = !isForContent || Simulation.refusesContentSwipeWithoutBar
    return controller.stack.count > 1 && (!needsBar || !controller.isNavigationBarHidden)
      && hasBackButton
      && controller.transition == nil
  }
}
