// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UINavigationController {
  /// Places a finger on the edge of the screen and begins to swipe back.
  ///
  /// - Parameter isInContent: whether the finger is anywhere in the content, as iOS 26 allows it.
  /// - Returns: the transition that the finger drives, or `nil` if the gesture doesn't begin.
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

/// UIKit's own delegate of the gesture, which doesn't let it begin on screens without a bar, or with a different button instead of the
/// back button.
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
