#if canImport(UIKit)
import UIKit

/// Manages the bars of one navigation controller: the settings of its screens, the scrolling content, and pushes and pops.
///
/// Appearance objects are only assigned while no push or pop runs, because UIKit may crash otherwise. Changes in between wait. If a
/// transition begins before another has ended, the newest one counts.
@available(iOS 13, *)
@MainActor
final class NavigationConductor {
  private(set) weak var controller: UINavigationController?
  /// The screen whose settings the bars have; during a transition, the screen that is about to be shown.
  weak var shown: UIViewController?

  /// The original values of this navigation controller's own objects.
  let log = ChangeLog()
  /// The original values of objects that others share: the tab bar and the window.
  let shared: ChangeLog
  private(set) weak var source: (any StyleSource)?
  let follower: BarFollower
  /// The size classes for which the bars were styled last.
  private(set) var sizes: WindowSizes
  let backdrops = BackdropStage()
  let swipeBack: SwipeBackKeeper
  let visibility: BarVisibility
  let manual = ManualCrossfadeStage()
  let relay = NavigationRelay()
  let probe = BarProbe(frame: .zero)
  let preferredLargeTitles: Bool

  /// The number of nested calls that change the stack.
  private var calls = 0
  /// The change of the stack that is about to run, or is running.
  private var change: Change?
  private var changes = 0
  private var isAwaitingOthers = false
  private var swapped: [UIViewController] = []
  /// Whether every screen permanently draws its own background.
  var usesBackdrops = false
  var hasLargeTitles = false
  /// The state in which the screen at rest was shown last.
  var seen: Seen?
  private var canFade = false
  /// Whether the bar was compact when its properties were set.
  var wasCompact = false
  /// The screen on which the bars last settled.
  private weak var settledScreen: UIViewController?
  /// Called at the end of the running transition, if the theme has given up the bars.
  private var releaseHandler: (@MainActor () -> Void)?

  private struct Change {
    let number: Int
    weak var left: UIViewController?
    weak var target: UIViewController?
    /// UIKit's coordinator, or `nil` as long as there is none.
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// The coordinator of the previous change, if that is still running.
    weak var obstacle: (any UIViewControllerTransitionCoordinator)?
    /// Whether the bar and both screens are ready for the change.
    var isStaged = false
  }

  struct Seen: Equatable {
    let state: BarState
    let bottom: BarState?
    /// The search controller of the screen, which the app may set later.
    let search: ObjectIdentifier?
  }

  init(_ controller: UINavigationController, source: any StyleSource, shared: ChangeLog) {
    self.controller = controller
    self.source = source
    self.shared = shared
    sizes = WindowSizes(controller)
    follower = BarFollower(controller)
    swipeBack = SwipeBackKeeper(controller)
    visibility = BarVisibility(controller)
    preferredLargeTitles = controller.navigationBar.prefersLargeTitles
    relay.attach(to: controller, for: self)
    probe.entered = { [weak self] in self?.willAppear() }
    probe.laidOut = { [weak self] in self?.didLayout() }
    probe.traitsChanged = { [weak self] in self?.traitsChanged() }
  }

  /// The style of the status bar, or `nil` if the theme leaves it to the screens.
  var statusBarStyle: UIStatusBarStyle? {
    shown.flatMap { style(of: $0).settings.statusBarStyle.value }
  }

  func style(of screen: UIViewController) -> ThemeStyle {
    ownStyle(of: screen) ?? source?.barStyle(in: sizes) ?? .untouched
  }

  /// Returns the style of a screen, or `nil` for a view controller that isn't a screen of the theme.
  func ownStyle(of screen: UIViewController) -> ThemeStyle? { source?.style(of: screen, in: sizes) }

  /// Whether a transition runs, so that appearance objects have to wait.
  var isBusy: Bool { transition != nil }

  /// The coordinator of the running transition, or `nil` if none runs.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    change?.coordinator ?? controller?.transitionCoordinator
  }

  var rememberedChanges: Int { log.count }
}

// MARK: - Pushes and pops

@available(iOS 13, *)
extension NavigationConductor {
  /// Prepares a change of the stack; only a `ThemedNavigationController` announces it this early.
  func willChange(to target: UIViewController?) {
    calls += 1
    guard let controller, let target, source != nil else { return }
    guard let top = controller.topViewController, top !== target else {
      if !isBusy { prepare(target) }
      return
    }
    // One of UIKit's methods calls another.
    if let change, change.target === target, change.coordinator == nil { return }
    let isRunning = isBusy
    expect(target, from: top)
    // The running transition uses the items of the stack. The rest follows when UIKit shows the screen.
    if !isRunning {
      stage(isPop: controller.viewControllers.contains(target))
    } else if !controller.viewControllers.contains(target) {
      prepare(target)
    }
  }

  /// Follows the transition of a change, or settles if the change isn't animated.
  func didChange() {
    calls -= 1
    guard calls == 0, let controller, source != nil else { return }
    guard let coordinator = controller.transitionCoordinator else {
      change = nil
      settle()
      return
    }
    if let target = change?.target, coordinator.viewController(forKey: .to) === target {
      accompany(coordinator)
    } else if coordinator !== change?.obstacle, change?.coordinator == nil {
      // The coordinator belongs to a presentation, for example, during which the stack changes immediately.
      change = nil
      controller.topViewController.map(showProperties)
      refresh()
    }
  }

  /// Called when UIKit is about to show a screen: its transition exists, but doesn't run yet.
  func willShow(_ target: UIViewController) {
    guard let controller, let source else { return }
    source.expect(target)
    watch()
    guard let coordinator = controller.transitionCoordinator,
      coordinator.viewController(forKey: .to) === target
    else {
      if shown !== target {
        setLargeTitles(with: target)
        prepare(target)
        showProperties(of: target)
      } else {
        willAppear()
      }
      return
    }
    guard change?.coordinator !== coordinator else { return }
    if change?.target !== target || change?.coordinator != nil {
      expect(target, from: coordinator.viewController(forKey: .from))
    }
    if change?.isStaged != true {
      stage(isPop: change?.left.map { !controller.viewControllers.contains($0) } ?? false)
    }
    accompany(coordinator)
  }

  func didShow() {
    guard calls == 0, change == nil, source != nil else { return }
    if controller?.topViewController !== settledScreen { refresh() }
  }

  private func expect(_ target: UIViewController, from left: UIViewController?) {
    changes += 1
    let obstacle = change?.coordinator ?? change?.obstacle
    change = Change(number: changes, left: left, target: target, obstacle: obstacle)
  }

  /// Prepares the screens of a change that is about to run.
  private func stage(isPop: Bool) {
    guard let controller, let source, let target = change?.target else { return }
    change?.isStaged = true
    setLargeTitles(with: target)
    guard let left = change?.left else { return prepare(target) }
    let (below, pushed) = isPop ? (target, left) : (left, target)
    let scheme = source.scheme(from: below, to: pushed, in: controller.navigationBar)
    let hasRoom = BackdropStage.hasRoom(left) && BackdropStage.hasRoom(target)
    if scheme == .backdrop { usesBackdrops = true }
    if usesBackdrops {
      prepare(target)
      for screen in [left, target] where !isCleared(screen) { clear(screen) }
    } else if scheme == .swap, hasRoom {
      prepare(target)
      for screen in [left, target] where !swapped.contains(screen) {
        swapped.append(screen)
        clear(screen)
      }
      controller.navigationBar.isUserInteractionEnabled = false
    } else {
      if !swapped.contains(target) { backdrops.remove(from: target) }
      prepare(target)
    }
  }

  /// Animates alongside UIKit's transition, and settles when it ends, unless a newer one has begun.
  private func accompany(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let target = change?.target, let number = change?.number,
      change?.coordinator !== coordinator
    else { return }
    change?.coordinator = coordinator
    let left = change?.left
    follower.stop()
    swipeBack.transitionBegins()
    for case let screen? in [left, target] where isCleared(screen) && screen.isViewLoaded {
      showBackdrop(of: screen)
    }
    show(visibilityOf: target, animated: true)
    let isQueued = coordinator.animate(
      alongsideTransition: { [weak self] _ in
        guard let self, change?.number == number else { return }
        if isCleared(target) { showBackdrop(of: target) }
        showProperties(of: target)
      },
      completion: { context in
        // UIKit may report that a pop was cancelled before it has restored the stack.
        let top = self.controller?.topViewController
        self.ended(number, coordinator, at: context.isCancelled && top === target ? left : top)
      }
    )
    if !isQueued { ended(number, coordinator, at: controller?.topViewController) }
  }

  private func ended(
    _ number: Int,
    _ coordinator: any UIViewControllerTransitionCoordinator,
    at screen: UIViewController?
  ) {
    let next = controller?.transitionCoordinator
    let isLast = next == nil || next === coordinator
    if change?.number == number {
      change = nil
      if let releaseHandler { return leave(releaseHandler, after: isLast ? nil : next) }
      if isLast, calls == 0 { settle(at: screen) }
    } else if isLast, calls == 0, change?.coordinator == nil {
      // The change after it isn't animated, or hasn't begun.
      change = nil
      settle()
    }
  }
}

// MARK: - Other events

@available(iOS 13, *)
extension NavigationConductor {
  private func watch() {
    if let view = controller?.viewIfLoaded, source != nil { probe.watch(view) }
    relay.takePlace()
  }

  /// Shows the properties again when the navigation controller reappears, because others may have used the shared bars.
  func willAppear() {
    guard change == nil, source != nil, let screen = controller?.topViewController else { return }
    watch()
    showProperties(of: screen)
  }

  /// Called when the app, or the theme, hides or shows the bar.
  func barWillBeHidden() { visibility.releaseBar() }

  func didLayout() {
    guard let controller, source != nil else { return }
    watch()
    backdrops.layout(below: controller.navigationBar)
    follower.update()
    if let shown, change == nil { contentMoved(on: shown) }
    if let shown, change == nil, wasCompact != controller.navigationBar.isCompact {
      showAgain(shown)
    }
    if canFade != follower.canFade, let shown, change == nil, fades(shown) { refresh() }
  }

  /// Updates the bars after the device was turned, or after the size of text or the style of the system has changed.
  private func traitsChanged() {
    guard let controller, let source else { return }
    if source.textSizeMayHaveChanged(to: controller.traitCollection) { return }
    if sizes != WindowSizes(controller) {
      // Tab bars and windows change, too; a push or pop updates the rest at its end.
      source.refresh()
      return
    }
    guard change == nil, let screen = controller.topViewController else { return }
    showAgain(screen)
  }

  private func showAgain(_ screen: UIViewController) {
    seen = nil
    showProperties(of: screen)
    if isCleared(screen) { showBackdrop(of: screen) }
    if behavior(of: screen).blends { refresh() }
  }

  /// Styles everything again, at once or at the end of a running transition.
  func refresh() {
    guard let controller, source != nil else { return }
    guard isBusy else {
      settle()
      return
    }
    // The end of this conductor's own transition updates the bars. For another one, such as a presentation, wait here.
    guard change?.coordinator == nil, !isAwaitingOthers else { return }
    isAwaitingOthers = true
    let isQueued = controller.transitionCoordinator?.animate(alongsideTransition: nil) {
      [weak self] _ in
      self?.isAwaitingOthers = false
      if self?.change == nil { self?.settle() }
    }
    // A coordinator that doesn't accept anything has ended.
    guard isQueued != true else { return }
    isAwaitingOthers = false
    settle()
  }

  /// Settles the bars on a screen: applies what waited for the end of a transition, and follows the content.
  private func settle(at screen: UIViewController? = nil) {
    guard let controller, let source, change?.coordinator == nil else { return }
    change = nil
    watch()
    for log in [log, shared] { log.purge() }
    backdrops.purge()
    manual.purge()
    let bar = controller.navigationBar
    if !swapped.isEmpty { bar.isUserInteractionEnabled = true }
    let top = screen ?? controller.topViewController
    settledScreen = top
    let others = swapped
    swapped = []
    sizes = WindowSizes(controller)
    let bars = source.barStyle(in: sizes)
    log.update(bar, .appearances) { bars.navigationBar.setAppearances(on: bar, log) }
    if controller.place != .covered, let tabBar = controller.tabBarController?.tabBar {
      shared.update(tabBar, .appearances) { bars.tabBar.setAppearances(on: tabBar, shared) }
    }
    canFade = follower.canFade
    var stack = controller.viewControllers
    if let top, !stack.contains(top) { stack.append(top) }
    usesBackdrops =
      zip(stack, stack.dropFirst()).contains {
        source.scheme(from: $0, to: $1, in: bar) == .backdrop
      }
      || usesBackdrops && stack.count > 1
    setLargeTitles(with: top)
    // Screens further below can't be seen before they are prepared again.
    let behind = top.flatMap { stack.firstIndex(of: $0) }.flatMap { $0 > 0 ? stack[$0 - 1] : nil }
    var visible: [UIViewController] = []
    for case let screen? in [behind, top] + others where !visible.contains(screen) {
      visible.append(screen)
    }
    for screen in visible {
      if usesBackdrops {
        backdrops.add(to: screen, BarLooks(style(of: screen).navigationBar, bar: bar))
      } else {
        backdrops.remove(from: screen)
      }
      prepare(screen)
    }
    guard let top else { return }
    let style = style(of: top)
    if let toolbar = controller.toolbar {
      log.update(toolbar, .appearances) { style.toolbar.setAppearances(on: toolbar, log) }
    }
    if let tabBarItem = controller.tab?.tabBarItem {
      log.update(tabBarItem, .appearances) { style.tabBar.setAppearances(on: tabBarItem, log) }
    }
    show(visibilityOf: top, animated: false)
    if isCleared(top) { showBackdrop(of: top) }
    swipeBack.rests(onHiddenBar: hidesBar(top) == true)
    showProperties(of: top)
    follow(top)
  }

  /// Gives the bars back to the app as soon as no transition runs, and calls `done` after everything is restored.
  func resign(_ done: @escaping @MainActor () -> Void) {
    source = nil
    relay.detach()
    follower.stop()
    swipeBack.resign()
    if change?.coordinator != nil {
      releaseHandler = done
    } else {
      leave(done, after: controller?.transitionCoordinator)
    }
  }

  private func leave(
    _ done: @escaping @MainActor () -> Void,
    after coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    releaseHandler = nil
    let isQueued = coordinator?.animate(alongsideTransition: nil) { _ in
      let next = self.controller?.transitionCoordinator
      self.leave(done, after: next === coordinator ? nil : next)
    }
    if isQueued == true { return }
    if !swapped.isEmpty { controller?.navigationBar.isUserInteractionEnabled = true }
    swapped = []
    follower.resign()
    backdrops.removeAll()
    visibility.resign()
    manual.endAll()
    probe.removeFromSuperview()
    log.restoreAll()
    shown = nil
    done()
    controller?.setNeedsStatusBarAppearanceUpdate()
  }
}
#endif
