#if canImport(UIKit)
import UIKit

/// Manages the bar of a tab bar controller: its style outside of every screen, and the settings of tabs without a navigation stack.
@available(iOS 13, *)
@MainActor
final class TabConductor {
  private(set) weak var controller: UITabBarController?
  private weak var source: (any StyleSource)?
  private let shared: ChangeLog
  private let log = ChangeLog()
  private var selection: NSKeyValueObservation?
  private var probes: [BarProbe] = []
  /// The probe in the controller's own view, whose traits change regardless of the selected tab.
  private let probe = BarProbe(frame: .zero)
  private var isWaiting = false

  init(_ controller: UITabBarController, source: any StyleSource, shared: ChangeLog) {
    self.controller = controller
    self.source = source
    self.shared = shared
    selection = controller.tabBar.observe(\.selectedItem) { @Sendable [weak self] _, _ in
      MainActor.assumeIsolated { self?.showSelected() }
    }
    probe.traitsChanged = { [weak self] in self?.traitsChanged() }
  }

  /// Styles the bar again or, if a transition of the tabs or of one of their stacks runs, calls `again` at its end.
  func refresh(
    after transition: (any UIViewControllerTransitionCoordinator)?,
    again: @escaping @MainActor () -> Void
  ) {
    guard let controller, let source, !isWaiting else { return }
    if let transition {
      isWaiting = true
      let isQueued = transition.animate(alongsideTransition: nil) { [weak self] _ in
        self?.isWaiting = false
        again()
      }
      if isQueued { return }
      // A coordinator that doesn't accept anything has ended.
      isWaiting = false
    }
    if let view = controller.viewIfLoaded { probe.watch(view) }
    let bar = controller.tabBar
    let sizes = WindowSizes(controller)
    let style = source.barStyle(in: sizes).tabBar
    shared.update(bar, .appearances) { style.setAppearances(on: bar, shared) }
    log.purge()
    probes.removeAll { $0.superview == nil }
    for screen in plainTabs {
      let own = source.style(of: screen, in: sizes)
      if let item = screen.tabBarItem {
        log.update(item, .appearances) { own?.tabBar.setAppearances(on: item, log) }
      }
      log.update(screen, .settings) {
        let settings = own?.settings ?? ScreenSettings()
        settings.set(on: screen, largeTitles: settings.largeTitleDisplayMode, log)
      }
    }
    if let selected = unsafe controller.selectedViewController, hasStack(selected) { return }
    showSelected()
    if plainTabs.isEmpty { style.setProperties(of: controller, .standard, shared) }
  }

  private var plainTabs: [UIViewController] {
    (controller?.viewControllers ?? []).filter { !hasStack($0) }
  }

  /// Whether a tab is a navigation stack or, as in SwiftUI, a controller around one that isn't a screen itself.
  private func hasStack(_ tab: UIViewController) -> Bool {
    if tab is UINavigationController { return true }
    guard let source, source.style(of: tab, in: WindowSizes(controller)) == nil else {
      return false
    }
    return tab.children.contains { $0 is UINavigationController || hasStack($0) }
  }

  /// Shows the settings of the selected tab, which may have changed.
  private func showSelected() {
    guard let controller, let source,
      let screen = unsafe controller.selectedViewController, plainTabs.contains(screen)
    else { return }
    watch(screen)
    let sizes = WindowSizes(controller)
    let style = source.style(of: screen, in: sizes) ?? source.barStyle(in: sizes)
    style.tabBar.setProperties(of: controller, .standard, shared)
    log.update(screen, .edgeEffects) { style.setEdgeEffects(of: screen, log) }
    if controller.presentingViewController == nil, let window = controller.viewIfLoaded?.window {
      shared.update(window, .settings) { style.settings.setTint(of: window, shared) }
    }
  }

  /// Watches when a tab's view enters its window, because UIKit doesn't always report which tab is selected.
  private func watch(_ screen: UIViewController) {
    guard let view = screen.viewIfLoaded, BackdropStage.hasRoom(screen),
      !probes.contains(where: { $0.superview === view })
    else { return }
    let probe = BarProbe(frame: .zero)
    probe.entered = { [weak self] in self?.showSelected() }
    probes.append(probe)
    probe.watch(view)
  }

  /// Updates everything after traits have changed, unless the selected tab is a stack, which does so itself.
  private func traitsChanged() {
    guard let controller, let source, let selected = unsafe controller.selectedViewController,
      !hasStack(selected), !source.textSizeMayHaveChanged(to: controller.traitCollection)
    else { return }
    source.refresh()
  }

  /// Whether a tab without a navigation controller determines the tint of a window.
  func leads(_ window: UIWindow) -> Bool {
    guard let controller, controller.viewIfLoaded?.window === window else { return false }
    let selected = unsafe controller.selectedViewController
    return controller.presentingViewController == nil && !(selected.map(hasStack) ?? false)
  }

  func resign() {
    source = nil
    selection?.invalidate()
    selection = nil
    for probe in probes + [probe] { probe.removeFromSuperview() }
    probes = []
    log.restoreAll()
  }
}
#endif
