import UIKit

/// The calls that screens and a delegate received.
@MainActor
final class CallLog: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []
  /// The calls during which the screen had a transition coordinator.
  var coordinated: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow \(viewController.title ?? "")")
  }
}

/// A screen that logs its life cycle.
final class LoggingScreen: UIViewController {
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func note(_ call: String) {
    let call = "\(title ?? "").\(call)"
    log.calls.append(call)
    if transitionCoordinator != nil { log.coordinated.append(call) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
}
