#if canImport(UIKit)
public import UIKit

/// What a theme sets on a tab bar, or on the tab bar item of a screen.
@available(iOS 13, *)
@MainActor
public struct TabBarStyle {
  /// Away from the scroll edge; nil on a bar is UIKit's default.
  @_spi(Generated) public var standardAppearance: Setting<UITabBarAppearance?> = .untouched
  /// At the scroll edge.
  @_spi(Generated) public var scrollEdgeAppearance: Setting<UITabBarAppearance?> = .untouched
  /// The tint of the bar.
  @_spi(Generated) public var tintColor: Setting<SlotColors> = .untouched
  /// The tint of the items that are not selected.
  @_spi(Generated) public var unselectedItemTintColor: Setting<UIColor?> = .untouched
  /// When the bar shrinks while the content scrolls.
  @_spi(Generated) public var tabBarMinimizeBehavior: Setting<TabBarMinimizeBehavior> = .untouched
  /// How the content gives way to the bar.
  @_spi(Generated) public var edgeEffect = EdgeEffect()
  /// The style that system colors of the bar follow.
  @_spi(Generated) public var barStyle: Setting<UIBarStyle> = .untouched

  /// A style that leaves everything alone.
  @_spi(Generated) public init() {}

  /// Sets everything on a bar.
  public func apply(to bar: UITabBar) {
    ChangeLog.apply(bar, .appearances) { setAppearances(on: bar, $0) }
    applyProperties(to: bar)
  }

  /// Sets the appearance objects on an item, which UIKit uses while the item is selected.
  public func apply(to item: UITabBarItem) {
    ChangeLog.apply(item, .appearances) { setAppearances(on: item, $0) }
  }

  /// Sets what UIKit keeps on the bar alone; a screen's own has to be set whenever the screen appears.
  public func applyProperties(to bar: UITabBar) {
    ChangeLog.apply(bar, .properties) { setProperties(on: bar, .standard, $0) }
  }
}

// MARK: - The parts of its items

@available(iOS 13, *)
extension UITabBarAppearance {
  /// The appearances of items in each layout.
  @_spi(Generated) public var allLayouts: [UITabBarItemAppearance] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }

  /// The appearances of items in each state, in each layout.
  @_spi(Generated) public var allStates: [UITabBarItemStateAppearance] {
    allLayouts.flatMap { $0.allStates }
  }
}

@available(iOS 13, *)
extension UITabBarItemAppearance {
  /// The appearances of items in each state.
  @_spi(Generated) public var allStates: [UITabBarItemStateAppearance] {
    [normal, selected, disabled, focused]
  }
}

// MARK: - Parts, with what they were

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
