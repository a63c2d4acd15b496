// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension UINavigationController {
  /// Places a finger on the edge of the screen and begins to swipe back.
  ///
  /// - Parameters:
  ///   - isInContent: whether the finger is anywhere in the content, as iOS 26 allows it.
  ///   - velocity: how the finger moves, in points per second.
  /// - Returns: the transition that the finger drives, or `nil` if the gesture doesn't begin.
  @discardableResult
  public func beginSwipeBack(
    inContent isInContent: Bool = false,
    velocity: CGPoint = CGPoint(x: 100, y: 0)
  ) -> SimulatedTransition? {
    let recognizer =
      isInContent ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
    guard let gesture = recognizer, gesture.isEnabled else { return nil }
    (gesture as? UIPanGestureRecognizer)?.simulatedVelocity = velocity
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
    // "The gesture recognizer that handles interactively popping … when a person pans horizontally in the view."
    if isForContent, let pan = gestureRecognizer as? UIPanGestureRecognizer {
      let velocity = pan.velocity(in: nil)
      let isMirrored = controller.traitCollection.layoutDirection == .rightToLeft
      guard (isMirrored ? -velocity.x : velocity.x) > abs(velocity.y) else { return false }
    }
    let needsBar = !isForContent || Simulation.refusesContentSwipeWithoutBar
    return controller.stack.count > 1 && (!needsBar || !controller.isNavigationBarHidden)
      && hasBackButton
      && controller.transition == nil
  }
}
