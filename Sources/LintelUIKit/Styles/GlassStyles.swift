#if canImport(UIKit)
import UIKit

/// The glass behind bar button items; nothing below iOS 26.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum SharedBackground: String, CaseIterable, Sendable {
  /// Neighbors share one pane.
  case shown
  /// There is none.
  case hidden
  /// Each item has a pane of its own.
  case separate
}

/// The glass of one kind of bar button item.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated struct ButtonGlass: Sendable {
  /// The pane below the items.
  public var sharedBackground: Setting<SharedBackground> = .untouched
  /// Whether the items go without the system's padding; nothing below iOS 27.
  public var isPaddingRemoved: Setting<Bool> = .untouched

  /// Leaves items alone.
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

/// How the content of a screen gives way to a bar that floats over it; nothing below iOS 26.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated struct EdgeEffect: Sendable {
  /// UIKit's `UIScrollEdgeEffect.Style`, on systems before iOS 26 too.
  public enum Style: String, CaseIterable, Sendable {
    case automatic
    case soft
    case hard
  }

  /// How the content fades.
  public var style: Setting<Style> = .untouched
  /// Whether the content doesn't fade.
  public var isHidden: Setting<Bool> = .untouched

  /// Leaves content alone.
  public init() {}

  var isUntouched: Bool {
    if case .untouched = style, case .untouched = isHidden { true } else { false }
  }

  /// What one effect says, and another where that says nothing.
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

/// UIKit's `UITabBarController.MinimizeBehavior`, on systems before iOS 26 too.
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
  /// Sets everything but appearance objects on the bar of a controller.
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
  /// Sets how a screen's content gives way to the bars around it; a toolbar that shows comes before the tab bar.
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
