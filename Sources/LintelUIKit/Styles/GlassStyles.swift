#if canImport(UIKit)
import UIKit

/// The glass behind bar button items, which has no effect before iOS 26.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum SharedBackground: String, CaseIterable, Sendable {
  /// Neighboring items share one pane.
  case shown
  /// Items don't have glass.
  case hidden
  /// Each item has its own pane.
  case separate
}

/// The glass of one kind of bar button item.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated struct ButtonGlass: Sendable {
  /// The pane behind the items.
  public var sharedBackground: Setting<SharedBackground> = .untouched
  /// Whether the system's padding is removed from the items; no effect before iOS 27.
  public var isPaddingRemoved: Setting<Bool> = .untouched

  /// Creates a value that leaves items alone.
  public init() {}

  @MainActor
  func set(on item: UIBarButtonItem, _ log: ChangeLog) {
    if #available(iOS 26, *), case .set(let background) = sharedBackground {
      log.set(item, \.hidesSharedBackground, to: background == .hidden)
      log.set(item, \.sharesBackground, to: background != .separate)
    }
    if #available(iOS 27, *) { log.set(item, \.isPaddingRemoved, to: isPaddingRemoved) }
  }
}

/// How the content of a screen fades under a bar that floats over it, which has no effect before iOS 26.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated struct EdgeEffect: Sendable {
  /// A counterpart of UIKit's `UIScrollEdgeEffect.Style` that is also available before iOS 26.
  public enum Style: String, CaseIterable, Sendable {
    case automatic
    case soft
    case hard
  }

  /// How the content fades.
  public var style: Setting<Style> = .untouched
  /// Whether the content doesn't fade.
  public var isHidden: Setting<Bool> = .untouched

  /// Creates a value that leaves content alone.
  public init() {}

  var isUntouched: Bool {
    if case .untouched = style, case .untouched = isHidden { true } else { false }
  }

  /// Returns the effect, with the values of another effect for what it leaves untouched.
  func orElse(_ other: EdgeEffect) -> EdgeEffect {
    var effect = self
    if case .untouched = style { effect.style = other.style }
    if case .untouched = isHidden { effect.isHidden = other.isHidden }
    return effect
  }

  @MainActor
  func set(on scrollView: UIScrollView, _ edge: NSDirectionalRectEdge, _ log: ChangeLog) {
    guard #available(iOS 26, *) else { return }
    if case .set(let style) = style {
      let property: ReferenceWritableKeyPath<UIScrollView, UIScrollEdgeEffect.Style> =
        edge == .top ? \.topEdgeEffect.style : \.bottomEdgeEffect.style
      switch style {
      case .automatic: log.set(scrollView, property, to: .automatic)
      case .soft: log.set(scrollView, property, to: .soft)
      case .hard: log.set(scrollView, property, to: .hard)
      }
    }
    let hidden: ReferenceWritableKeyPath<UIScrollView, Bool> =
      edge == .top ? \.topEdgeEffect.isHidden : \.bottomEdgeEffect.isHidden
    log.set(scrollView, hidden, to: isHidden)
  }
}

/// A counterpart of UIKit's `UITabBarController.MinimizeBehavior` that is also available before iOS 26.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum TabBarMinimizeBehavior: String, CaseIterable, Sendable {
  case automatic
  case never
  case onScrollDown
  case onScrollUp
}

@available(iOS 13, *)
extension TabBarStyle {
  /// Sets all properties of the controller and its bar, except appearance objects.
  func setProperties(of controller: UITabBarController, _ state: BarState, _ log: ChangeLog) {
    log.update(controller.tabBar, .properties) {
      setProperties(on: controller.tabBar, state, log)
      setBehavior(of: controller, log)
    }
  }

  func setBehavior(of controller: UITabBarController, _ log: ChangeLog) {
    guard #available(iOS 26, *) else { return }
    switch tabBarMinimizeBehavior {
    case .untouched: break
    case .set(.automatic): log.set(controller, \.tabBarMinimizeBehavior, to: .automatic)
    case .set(.never): log.set(controller, \.tabBarMinimizeBehavior, to: .never)
    case .set(.onScrollDown): log.set(controller, \.tabBarMinimizeBehavior, to: .onScrollDown)
    case .set(.onScrollUp): log.set(controller, \.tabBarMinimizeBehavior, to: .onScrollUp)
    }
  }
}

@available(iOS 13, *)
extension ThemeStyle {
  /// Sets the edge effects of a screen's content; the effect of a visible toolbar overrides the tab bar's.
  func setEdgeEffects(of screen: UIViewController, _ log: ChangeLog) {
    let showsToolbar = screen.navigationController.map { !$0.isToolbarHidden } ?? false
    let bottom = showsToolbar ? toolbar.edgeEffect.orElse(tabBar.edgeEffect) : tabBar.edgeEffect
    for (edge, effect) in [
      (NSDirectionalRectEdge.top, navigationBar.edgeEffect), (.bottom, bottom),
    ]
    where !effect.isUntouched {
      if let content = ContentScroll.scrollView(of: screen, edge) {
        effect.set(on: content, edge, log)
      }
    }
  }
}
#endif
