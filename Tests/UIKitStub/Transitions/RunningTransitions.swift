/// The running transitions of all controllers.
@MainActor
enum RunningTransitions {
  private struct Entry {
    weak var transition: SimulatedTransition?
    weak var controller: UINavigationController?
  }

  private static var entries: [Entry] = []

  static func add(_ transition: SimulatedTransition, of controller: UINavigationController) {
    entries.removeAll { $0.transition?.isRunning != true }
    entries.append(Entry(transition: transition, controller: controller))
  }

  /// The running transitions, in the order in which they began.
  static var all: [SimulatedTransition] {
    entries.compactMap(\.transition).filter(\.isRunning)
  }

  /// Whether a bar or an item belongs to a controller with a running transition.
  ///
  /// Screens may still set appearances in `viewDidLoad` and `viewWillAppear`, as Apple's samples and the scheme of 'swap' do.
  static func concern(_ owner: NSObject) -> Bool {
    entries.contains { entry in
      guard let transition = entry.transition, transition.isRunning, transition.hasStarted,
        let controller = entry.controller
      else {
        return false
      }
      let bars: [NSObject?] = [
        controller.navigationBar, controller.toolbar, controller.tabBarItem,
        controller.tabBarController?.tabBar,
      ]
      return bars.contains { $0 === owner }
        || (controller.stack + controller.stackBefore).contains { screen in
          screen.navigationItem === owner || screen.tabBarItem === owner
        }
    }
  }
}
