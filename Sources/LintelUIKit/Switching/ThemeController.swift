#if canImport(UIKit)
public import Foundation
public import UIKit

/// Keeps the bars of an app styled by a theme while screens come and go, content scrolls, and the brand or promos change.
///
/// Keep the controller as long as it should style the bars. Releasing it restores everything, as `undo()` does. It can adopt any
/// navigation controller, regardless of its class and delegate. Only a `ThemedNavigationController` announces a push or pop before it
/// happens, so only there can a theme hide the tab bar for a pushed screen and set the style of the status bar.
@available(iOS 13, *)
@MainActor
public final class ThemeController<Context, Screen: Hashable> {
  /// The theme that styles the bars.
  public let theme: CompiledTheme<Context, Screen>

  /// The current brand, promos, modes, and colors from the app; a change appears on all bars as soon as no push or pop runs on them.
  public var context: Context {
    willSet {
      contextFollowers.removeAll { $0.owner == nil }
      for follower in contextFollowers { follower.willChange() }
    }
    didSet {
      runningPromos = nil
      styles = [:]
      refresh()
    }
  }

  /// Returns the current date for `startUpdatingPromos()`.
  @_spi(Generated) public var now: @MainActor () -> Date = { Date() }
  /// Returns the time zone in which promos begin and end.
  @_spi(Generated) public var timeZone: @MainActor () -> TimeZone = { .current }
  /// Wakes the controller when the next promo begins or ends; by default, a timer of the main run loop.
  @_spi(Generated) public var alarm: PromoAlarm = { PromoClock.timer($0, $1) }

  /// Draws the crossfades that the theme leaves to the app with `mechanism: private`; if `nil`, they're drawn like all others.
  public var manualCrossfade: ManualCrossfade? {
    didSet { refresh() }
  }

  /// Called before a view controller without a screen is shown, so that it can be assigned one.
  @_spi(Generated) public var screenIsExpected: @MainActor (UIViewController) -> Void = { _ in }

  private var contextFollowers: [ContextFollower] = []
  private let screenOf: @MainActor (UIViewController) -> Screen?
  private var assigned: [ObjectIdentifier: Assignment] = [:]
  private var adopted = AdoptedBars()
  private var clock: PromoClock?
  /// Which spans contained the date when the context was last updated, or `nil` if the app has set the context since.
  private var runningPromos: [Bool]?
  private var textSize: TextSize?
  /// The styles of the current context, kept because scrolling content asks for them often.
  private var styles: [StyleKey: ThemeStyle] = [:]

  private struct ContextFollower {
    weak var owner: AnyObject?
    let willChange: @MainActor () -> Void
  }

  private struct StyleKey: Hashable {
    let screen: Screen?
    let sizes: WindowSizes
  }

  private struct Assignment {
    weak var controller: UIViewController?
    let screen: Screen
  }

  private struct TextSize: Equatable {
    let category: UIContentSizeCategory
    let weight: UILegibilityWeight

    init(_ traits: UITraitCollection) {
      category = traits.preferredContentSizeCategory
      weight = traits.legibilityWeight
    }
  }

  /// Creates a controller for a theme.
  ///
  /// - Parameters:
  ///   - theme: the theme, such as `Harbor.theme`.
  ///   - context: the brand, and everything else that the theme depends on.
  ///   - screen: returns the screen of a view controller, or `nil` for none; `assign(_:to:)` overrides it.
  public init(
    _ theme: CompiledTheme<Context, Screen>,
    context: Context,
    screen: @escaping @MainActor (UIViewController) -> Screen? = { _ in nil }
  ) {
    self.theme = theme
    self.context = context
    screenOf = screen
  }

  deinit {
    let adopted = adopted
    #if os(Linux)
    // The main actor might not be on the main thread, and only tests run this.
    MainActor.assumeIsolated { adopted.close() }
    #else
    if Thread.isMainThread {
      MainActor.assumeIsolated { adopted.close() }
    } else {
      Task { @MainActor in adopted.close() }
    }
    #endif
  }

  /// Styles the bars of a navigation controller, and everything that it shows from now on.
  public func adopt(_ controller: UINavigationController) {
    textSize = textSize ?? TextSize(controller.traitCollection)
    adopted.add(controller, self)
  }

  /// Styles the bar of a tab bar controller and the content of its tabs; call it again after you add tabs.
  public func adopt(_ controller: UITabBarController) {
    textSize = textSize ?? TextSize(controller.traitCollection)
    adopted.add(controller, self)
    // A controller that a theme already styles keeps that theme.
    for case let child as UINavigationController in controller.viewControllers ?? []
    where (child as? ThemedNavigationController)?.conductor == nil {
      adopt(child)
    }
  }

  /// Tints a window as the screen in its root does, or else as the theme does outside of every screen.
  public func adopt(_ window: UIWindow) { adopted.add(window, self) }

  /// Assigns a screen of the theme to a view controller; with `nil`, the closure that was passed to the initializer decides again.
  public func assign(_ screen: Screen?, to viewController: UIViewController) {
    assigned = assigned.filter { $0.value.controller != nil }
    assigned[ObjectIdentifier(viewController)] = screen.map {
      Assignment(controller: viewController, screen: $0)
    }
    if let navigation = viewController.navigationController {
      adopted.conductors.first { $0.controller === navigation }?.refresh()
    } else if viewController.tabBarController != nil {
      refresh()
    }
  }

  /// Announces every change of the context before it happens, as SwiftUI requires for values that its views show.
  ///
  /// - Parameters:
  ///   - owner: an object whose deallocation ends the announcements.
  ///   - willChange: called before each change.
  @_spi(Generated) public func followContext(
    for owner: AnyObject,
    _ willChange: @escaping @MainActor () -> Void
  ) {
    contextFollowers.append(ContextFollower(owner: owner, willChange: willChange))
  }

  /// Styles everything again, such as after a change that the controller doesn't notice, like new bar button items.
  public func refresh() { adopted.refresh(self) }

  /// Updates dated promos by the clock, immediately and from now on; call it once at launch.
  ///
  /// Until you call `stopUpdatingPromos()`, the promos are updated whenever one begins or ends, when the app returns to the foreground,
  /// and when the day or the clock changes.
  public func startUpdatingPromos() {
    let (date, zone) = (now(), timeZone())
    let running = theme.promoSpans.map { $0.contains(date, in: zone) }
    // The app returns often, and promos change rarely.
    if running.isEmpty || running != runningPromos {
      context = theme.updatingPromos(context, date, zone)
      runningPromos = running
    }
    guard !theme.promoSpans.isEmpty else { return }
    let clock = clock ?? PromoClock { [weak self] in self?.startUpdatingPromos() }
    self.clock = clock
    let next = theme.promoSpans.compactMap { $0.nextChange(after: date, in: zone) }.min()
    clock.set(next.map { $0.timeIntervalSince(date) }, alarm)
  }

  /// Stops updating promos, so that the app decides which ones run, such as to preview one.
  public func stopUpdatingPromos() {
    clock?.stop()
    clock = nil
  }

  /// Restores everything that was set and releases all bars; if a push or pop runs, that happens at its end.
  public func undo() {
    stopUpdatingPromos()
    let old = adopted
    adopted = AdoptedBars()
    old.close()
  }

  var rememberedChanges: Int { adopted.rememberedChanges }

  private func screen(of viewController: UIViewController) -> Screen? {
    if let assignment = assigned[ObjectIdentifier(viewController)],
      assignment.controller === viewController
    {
      return assignment.screen
    }
    return screenOf(viewController)
  }
}

@available(iOS 13, *)
extension ThemeController {
  /// Returns whether the bar of a screen should follow content in which no scroll view is found.
  @_spi(Generated) public func missesContent(_ viewController: UIViewController) -> Bool {
    guard let style = style(of: viewController, in: WindowSizes(viewController)),
      style.navigationBar.behavior.follows
    else { return false }
    return ContentScroll.scrollView(of: viewController, .top) == nil
  }
}

/// Messages of the runtime library to developers.
@available(iOS 13, *)
@_spi(Generated)
@MainActor
public enum ThemeMessages {
  /// Shows a message; by default, in the console.
  public static var show: (String) -> Void = { print($0) }
}

@available(iOS 13, *)
extension ThemeController: StyleSource {
  func expect(_ viewController: UIViewController) {
    if screen(of: viewController) == nil { screenIsExpected(viewController) }
  }

  func barStyle(in sizes: WindowSizes) -> ThemeStyle { style(for: nil, in: sizes) }

  func style(of viewController: UIViewController, in sizes: WindowSizes) -> ThemeStyle? {
    screen(of: viewController).map { style(for: $0, in: sizes) }
  }

  private func style(for screen: Screen?, in sizes: WindowSizes) -> ThemeStyle {
    let key = StyleKey(screen: screen, sizes: sizes)
    if let known = styles[key] { return known }
    var style = ThemeStyle.untouched
    sizes.performAsCurrent { style = theme.style(context, screen) }
    styles[key] = style
    return style
  }

  func textSizeMayHaveChanged(to traits: UITraitCollection) -> Bool {
    let size = TextSize(traits)
    defer { textSize = size }
    guard let textSize, textSize != size else { return false }
    styles = [:]
    refresh()
    return true
  }

  func scheme(
    from: UIViewController,
    to: UIViewController,
    in bar: UINavigationBar
  ) -> TransitionScheme {
    let (below, pushed) = (screen(of: from), screen(of: to))
    let sizes = WindowSizes(bar)
    if let below, let pushed {
      var scheme: TransitionScheme?
      sizes.performAsCurrent { scheme = theme.transition(below, pushed, context) }
      if let scheme { return scheme }
    }
    let styles = [pushed, below].map { $0.map { style(for: $0, in: sizes) } }
    for case let style? in styles {
      if case .set(let scheme) = style.settings.transition, scheme != .automatic { return scheme }
    }
    guard let below = styles[1], let pushed = styles[0] else { return .none }
    return PushSide(below, bar).scheme(pushing: PushSide(pushed, bar))
  }
}
#endif
