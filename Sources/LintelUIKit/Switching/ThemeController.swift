#if canImport(UIKit)
public import Foundation
public import UIKit

/// Keeps the bars of an app as a theme has them: while screens come and go, content scrolls, and brand or promos change.
///
/// Keep it as long as it styles the bars: dropping it puts everything back, as `undo()` does. Any navigation controller can be
/// adopted, whatever its class and its delegate. A `ThemedNavigationController` tells of a push or pop before it is made, so that only
/// there a theme can hide the tab bar for a pushed screen and say the style of the status bar.
@available(iOS 13, *)
@MainActor
public final class ThemeController<Context, Screen: Hashable> {
  /// The theme.
  public let theme: CompiledTheme<Context, Screen>

  /// Brand, promos and colors of the moment; a change shows on all bars, as soon as no push or pop runs on them.
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

  /// The clock for `startUpdatingPromos()`.
  @_spi(Generated) public var now: @MainActor () -> Date = { Date() }
  /// The place by whose calendar promos begin and end.
  @_spi(Generated) public var timeZone: @MainActor () -> TimeZone = { .current }
  /// What wakes the controller up when the next promo begins or ends; by default a timer of the main run loop.
  @_spi(Generated) public var alarm: PromoAlarm = { PromoClock.timer($0, $1) }

  /// What draws crossfades that the theme leaves to the app, with `mechanism: private`; nil draws them as all others.
  public var manualCrossfade: ManualCrossfade? {
    didSet { refresh() }
  }

  /// Called before a screen is shown that may not be known yet, so that it can say which one it is.
  @_spi(Generated) public var screenIsExpected: @MainActor (UIViewController) -> Void = { _ in }

  private var contextFollowers: [ContextFollower] = []
  private let screenOf: @MainActor (UIViewController) -> Screen?
  private var assigned: [ObjectIdentifier: Assignment] = [:]
  private var adopted = AdoptedBars()
  private var clock: PromoClock?
  /// Which spans the context had been updated for when it was set last; nil if the app set it.
  private var runningPromos: [Bool]?
  private var textSize: TextSize?
  /// What the theme sets in the context; content that scrolls asks often.
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
  }

  /// Takes charge of a theme.
  ///
  /// - Parameters:
  ///   - theme: the theme, such as `Harbor.theme`.
  ///   - context: the brand and what else it depends on.
  ///   - screen: tells which screen of the theme a view controller is, nil for none; `assign` comes first.
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
    // The main actor need not be on the main thread, and only tests come here.
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
    adopted.add(controller, self)
    _ = textSizeMayHaveChanged()
  }

  /// Styles the bar of a tab bar controller, and what is in its tabs; call it again for tabs that come later.
  public func adopt(_ controller: UITabBarController) {
    adopted.add(controller, self)
    // A controller that styles itself keeps doing so.
    for case let child as UINavigationController in controller.viewControllers ?? []
    where (child as? ThemedNavigationController)?.conductor == nil {
      adopt(child)
    }
  }

  /// Tints a window, as the screen in its root says or else as the theme does.
  public func adopt(_ window: UIWindow) { adopted.add(window, self) }

  /// Says which screen of the theme a view controller is; nil for whatever the closure says that the controller was made with.
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

  /// Announces every change of the context before it is made, as SwiftUI asks of what its views show.
  ///
  /// - Parameters:
  ///   - owner: changes are announced as long as it lives.
  ///   - willChange: what to call.
  @_spi(Generated) public func followContext(
    for owner: AnyObject,
    _ willChange: @escaping @MainActor () -> Void
  ) {
    contextFollowers.append(ContextFollower(owner: owner, willChange: willChange))
  }

  /// Styles everything anew, as after a change that the controller can't know of, such as new bar button items.
  public func refresh() { adopted.refresh(self) }

  /// Lets dated promos begin and end by the clock, now and from now on; once at launch is enough.
  ///
  /// Until `stopUpdatingPromos()` that happens again whenever one begins or ends, when the app comes back to the front, and when the
  /// day or the clock changes.
  public func startUpdatingPromos() {
    let (date, zone) = (now(), timeZone())
    let running = theme.promoSpans.map { $0.contains(date, in: zone) }
    // The app comes back often, and promos change rarely.
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

  /// Leaves it to the app from now on which promos run, as for a preview of one.
  public func stopUpdatingPromos() {
    clock?.stop()
    clock = nil
  }

  /// Puts back everything that was set, and lets go of all bars; where a push or pop runs, at its end.
  public func undo() {
    stopUpdatingPromos()
    let old = adopted
    adopted = AdoptedBars()
    old.close()
  }

  /// How many changes of UIKit's objects are remembered.
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
  /// Whether the bar of a screen is to follow content in which no scroll view is found.
  @_spi(Generated) public func missesContent(_ viewController: UIViewController) -> Bool {
    guard let style = style(of: viewController, in: WindowSizes(viewController)),
      style.navigationBar.behavior.follows
    else { return false }
    return ContentScroll.scrollView(of: viewController, .top) == nil
  }
}

/// What the runtime has to say to developers.
@available(iOS 13, *)
@_spi(Generated)
@MainActor
public enum ThemeMessages {
  /// Shows a message; by default in the console.
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

  func textSizeMayHaveChanged() -> Bool {
    let traits = adopted.conductors.lazy.compactMap { $0.controller?.traitCollection }.first
    guard let traits else { return false }
    let size = TextSize(
      category: traits.preferredContentSizeCategory,
      weight: traits.legibilityWeight
    )
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
