// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let themeController = ##"""
#if canImport(UIKit)
public import Foundation
public import UIKit

/// Keeps the bars of an app as a theme has them: while screens come and go, content scrolls, and brand or promos change.
///
/// Keep it as long as the bars are to be styled. Bars of plain navigation controllers are styled when they are adopted and whenever
/// `refresh()` is called; those of a `ThemedNavigationController` follow every push and pop.
@available(iOS 13, *)
@MainActor
public final class ThemeController<Context, Screen: Hashable> {
  /// The theme.
  public let theme: CompiledTheme<Context, Screen>

  /// Brand, promos and colors of the moment; a change shows on all bars, as soon as no push or pop runs on them.
  public var context: Context {
    didSet {
      styles = [:]
      refresh()
    }
  }

  /// The clock for `updatePromos()`.
  public var now: @MainActor () -> Date = { Date() }
  /// The place by whose calendar promos begin and end.
  public var timeZone: @MainActor () -> TimeZone = { .current }
  /// What wakes the controller up when the next promo begins or ends; by default a timer of the main run loop.
  public var alarm: PromoAlarm = { PromoClock.timer($0, $1) }

  /// What draws crossfades that the theme leaves to the app, with `mechanism: private`; nil draws them as all others.
  public var manualCrossfade: ManualCrossfade? {
    didSet { refresh() }
  }

  private let screenOf: @MainActor (UIViewController) -> Screen?
  private var assigned: [ObjectIdentifier: Assignment] = [:]
  private var conductors: [NavigationConductor] = []
  private var tabBarControllers: [Weak<UITabBarController>] = []
  private var windows: [Weak<UIWindow>] = []
  private let log = ChangeLog()
  private var clock: PromoClock?
  /// What the theme sets in the context, by screen; content that scrolls asks often.
  private var styles: [Screen?: ThemeStyle] = [:]

  private struct Assignment {
    weak var controller: UIViewController?
    let screen: Screen
  }

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
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

  /// Styles the bars of a navigation controller, and everything that it shows from now on.
  public func adopt(_ controller: UINavigationController) {
    guard !conductors.contains(where: { $0.controller === controller }) else { return }
    let conductor = NavigationConductor(controller, source: self, log: log)
    conductors.removeAll { $0.controller == nil }
    conductors.append(conductor)
    (controller as? ThemedNavigationController)?.conductor = conductor
    conductor.refresh()
  }

  /// Styles the bar of a tab bar controller, and the navigation controllers in it; call it again for those that come later.
  public func adopt(_ controller: UITabBarController) {
    if !tabBarControllers.contains(where: { $0.object === controller }) {
      tabBarControllers.removeAll { $0.object == nil }
      tabBarControllers.append(Weak(object: controller))
      style(controller)
    }
    // A controller that styles itself keeps doing so.
    for case let child as UINavigationController in controller.viewControllers ?? []
    where (child as? ThemedNavigationController)?.conductor == nil {
      adopt(child)
    }
  }

  /// Tints a window.
  public func adopt(_ window: UIWindow) {
    guard !windows.contains(where: { $0.object === window }) else { return }
    windows.removeAll { $0.object == nil }
    windows.append(Weak(object: window))
    style(window)
  }

  /// Says which screen of the theme a view controller is; nil for whatever the closure says that the controller was made with.
  public func assign(_ screen: Screen?, to viewController: UIViewController) {
    assigned = assigned.filter { $0.value.controller != nil }
    assigned[ObjectIdentifier(viewController)] = screen.map {
      Assignment(controller: viewController, screen: $0)
    }
    if let navigation = viewController.navigationController {
      conductors.first { $0.controller === navigation }?.refresh()
    }
  }

  /// Styles everything anew, as after a change that the controller can't know of, such as new bar button items.
  public func refresh() {
    for window in windows { window.object.map(style) }
    for controller in tabBarControllers { controller.object.map(style) }
    for conductor in conductors { conductor.refresh() }
  }

  /// Lets dated promos begin and end by the clock, now and from now on; once at launch is enough.
  ///
  /// Until `stopUpdatingPromos()` that happens again whenever one begins or ends, when the app comes back to the front, and when the
  /// day or the clock changes.
  public func updatePromos() {
    let (date, zone) = (now(), timeZone())
    context = theme.updatingPromos(context, date, zone)
    guard !theme.promoSpans.isEmpty else { return }
    let clock = clock ?? PromoClock { [weak self] in self?.updatePromos() }
    self.clock = clock
    let next = theme.promoSpans.compactMap { $0.nextChange(after: date, in: zone) }.min()
    clock.set(next.map { $0.timeIntervalSince(date) }, alarm)
  }

  /// Leaves it to the app from now on which promos run, as for a preview of one.
  public func stopUpdatingPromos() {
    clock?.stop()
    clock = nil
  }

  /// Puts back everything that was set, and lets go of all bars.
  public func undo() {
    stopUpdatingPromos()
    for conductor in conductors {
      conductor.resign()
      (conductor.controller as? ThemedNavigationController)?.conductor = nil
    }
    conductors = []
    tabBarControllers = []
    windows = []
    log.restoreAll()
  }

  private func style(_ controller: UITabBarController) {
    let bar = controller.tabBar
    let style = barStyle.tabBar
    // Those in it bring it along when they are at rest.
    let isBusy = conductors.contains { $0.isBusy && $0.controller?.tabBarController === controller }
    guard !isBusy, controller.transitionCoordinator == nil else { return }
    log.update(bar, .appearances) { style.setAppearances(on: bar, log) }
    log.update(bar, .properties) { style.setProperties(on: bar, .standard, log) }
  }

  private func style(_ window: UIWindow) {
    let settings = barStyle.settings
    log.update(window, .settings) { settings.set(on: window, log) }
  }

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
extension ThemeController: StyleSource {
  var barStyle: ThemeStyle { style(for: nil) }

  func style(of viewController: UIViewController) -> ThemeStyle? {
    screen(of: viewController).map { style(for: $0) }
  }

  private func style(for screen: Screen?) -> ThemeStyle {
    if let known = styles[screen] { return known }
    let style = theme.style(context, screen)
    styles[screen] = style
    return style
  }

  func scheme(from: UIViewController, to: UIViewController) -> TransitionScheme {
    if let from = screen(of: from), let to = screen(of: to),
      let scheme = theme.transition(from, to, context)
    {
      return scheme
    }
    for side in [to, from] {
      if case .set(let scheme) = style(of: side)?.settings.transition, scheme != .none {
        return scheme
      }
    }
    return .none
  }
}
#endif
"""##
}
