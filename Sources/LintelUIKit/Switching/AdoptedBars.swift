#if canImport(UIKit)
import UIKit

/// The bars and windows that a `ThemeController` styles, until it has restored them.
@available(iOS 13, *)
@MainActor
final class AdoptedBars {
  /// The original values of objects that several bars share.
  let log = ChangeLog()
  private(set) var conductors: [NavigationConductor] = []
  private(set) var tabs: [TabConductor] = []
  private var windows: [Weak<UIWindow>] = []

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  func add(_ controller: UINavigationController, _ source: any StyleSource) {
    guard !conductors.contains(where: { $0.controller === controller }) else { return }
    // Screens may outlive their navigation controller.
    for conductor in conductors where conductor.controller == nil { conductor.resign {} }
    conductors.removeAll { $0.controller == nil }
    let conductor = NavigationConductor(controller, source: source, shared: log)
    conductors.append(conductor)
    (controller as? ThemedNavigationController)?.conductor = conductor
    conductor.refresh()
  }

  func add(_ controller: UITabBarController, _ source: any StyleSource) {
    if !tabs.contains(where: { $0.controller === controller }) {
      tabs.removeAll { $0.controller == nil }
      tabs.append(TabConductor(controller, source: source, shared: log))
    }
    refresh(controller)
  }

  func add(_ window: UIWindow, _ source: any StyleSource) {
    guard !windows.contains(where: { $0.object === window }) else { return }
    windows.removeAll { $0.object == nil }
    windows.append(Weak(object: window))
    style(window, source)
  }

  func refresh(_ source: any StyleSource) {
    for window in windows { window.object.map { style($0, source) } }
    for tab in tabs { tab.controller.map { refresh($0) } }
    for conductor in conductors { conductor.refresh() }
  }

  private func refresh(
    _ controller: UITabBarController,
    after ended: (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    let stacks = conductors.filter { $0.controller?.tabBarController === controller }
    let transitions = stacks.map(\.transition) + [controller.transitionCoordinator]
    let running = transitions.lazy.compactMap(\.self).first { $0 !== ended }
    for tab in tabs where tab.controller === controller {
      tab.refresh(after: running) { [weak self] in self?.refresh(controller, after: running) }
    }
  }

  /// Tints a window, unless a screen or tab determines its tint.
  private func style(_ window: UIWindow, _ source: any StyleSource) {
    guard !conductors.contains(where: { $0.leads(window) }),
      !tabs.contains(where: { $0.leads(window) })
    else { return }
    let settings = source.barStyle(in: WindowSizes(window)).settings
    log.update(window, .settings) { settings.setTint(of: window, log) }
  }

  var rememberedChanges: Int { conductors.reduce(log.count) { $0 + $1.rememberedChanges } }

  /// Restores everything, at once or after a running push or pop ends.
  func close() {
    var left = conductors.count
    let done: @MainActor () -> Void = {
      left -= 1
      if left <= 0 { self.log.restoreAll() }
    }
    for conductor in conductors {
      let themed = conductor.controller as? ThemedNavigationController
      // Another theme may have adopted the controller since.
      if themed?.conductor === conductor { themed?.conductor = nil }
      conductor.resign(done)
    }
    for tab in tabs { tab.resign() }
    if conductors.isEmpty { log.restoreAll() }
    conductors = []
    tabs = []
    windows = []
  }
}
#endif
