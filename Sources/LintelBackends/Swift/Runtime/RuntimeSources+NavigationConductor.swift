// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let navigationConductor = ##"""
#if canImport(UIKit)
import UIKit

/// Leads the bars of one navigation controller: what its screens set, what follows the content, and what a push or pop needs.
///
/// Appearance objects are only assigned while no push or pop runs, since UIKit may crash else; what comes in between waits.
@available(iOS 13, *)
@MainActor
final class NavigationConductor {
  private(set) weak var controller: UINavigationController?
  let log: ChangeLog
  /// The screen whose settings the bars have; during a transition the one that comes.
  private(set) weak var shown: UIViewController?

  private weak var source: (any StyleSource)?
  private let follower: BarFollower
  private let backdrops = BackdropStage()
  private let swipeBack: SwipeBackKeeper
  private let hidden: BarVisibility
  private let manual = ManualCrossfadeStage()
  /// The screen that a push or pop leaves, while one is about to run or runs.
  private weak var leaving: UIViewController?
  private var changes = 0
  /// The state for which the looks of the screen at rest were mixed last.
  private var blended: BarState?
  private var isTransitioning = false
  private var swapped: [UIViewController] = []
  /// Whether every screen draws its own background, for good.
  private var usesBackdrops = false

  init(_ controller: UINavigationController, source: any StyleSource, log: ChangeLog) {
    self.controller = controller
    self.source = source
    self.log = log
    follower = BarFollower(controller)
    swipeBack = SwipeBackKeeper(controller)
    hidden = BarVisibility(controller)
  }

  /// Nil where the theme leaves it to the screens.
  var statusBarStyle: UIStatusBarStyle? {
    guard let shown, case .set(let style) = style(of: shown).settings.statusBarStyle else {
      return nil
    }
    return style
  }

  private func style(of screen: UIViewController) -> ThemeStyle {
    source?.style(of: screen) ?? source?.barStyle ?? .untouched
  }

  /// Whether appearance objects have to wait.
  var isBusy: Bool {
    isTransitioning || controller?.transitionCoordinator != nil
  }
}

// MARK: - Pushes and pops

@available(iOS 13, *)
extension NavigationConductor {
  /// A change of the stack is about to be made.
  func willChange(to target: UIViewController?) {
    changes += 1
    guard changes == 1, let controller, let target, !isBusy else { return }
    let top = controller.topViewController
    leaving = top
    prepare(target)
    guard let top, top !== target, let source else { return }
    let isPop = controller.viewControllers.contains(target)
    let scheme = isPop ? source.scheme(from: target, to: top) : source.scheme(from: top, to: target)
    switch scheme {
    case .none, .hide:
      if usesBackdrops { clear(target) }
    case .backdrop:
      usesBackdrops = true
      for screen in controller.viewControllers + [target] { clear(screen) }
    case .swap:
      if usesBackdrops {
        clear(target)
      } else {
        swapped = [top, target]
        for screen in swapped { clear(screen) }
        controller.navigationBar.isUserInteractionEnabled = false
      }
    }
  }

  /// The change has been made; a transition runs unless it was not animated.
  func didChange() {
    changes -= 1
    guard changes == 0, let controller else { return }
    guard let coordinator = controller.transitionCoordinator, !isTransitioning else {
      if !isTransitioning { settle() }
      return
    }
    guard let target = controller.topViewController else { return }
    isTransitioning = true
    let left = leaving
    follower.stop()
    swipeBack.transitionBegins(isInteractive: coordinator.initiallyInteractive)
    for screen in [left, target] {
      if let screen, isCleared(screen) { showBackdrop(of: screen) }
    }
    hidden.update(hides: hidesBar(target), hidesToolbar: hidesToolbar(target), animated: true)
    let isQueued = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.showProperties(of: target) },
      completion: { [weak self] context in
        self?.transitionEnded(at: context.isCancelled ? left : target)
      }
    )
    if !isQueued { transitionEnded(at: controller.topViewController) }
  }

  private func transitionEnded(at screen: UIViewController?) {
    isTransitioning = false
    leaving = nil
    settle(at: screen)
  }
}

// MARK: - Everything else that happens

@available(iOS 13, *)
extension NavigationConductor {
  /// The navigation controller comes back to the screen, where others may have had the shared bars.
  func willAppear() {
    guard !isTransitioning, let screen = controller?.topViewController else { return }
    showProperties(of: screen)
  }

  func didLayout() {
    guard let controller else { return }
    backdrops.layout(below: controller.navigationBar)
    follower.update()
  }

  /// The theme says something else now.
  func refresh() {
    guard let controller, source != nil else { return }
    guard !isBusy else {
      // Ours brings it when it ends; another one, such as that of a presentation, has to be asked.
      if !isTransitioning {
        _ = controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
          self?.settle()
        }
      }
      return
    }
    settle()
  }

  /// Brings everything to rest on a screen: what waited for the end of a transition, and what follows the content.
  private func settle(at screen: UIViewController? = nil) {
    guard let controller, let source else { return }
    // UIKit may tell that a pop was cancelled before it has put the stack back.
    var screens = controller.viewControllers
    for other in [screen].compactMap(\.self) + swapped where !screens.contains(other) {
      screens.append(other)
    }
    if !swapped.isEmpty { controller.navigationBar.isUserInteractionEnabled = true }
    swapped = []
    let bars = source.barStyle
    let bar = controller.navigationBar
    log.update(bar, .appearances) { bars.navigationBar.setAppearances(on: bar, log) }
    if let tabBar = controller.tabBarController?.tabBar {
      log.update(tabBar, .appearances) { bars.tabBar.setAppearances(on: tabBar, log) }
    }
    usesBackdrops =
      zip(screens, screens.dropFirst()).contains { source.scheme(from: $0, to: $1) == .backdrop }
      || usesBackdrops && screens.count > 1
    for screen in screens {
      if usesBackdrops {
        backdrops.add(to: screen, BarLooks(style(of: screen).navigationBar, bar: bar))
      } else {
        backdrops.remove(from: screen)
      }
      prepare(screen)
    }
    guard let screen = screen ?? controller.topViewController else { return }
    let style = style(of: screen)
    if let toolbar = controller.toolbar {
      log.update(toolbar, .appearances) { style.toolbar.setAppearances(on: toolbar, log) }
    }
    if let tabBarItem = controller.tabBarItem, controller.tabBarController != nil {
      log.update(tabBarItem, .appearances) { style.tabBar.setAppearances(on: tabBarItem, log) }
    }
    hidden.update(hides: hidesBar(screen), hidesToolbar: hidesToolbar(screen), animated: false)
    if isCleared(screen) { showBackdrop(of: screen) }
    swipeBack.rests(onHiddenBar: hidesBar(screen) == true)
    showProperties(of: screen)
    follow(screen)
  }

  /// Puts back everything that is not in the log.
  func resign() {
    follower.resign()
    backdrops.removeAll()
    swipeBack.resign()
    hidden.resign()
    manual.endAll()
    shown = nil
    source = nil
  }
}

// MARK: - A screen's part

@available(iOS 13, *)
extension NavigationConductor {
  /// Sets what a screen and its item keep themselves.
  private func prepare(_ screen: UIViewController) {
    let style = source?.style(of: screen)
    let item = screen.navigationItem
    log.update(screen, .settings) { style?.settings.set(on: screen, log) }
    setAppearances(of: screen)
    log.update(item, .buttons) {
      style?.navigationBar.setButtonTints(of: item, state(of: screen), log)
    }
  }

  /// Gives the item of a screen what the bar is to show.
  private func setAppearances(of screen: UIViewController) {
    guard let bar = controller?.navigationBar else { return }
    let item = screen.navigationItem
    var own = source?.style(of: screen)?.navigationBar
    let crossfade = manualCrossfade(of: screen)
    if crossfade == nil { manual.end(item) }
    if let looks = backdrops.looks(of: screen) {
      own = looks.cleared
    } else if crossfade != nil {
      // UIKit mixes the objects as they are.
    } else if case .crossfade = style(of: screen).navigationBar.behavior {
      let looks = BarLooks(style(of: screen).navigationBar, bar: bar)
      own = looks.blended(at: state(of: screen).progress)
    }
    log.update(item, .appearances) { own?.setAppearances(on: item, log) }
    if let crossfade { manual.show(item, state(of: screen).progress, by: crossfade) }
  }

  /// What draws the screen's crossfade in place of this library.
  private func manualCrossfade(of screen: UIViewController) -> ManualCrossfade? {
    guard !isCleared(screen),
      case .crossfade(_, isManual: true) = style(of: screen).navigationBar.behavior
    else { return nil }
    return source?.manualCrossfade
  }

  /// Leaves the bar's background clear while the screen is shown.
  private func clear(_ screen: UIViewController) {
    guard let bar = controller?.navigationBar else { return }
    backdrops.add(to: screen, BarLooks(style(of: screen).navigationBar, bar: bar))
    setAppearances(of: screen)
  }

  private func isCleared(_ screen: UIViewController) -> Bool {
    backdrops.looks(of: screen) != nil
  }

  private func showBackdrop(of screen: UIViewController) {
    guard let bar = controller?.navigationBar else { return }
    let behavior = style(of: screen).navigationBar.behavior
    backdrops.show(
      on: screen,
      state(of: screen),
      isBlended: behavior.blends,
      alpha: behavior.alpha(at: progress(of: screen)) ?? 1,
      below: bar
    )
  }

  /// Sets what UIKit keeps on the bars alone, but no appearance objects.
  private func showProperties(of screen: UIViewController) {
    guard let controller else { return }
    let style = style(of: screen)
    let state = state(of: screen)
    shown = screen
    let bar = controller.navigationBar
    log.update(bar, .properties) {
      style.navigationBar.setProperties(on: bar, state, log)
      log.set(controller, \.hidesBarsOnSwipe, to: style.navigationBar.hidesOnSwipe)
    }
    log.update(screen.navigationItem, .buttons) {
      style.navigationBar.setButtonTints(of: screen.navigationItem, state, log)
    }
    showBottomBars(of: screen)
    follower.show(
      isCleared(screen) ? .system : style.navigationBar.behavior,
      progress: progress(of: screen),
      on: screen
    )
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  /// Sets the tints of the bars below the content, and what other navigation controllers have too, if this one is in front.
  private func showBottomBars(of screen: UIViewController) {
    guard let controller else { return }
    let style = style(of: screen)
    let state = bottomState(of: screen)
    if let toolbar = controller.toolbar {
      log.update(toolbar, .properties) { style.toolbar.setProperties(on: toolbar, state, log) }
    }
    guard controller.isInFront else { return }
    if let tabBar = controller.tabBarController?.tabBar {
      log.update(tabBar, .properties) { style.tabBar.setProperties(on: tabBar, state, log) }
    }
    // A view that appears comes into the window later than the tab bar around it.
    let views = [controller.viewIfLoaded, controller.tabBarController?.viewIfLoaded]
    if let window = views.lazy.compactMap({ $0?.window }).first {
      log.update(window, .settings) { style.settings.set(on: window, log) }
    }
  }

  private func follow(_ screen: UIViewController) {
    blended = nil
    let style = style(of: screen)
    let behavior = style.navigationBar.behavior
    let isNeeded = behavior.follows || style.variesBySlot || isCleared(screen)
    follower.follow(screen, behavior, isNeeded: isNeeded) { [weak self, weak screen] in
      guard let self, let screen else { return }
      contentMoved(on: screen)
    }
    contentMoved(on: screen)
  }

  /// The content of the screen at rest has moved.
  private func contentMoved(on screen: UIViewController) {
    guard let controller, !isBusy else { return }
    let whole = style(of: screen)
    let style = whole.navigationBar
    let state = state(of: screen)
    if isCleared(screen) { showBackdrop(of: screen) }
    if style.variesBySlot {
      log.update(controller.navigationBar, .properties) {
        style.setProperties(on: controller.navigationBar, state, log)
        log.set(controller, \.hidesBarsOnSwipe, to: style.hidesOnSwipe)
      }
      log.update(screen.navigationItem, .buttons) {
        style.setButtonTints(of: screen.navigationItem, state, log)
      }
    }
    if whole.bottomVariesBySlot { showBottomBars(of: screen) }
    guard style.behavior.blends, !isCleared(screen), blended != state else { return }
    blended = state
    if let crossfade = manualCrossfade(of: screen) {
      manual.show(screen.navigationItem, state.progress, by: crossfade)
    } else {
      setAppearances(of: screen)
    }
  }

  private func progress(of screen: UIViewController) -> Double? {
    let style = style(of: screen)
    if case .set(false) = style.settings.scrolls { return nil }
    return follower.progress(of: screen, style.navigationBar.behavior)
  }

  /// Which of a bar's looks shows.
  private func state(of screen: UIViewController) -> BarState {
    let style = style(of: screen)
    let isCompact = controller?.traitCollection.verticalSizeClass == .compact
    if let progress = progress(of: screen), hasEdge(screen) {
      return BarState(isCompact: isCompact, progress: progress)
    }
    // What does not scroll is at its edge for good, unless its bar is there as a whole or the system knows no edge.
    let isWhole = style.navigationBar.behavior.alpha(at: nil) != nil || !hasEdge(screen)
    return BarState(isCompact: isCompact, progress: isWhole ? 1 : 0)
  }

  /// Which of the looks of a bar below the content shows.
  private func bottomState(of screen: UIViewController) -> BarState {
    let isCompact = controller?.traitCollection.verticalSizeClass == .compact
    guard #available(iOS 15, *) else { return BarState(isCompact: isCompact, progress: 1) }
    var progress: Double?
    if case .set(false) = style(of: screen).settings.scrolls {
      progress = nil
    } else {
      progress = follower.bottomProgress(of: screen)
    }
    return BarState(isCompact: isCompact, progress: progress ?? 0)
  }

  /// Whether the system has another look at the edge: below iOS 15 it has one under large titles only.
  private func hasEdge(_ screen: UIViewController) -> Bool {
    if #available(iOS 15, *) { return true }
    return controller?.navigationBar.prefersLargeTitles == true
      && screen.navigationItem.largeTitleDisplayMode != .never
  }

  private func hidesBar(_ screen: UIViewController) -> Bool? {
    let settings = style(of: screen).settings
    if case .set(.hide) = settings.transition { return true }
    if case .set(let hides) = settings.hidesNavigationBar { return hides }
    return nil
  }

  private func hidesToolbar(_ screen: UIViewController) -> Bool? {
    if case .set(let hides) = style(of: screen).settings.hidesToolbar { return hides }
    return nil
  }
}

@available(iOS 13, *)
extension UINavigationController {
  /// Whether no other tab is selected.
  fileprivate var isInFront: Bool {
    var child: UIViewController = self
    while let parent = child.parent {
      // UIKit declares the property `assign`; the tab bar controller keeps its controllers.
      if let tabs = parent as? UITabBarController {
        return unsafe tabs.selectedViewController === child
      }
      child = parent
    }
    return true
  }
}
#endif
"""##
}
