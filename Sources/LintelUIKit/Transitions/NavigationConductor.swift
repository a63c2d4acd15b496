#if canImport(UIKit)
import UIKit

/// Leads the bars of one navigation controller: what its screens set, what follows the content, and what a push or pop needs.
///
/// Appearance objects are only assigned while no push or pop runs, since UIKit may crash else; what comes in between waits. Where one
/// transition begins before another is over, the newest counts.
@available(iOS 13, *)
@MainActor
final class NavigationConductor {
  private(set) weak var controller: UINavigationController?
  /// The screen whose settings the bars have; during a transition the one that comes.
  weak var shown: UIViewController?

  /// What this navigation controller's own objects had.
  let log = ChangeLog()
  /// What objects had that others share: the tab bar, the window.
  let shared: ChangeLog
  private(set) weak var source: (any StyleSource)?
  let follower: BarFollower
  /// The size classes that the bars were styled for last.
  private(set) var sizes: WindowSizes
  let backdrops = BackdropStage()
  let swipeBack: SwipeBackKeeper
  let visibility: BarVisibility
  let manual = ManualCrossfadeStage()
  let relay = NavigationRelay()
  let probe = BarProbe(frame: .zero)
  let preferredLargeTitles: Bool

  /// How many calls that change the stack are under way, one in another.
  private var calls = 0
  /// The change of the stack that is about to run, or runs.
  private var change: Change?
  private var changes = 0
  private var isAwaitingOthers = false
  private var swapped: [UIViewController] = []
  /// Whether every screen draws its own background, for good.
  var usesBackdrops = false
  var hasLargeTitles = false
  /// What the screen at rest was shown with last.
  var seen: Seen?
  private var canFade = false
  /// Whether the bar was low when its properties were set.
  var wasCompact = false
  /// The screen on which everything came to rest last.
  private weak var rested: UIViewController?
  /// What waits for the end of a transition, once the theme is gone.
  private var farewell: (@MainActor () -> Void)?

  private struct Change {
    let number: Int
    weak var left: UIViewController?
    weak var target: UIViewController?
    /// UIKit's; nil until there is one.
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// That of the change before, if it still runs.
    weak var obstacle: (any UIViewControllerTransitionCoordinator)?
    /// Whether the bar and both screens are ready for it.
    var isStaged = false
  }

  struct Seen: Equatable {
    let state: BarState
    let bottom: BarState?
    /// The search controller of the screen, which the app may set late.
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
    probe.resized = { [weak self] in self?.didLayout() }
    probe.traitsChanged = { [weak self] in self?.traitsChanged() }
  }

  /// Nil where the theme leaves it to the screens.
  var statusBarStyle: UIStatusBarStyle? {
    shown.flatMap { style(of: $0).settings.statusBarStyle.value }
  }

  func style(of screen: UIViewController) -> ThemeStyle {
    ownStyle(of: screen) ?? source?.barStyle(in: sizes) ?? .untouched
  }

  /// Nil for what isn't a screen of the theme.
  func ownStyle(of screen: UIViewController) -> ThemeStyle? { source?.style(of: screen, in: sizes) }

  /// Whether appearance objects have to wait.
  var isBusy: Bool { change?.coordinator != nil || controller?.transitionCoordinator != nil }

  /// How many changes of UIKit's objects are remembered.
  var rememberedChanges: Int { log.count }
}

// MARK: - Pushes and pops

@available(iOS 13, *)
extension NavigationConductor {
  /// A change of the stack is about to be made; only a `ThemedNavigationController` tells that early.
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
    // What runs has the items of the stack in use; it gets the rest when UIKit shows the screen.
    if !isRunning {
      stage(isPop: controller.viewControllers.contains(target))
    } else if !controller.viewControllers.contains(target) {
      prepare(target)
    }
  }

  /// The change has been made; a transition runs unless it was not animated.
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
      // It is that of a presentation, say, during which the stack changes at once.
      change = nil
      controller.topViewController.map(showProperties)
      refresh()
    }
  }

  /// UIKit is about to show a screen: the transition has been made and does not run yet.
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

  /// UIKit has shown a screen.
  func didShow() {
    guard calls == 0, change == nil, source != nil else { return }
    if controller?.topViewController !== rested { refresh() }
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

  /// Goes along with UIKit's transition, and settles when it ends if no newer one has begun.
  private func accompany(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let target = change?.target, let number = change?.number,
      change?.coordinator !== coordinator
    else { return }
    change?.coordinator = coordinator
    let left = change?.left
    follower.stop()
    swipeBack.transitionBegins(isInteractive: coordinator.initiallyInteractive)
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
        // UIKit may tell that a pop was cancelled before it has put the stack back.
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
      if let farewell { return leave(farewell, after: isLast ? nil : next) }
      if isLast, calls == 0 { settle(at: screen) }
    } else if isLast, calls == 0, change?.coordinator == nil {
      // What came after it was not animated, or has not begun.
      change = nil
      settle()
    }
  }
}

// MARK: - Everything else that happens

@available(iOS 13, *)
extension NavigationConductor {
  private func watch() {
    if let view = controller?.viewIfLoaded, source != nil { probe.watch(view) }
    relay.takePlace()
  }

  /// The navigation controller comes back to the screen, where others may have had the shared bars.
  func willAppear() {
    guard change == nil, source != nil, let screen = controller?.topViewController else { return }
    watch()
    showProperties(of: screen)
  }

  /// The app, or the theme, hides or shows the bar.
  func barWillBeHidden() { visibility.letGo() }

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

  /// The device was turned, or the size of text, the style of the system or the like is another one.
  private func traitsChanged() {
    guard let controller, let source else { return }
    if sizes != WindowSizes(controller) {
      // Tab bars and windows change along; a push or pop brings the rest at its end.
      source.refresh()
      return
    }
    guard change == nil, let screen = controller.topViewController else { return }
    if source.textSizeMayHaveChanged() { return }
    showAgain(screen)
  }

  private func showAgain(_ screen: UIViewController) {
    seen = nil
    showProperties(of: screen)
    if isCleared(screen) { showBackdrop(of: screen) }
    if behavior(of: screen).blends { refresh() }
  }

  /// The theme says something else now.
  func refresh() {
    guard let controller, source != nil else { return }
    guard isBusy else {
      settle()
      return
    }
    // Ours brings it when it ends; another one, such as that of a presentation, has to be asked.
    guard change?.coordinator == nil, !isAwaitingOthers else { return }
    isAwaitingOthers = true
    let isQueued = controller.transitionCoordinator?.animate(alongsideTransition: nil) {
      [weak self] _ in
      self?.isAwaitingOthers = false
      if self?.change == nil { self?.settle() }
    }
    // One that takes nothing any more is over.
    guard isQueued != true else { return }
    isAwaitingOthers = false
    settle()
  }

  /// Brings everything to rest on a screen: what waited for the end of a transition, and what follows the content.
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
    rested = top
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

  /// Leaves the bars to the app again, as soon as no transition runs.
  ///
  /// - Parameter done: called once everything is as it was.
  func resign(_ done: @escaping @MainActor () -> Void) {
    source = nil
    relay.detach()
    follower.stop()
    swipeBack.resign()
    if change?.coordinator != nil {
      farewell = done
    } else {
      leave(done, after: controller?.transitionCoordinator)
    }
  }

  private func leave(
    _ done: @escaping @MainActor () -> Void,
    after coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    farewell = nil
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
