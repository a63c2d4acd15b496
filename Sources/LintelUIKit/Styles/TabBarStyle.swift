#if canImport(UIKit)
public import UIKit

/// A theme's settings for a tab bar, or for the tab bar item of a screen.
@available(iOS 13, *)
@MainActor
public struct TabBarStyle {
  /// The appearance away from the scroll edge; on a bar, a value of `nil` is UIKit's default.
  @_spi(Generated) public var standardAppearance: Setting<UITabBarAppearance?> = .untouched
  /// The appearance at the scroll edge.
  @_spi(Generated) public var scrollEdgeAppearance: Setting<UITabBarAppearance?> = .untouched
  /// The tint of the bar.
  @_spi(Generated) public var tintColor: Setting<SlotColors> = .untouched
  /// The tint of items that aren't selected.
  @_spi(Generated) public var unselectedItemTintColor: Setting<UIColor?> = .untouched
  /// When the bar minimizes while the content scrolls.
  @_spi(Generated) public var tabBarMinimizeBehavior: Setting<TabBarMinimizeBehavior> = .untouched
  /// The edge effect of the content under the bar.
  @_spi(Generated) public var edgeEffect = EdgeEffect()
  /// The style that the bar's system colors follow.
  @_spi(Generated) public var barStyle: Setting<UIBarStyle> = .untouched

  /// Creates a style that leaves everything alone.
  @_spi(Generated) public init() {}

  /// Applies all settings to a bar.
  public func apply(to bar: UITabBar) {
    ChangeLog.apply(bar, .appearances) { setAppearances(on: bar, $0) }
    applyProperties(to: bar)
  }

  /// Applies the appearance objects to an item, which UIKit uses while the item is selected.
  public func apply(to item: UITabBarItem) {
    ChangeLog.apply(item, .appearances) { setAppearances(on: item, $0) }
  }

  /// Sets the properties that UIKit keeps only on the bar; call it whenever a screen with its own properties appears.
  public func applyProperties(to bar: UITabBar) {
    ChangeLog.apply(bar, .properties) { setProperties(on: bar, .standard, $0) }
  }
}

// MARK: - Appearances of items

@available(iOS 13, *)
extension UITabBarAppearance {
  /// The item appearances of every layout.
  @_spi(Generated) public var allLayouts: [UITabBarItemAppearance] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }

  /// The item appearances of every state in every layout.
  @_spi(Generated) public var allStates: [UITabBarItemStateAppearance] {
    allLayouts.flatMap { $0.allStates }
  }
}

@available(iOS 13, *)
extension UITabBarItemAppearance {
  /// The item appearances of every state.
  @_spi(Generated) public var allStates: [UITabBarItemStateAppearance] {
    [normal, selected, disabled, focused]
  }
}

// MARK: - Parts that can be restored

@available(iOS 13, *)
extension TabBarStyle {
  func setAppearances(on bar: UITabBar, _ log: ChangeLog) {
    if case .set(let appearance) = standardAppearance {
      log.set(bar, \.standardAppearance, to: appearance ?? UITabBarAppearance())
    }
    if #available(iOS 15, *) { log.set(bar, \.scrollEdgeAppearance, to: scrollEdgeAppearance) }
  }

  func setAppearances(on item: UITabBarItem, _ log: ChangeLog) {
    log.set(item, \.standardAppearance, to: standardAppearance)
    if #available(iOS 15, *) { log.set(item, \.scrollEdgeAppearance, to: scrollEdgeAppearance) }
  }

  func setProperties(on bar: UITabBar, _ state: BarState, _ log: ChangeLog) {
    log.setTint(bar, to: tintColor.color(in: state))
    log.set(bar, \.unselectedItemTintColor, to: unselectedItemTintColor)
    log.set(bar, \.barStyle, to: barStyle)
  }
}
#endif
