#if canImport(UIKit)
import UIKit

/// Relays calls between a navigation controller and the delegate of the app, so that any navigation controller can be followed.
///
/// UIKit has one delegate for each. The app's own, set before or after, gets every call that it implements, as if it were alone.
@available(iOS 13, *)
@MainActor
final class NavigationRelay: NSObject, UINavigationControllerDelegate {
  private weak var controller: UINavigationController?
  private weak var conductor: NavigationConductor?
  private var observation: NSKeyValueObservation?
  private var isSetting = false
  private nonisolated let app = RelayedDelegate()

  /// Takes the place of the delegate.
  func attach(to controller: UINavigationController, for conductor: NavigationConductor) {
    self.controller = controller
    self.conductor = conductor
    take(controller)
    observation = controller.observe(\.delegate) { @Sendable [weak self] _, _ in
      MainActor.assumeIsolated { self?.takePlace() }
    }
  }

  /// Puts this object before a delegate that the app has set since.
  ///
  /// Another theme's relay keeps the place, since it calls this one: two that put themselves before each other would never end.
  func takePlace() {
    guard let controller, conductor != nil, !isSetting,
      !(controller.delegate is NavigationRelay)
    else { return }
    take(controller)
  }

  private func take(_ controller: UINavigationController) {
    isSetting = true
    app.delegate = controller.delegate
    // UIKit asks once, when the delegate is set, which methods there are.
    controller.delegate = self
    isSetting = false
  }

  /// Gives the place back.
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

  /// Calls what another theme's relay called, in place of it.
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
    #if canImport(ObjectiveC)
    app.delegate?.navigationController?(
      navigationController,
      willShow: viewController,
      animated: animated
    )
    #elseif os(Linux)
    app.delegate?.navigationController(
      navigationController,
      willShow: viewController,
      animated: animated
    )
    #endif
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    conductor?.didShow()
    #if canImport(ObjectiveC)
    app.delegate?.navigationController?(
      navigationController,
      didShow: viewController,
      animated: animated
    )
    #elseif os(Linux)
    app.delegate?.navigationController(
      navigationController,
      didShow: viewController,
      animated: animated
    )
    #endif
  }

  #if canImport(ObjectiveC)
  // Everything else that the app's delegate has, such as its own animations, is called on it.
  nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || app.delegate?.responds(to: selector) == true
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    app.delegate
  }
  #endif
}

/// The app's own delegate, which Objective-C asks for from outside of the actor, yet on the main thread.
@available(iOS 13, *)
private nonisolated final class RelayedDelegate: @unchecked Sendable {
  weak var delegate: (any UINavigationControllerDelegate)?
}
#endif
