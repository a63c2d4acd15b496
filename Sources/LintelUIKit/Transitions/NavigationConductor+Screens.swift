#if canImport(UIKit)
import UIKit

// MARK: - Screens

@available(iOS 13, *)
extension NavigationConductor {
  /// Applies the settings that UIKit keeps on a screen and its item.
  func prepare(_ screen: UIViewController) {
    let style = ownStyle(of: screen)
    let item = screen.navigationItem
    let largeTitles = largeTitles(of: screen)
    log.update(screen, .settings) {
      (style?.settings ?? ScreenSettings()).set(on: screen, largeTitles: largeTitles, log)
    }
    setAppearances(of: screen)
    log.update(item, .buttons) {
      style?.navigationBar.setButtonTints(of: item, state(of: screen), log)
    }
    setSearch(of: screen)
  }

  /// Styles the search controller of a screen, which the app may set later.
  private func setSearch(of screen: UIViewController) {
    let item = screen.navigationItem
    log.update(item, .search) {
      ownStyle(of: screen)?.navigationBar.search.set(on: item, log)
    }
  }

  /// Turns on large titles for the bar if any screen of the stack has them; the items decide which screens show them, so that the
  /// bar doesn't move the content of a screen that comes or goes.
  func setLargeTitles(with target: UIViewController?) {
    guard let controller, let source else { return }
    let bar = controller.navigationBar
    var wanted = source.barStyle(in: sizes).navigationBar.prefersLargeTitles
    let screens = controller.viewControllers + [target].compactMap(\.self)
    if screens.contains(where: { ownStyle(of: $0)?.navigationBar.prefersLargeTitles.value == true })
    {
      wanted = .set(true)
    }
    hasLargeTitles = wanted.value == true
    if hasLargeTitles, !bar.prefersLargeTitles, let shown, shown !== target, !isBusy {
      // The title of the current screen must be set to stay small before the bar gets large titles.
      prepare(shown)
    }
    log.update(bar, .largeTitles) { log.set(bar, \.prefersLargeTitles, to: wanted) }
  }

  /// Returns how a screen shows its title if the bar has large titles because of other screens.
  func largeTitles(of screen: UIViewController) -> Setting<UINavigationItem.LargeTitleDisplayMode> {
    let style = ownStyle(of: screen)
    let prefersLargeTitles = style?.navigationBar.prefersLargeTitles.value
    if hasLargeTitles, prefersLargeTitles == false { return .set(.never) }
    if let mode = style?.settings.largeTitleDisplayMode.value { return .set(mode) }
    guard hasLargeTitles, let source,
      source.barStyle(in: sizes).navigationBar.prefersLargeTitles.value != true
    else { return .untouched }
    let item = screen.navigationItem
    guard prefersLargeTitles != nil else { return preferredLargeTitles ? .untouched : .set(.never) }
    // Automatic is the same as on the screen before, whose title may be small.
    let isOurs = log.has(item, \.largeTitleDisplayMode, .settings, of: screen)
    return isOurs || item.largeTitleDisplayMode == .automatic ? .set(.always) : .untouched
  }

  /// Sets the appearance objects that the bar should show on the item of a screen.
  func setAppearances(of screen: UIViewController) {
    guard let bar = controller?.navigationBar else { return }
    let item = screen.navigationItem
    var own = ownStyle(of: screen)?.navigationBar
    let crossfade = manualCrossfade(of: screen)
    if crossfade == nil { manual.end(item) }
    if let looks = backdrops.looks(of: screen) {
      own = looks.cleared
    } else if crossfade != nil {
      // UIKit mixes the original objects.
    } else if case .crossfade = behavior(of: screen) {
      let looks = BarLooks(style(of: screen).navigationBar, bar: bar)
      own = looks.blended(at: state(of: screen).progress, isFade: fades(screen))
    }
    log.update(item, .appearances) { own?.setAppearances(on: item, log) }
    if let crossfade { manual.show(item, state(of: screen).progress, by: crossfade) }
  }

  /// Returns what draws the screen's crossfade instead of this library.
  func manualCrossfade(of screen: UIViewController) -> ManualCrossfade? {
    guard !isCleared(screen), case .crossfade(_, isManual: true) = behavior(of: screen) else {
      return nil
    }
    return source?.manualCrossfade
  }

  /// Returns what the bar does on a screen; a fade becomes a crossfade if UIKit's background view isn't found.
  func behavior(of screen: UIViewController) -> ScrollBehavior {
    let behavior = style(of: screen).navigationBar.behavior
    guard case .fade(let distance) = behavior, !isCleared(screen), !follower.canFade else {
      return behavior
    }
    return .crossfade(distance: distance)
  }

  func fades(_ screen: UIViewController) -> Bool { style(of: screen).navigationBar.behavior.fades }

  /// Keeps the bar's own background clear while the screen is shown, and gives the screen a backdrop.
  func clear(_ screen: UIViewController) {
    guard let bar = controller?.navigationBar else { return }
    backdrops.add(to: screen, BarLooks(style(of: screen).navigationBar, bar: bar))
    setAppearances(of: screen)
  }

  func isCleared(_ screen: UIViewController) -> Bool { backdrops.looks(of: screen) != nil }

  func showBackdrop(of screen: UIViewController) {
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

  func show(visibilityOf screen: UIViewController, animated: Bool) {
    visibility.update(
      hides: hidesBar(screen),
      hidesToolbar: style(of: screen).settings.hidesToolbar.value,
      isSwiped: style(of: screen).navigationBar.behavior == .hide,
      animated: animated
    )
  }

  func hidesBar(_ screen: UIViewController) -> Bool? {
    let settings = style(of: screen).settings
    if case .set(.hide) = settings.transition { return true }
    return settings.hidesNavigationBar.value
  }

  /// Sets the properties that UIKit keeps only on the bars, without appearance objects.
  func showProperties(of screen: UIViewController) {
    guard let controller, source != nil else { return }
    shown = screen
    wasCompact = controller.navigationBar.isCompact
    setTints(of: screen, state(of: screen))
    showBottomBars(of: screen)
    log.update(screen, .edgeEffects) { style(of: screen).setEdgeEffects(of: screen, log) }
    showTint(of: screen)
    follower.show(
      isCleared(screen) ? .system : behavior(of: screen),
      progress: progress(of: screen),
      on: screen
    )
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  func setTints(of screen: UIViewController, _ state: BarState) {
    guard let controller else { return }
    let style = style(of: screen).navigationBar
    let bar = controller.navigationBar
    log.update(bar, .properties) {
      style.setProperties(on: bar, state, log)
      log.set(controller, \.hidesBarsOnSwipe, to: style.hidesOnSwipe)
    }
    log.update(screen.navigationItem, .buttons) {
      ownStyle(of: screen)?.navigationBar.setButtonTints(of: screen.navigationItem, state, log)
    }
  }

  /// Sets the properties of the toolbar and, unless this controller is behind another tab, of the tab bar.
  func showBottomBars(of screen: UIViewController) {
    guard let controller else { return }
    let style = style(of: screen)
    let state = bottomState(of: screen)
    if let toolbar = controller.toolbar {
      log.update(toolbar, .properties) { style.toolbar.setProperties(on: toolbar, state, log) }
    }
    if controller.place != .covered, let tabs = controller.tabBarController {
      style.tabBar.setProperties(of: tabs, state, shared)
    }
  }

  /// Tints the window if the stack is at its root; a stack that is presented, or next to another one, tints its own view.
  func showTint(of screen: UIViewController) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let settings = style(of: screen).settings
    let place = controller.place
    // A view that appears joins the window after the tab bar around it does.
    let window = view.window ?? controller.tabBarController?.viewIfLoaded?.window
    if place == .root, let window {
      shared.update(window, .settings) { settings.setTint(of: window, shared) }
    }
    log.update(view, .settings) {
      if place == .own { settings.setTint(of: view, log) }
    }
  }

  /// Whether the screens of this stack determine the tint of a window.
  func leads(_ window: UIWindow) -> Bool {
    guard let controller, controller.place == .root else { return false }
    return controller.viewIfLoaded?.window === window
  }

  func follow(_ screen: UIViewController) {
    seen = nil
    let style = style(of: screen)
    setSearch(of: screen)
    // The view may not have been loaded before.
    log.update(screen, .edgeEffects) { style.setEdgeEffects(of: screen, log) }
    let behavior = behavior(of: screen)
    let isNeeded = behavior.follows || style.variesBySlot || isCleared(screen)
    follower.follow(screen, behavior, isNeeded: isNeeded) { [weak self, weak screen] in
      guard let self, let screen else { return }
      // During a transition of others, such as a presentation, the content can move, and then rest before the transition ends.
      if isBusy { refresh() } else { contentMoved(on: screen) }
    }
    contentMoved(on: screen)
  }

  /// Updates the bars after the content of the screen at rest has moved.
  func contentMoved(on screen: UIViewController) {
    guard let controller, !isBusy else { return }
    let whole = style(of: screen)
    let cleared = isCleared(screen)
    if cleared { backdrops.layout(on: screen, below: controller.navigationBar) }
    let now = Seen(
      state: state(of: screen),
      bottom: whole.bottomVariesBySlot ? bottomState(of: screen) : nil,
      search: screen.navigationItem.searchController.map(ObjectIdentifier.init)
    )
    guard now != seen else { return }
    if let seen, seen.search != now.search { setSearch(of: screen) }
    seen = now
    if cleared { showBackdrop(of: screen) }
    if whole.navigationBar.variesBySlot { setTints(of: screen, now.state) }
    if whole.bottomVariesBySlot { showBottomBars(of: screen) }
    guard behavior(of: screen).blends, !cleared else { return }
    if let crossfade = manualCrossfade(of: screen) {
      manual.show(screen.navigationItem, now.state.progress, by: crossfade)
    } else {
      setAppearances(of: screen)
    }
  }

  func progress(of screen: UIViewController) -> Double? {
    let style = style(of: screen)
    return style.settings.scrolls.value == false
      ? nil : follower.progress(of: screen, style.navigationBar.behavior)
  }

  /// Returns the state of the bar, which determines the look that it shows.
  func state(of screen: UIViewController) -> BarState {
    let isCompact = controller?.navigationBar.isCompact ?? false
    if let progress = progress(of: screen), hasEdge(screen) {
      return BarState(isCompact: isCompact, progress: progress)
    }
    // A screen that doesn't scroll stays at its edge, unless its bar is fully visible or the system doesn't have a look at the edge.
    let isWhole = style(of: screen).navigationBar.behavior.alpha(at: nil) != nil || !hasEdge(screen)
    return BarState(isCompact: isCompact, progress: isWhole ? 1 : 0)
  }

  /// Returns the state of a bar below the content, which determines the look that it shows.
  func bottomState(of screen: UIViewController) -> BarState {
    let isCompact = controller?.navigationBar.isCompact ?? false
    guard #available(iOS 15, *) else { return BarState(isCompact: isCompact, progress: 1) }
    let scrolls = style(of: screen).settings.scrolls.value != false
    let progress = scrolls ? follower.bottomProgress(of: screen) : nil
    return BarState(isCompact: isCompact, progress: progress ?? 0)
  }

  /// Whether the system shows a different look at the edge; before iOS 15, it does so only under large titles.
  func hasEdge(_ screen: UIViewController) -> Bool {
    if #available(iOS 15, *) { return true }
    return controller?.navigationBar.prefersLargeTitles == true
      && screen.navigationItem.largeTitleDisplayMode != .never
  }
}
#endif
