#if canImport(UIKit)
import UIKit

/// Relays calls between a navigation controller and the app's delegate, so that a theme can follow any navigation controller.
///
/// UIKit allows one delegate per controller. The app's own, set before or after, still gets every call that it implements.
@available(iOS 13, *)
@MainActor
final class NavigationRelay: NSObject, UINavigationControllerDelegate {
  private weak var controller: UINavigationController?
  private weak var conductor: NavigationConductor?
  private var observation: NSKeyValueObservation?
  private var isSetting = false
  private nonisolated let app = RelayedDelegate()

  /// Becomes the controller's delegate.
  func attach(to controller: UINavigationController, for conductor: NavigationConductor) {
    self.controller = controller
    self.conductor = conductor
    take(controller)
    observation = controller.observe(\.delegate) { @Sendable [weak self] _, _ in
      MainActor.assumeIsolated { self?.takePlace() }
    }
  }

  /// Becomes the delegate again if the app has set its own since.
  ///
  /// Another theme's relay stays the delegate, because it calls this one. Two relays that replace each other would never finish.
  func takePlace() {
    guard let controller, conductor != nil, !isSetting,
      !(controller.delegate is NavigationRelay)
    else { return }
    take(controller)
  }

  private func take(_ controller: UINavigationController) {
    isSetting = true
    app.delegate = controller.delegate
    // UIKit checks only once, when the delegate is set, which methods it has.
    controller.delegate = self
    isSetting = false
  }

  /// Restores the app's delegate, or leaves the chain of delegates if another theme's relay is the delegate.
  func detach() {
    observation?.invalidate()
    observation = nil
    conductor = nil
    if let controller, controller.delegate === self {
      controller.delegate = app.delegate
    } else {
      (controller?.delegate as? NavigationRelay)?.leaveOut(self)
    }
  }

  /// Removes another theme's relay from the chain of delegates.
  private func leaveOut(_ relay: NavigationRelay) {
    if app.delegate === relay {
      app.delegate = relay.app.delegate
    } else {
      (app.delegate as? NavigationRelay)?.leaveOut(relay)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    conductor?.willShow(viewController)
    #if canImport(ObjectiveC) || os(Linux)
    let relay = app.delegate?.navigationController(_:willShow:animated:)
    relay?(navigationController, viewController, animated)
    #endif
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    conductor?.didShow()
    #if canImport(ObjectiveC) || os(Linux)
    let relay = app.delegate?.navigationController(_:didShow:animated:)
    relay?(navigationController, viewController, animated)
    #endif
  }

  #if canImport(ObjectiveC)
  private nonisolated let defaults = DelegateDefaults()

  // Everything else that the app's delegate has, such as its own animations, is called on it directly.
  nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || app.delegate?.responds(to: selector) == true
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    // UIKit still calls the methods of a delegate that is gone, because it checked them while the delegate existed.
    app.delegate ?? defaults
  }
  #endif
}

#if canImport(ObjectiveC)
/// Answers as UIKit does without a delegate, instead of an app's delegate that no longer exists.
@available(iOS 13, *)
@MainActor
private final class DelegateDefaults: NSObject, UINavigationControllerDelegate {
  nonisolated override init() { super.init() }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    navigationController.viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
#endif

/// The app's own delegate, which Objective-C accesses from outside of the actor, but on the main thread.
@available(iOS 13, *)
private nonisolated final class RelayedDelegate: @unchecked Sendable {
  weak var delegate: (any UINavigationControllerDelegate)?
}
#endif
