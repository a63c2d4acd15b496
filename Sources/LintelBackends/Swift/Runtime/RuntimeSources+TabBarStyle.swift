// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let tabBarStyle = ##"""
public import UIKit

/// What a theme sets on a tab bar, or on the tab bar item of a screen.
@MainActor
public struct TabBarStyle {
  /// Away from the scroll edge; nil on a bar is UIKit's default.
  public var standardAppearance: Setting<UITabBarAppearance?> = .untouched
  /// At the scroll edge.
  public var scrollEdgeAppearance: Setting<UITabBarAppearance?> = .untouched
  /// The tint of the bar.
  public var tintColor: Setting<SlotColors> = .untouched
  /// The tint of the items that are not selected.
  public var unselectedItemTintColor: Setting<UIColor?> = .untouched
  /// The style that system colors of the bar follow.
  public var barStyle: Setting<UIBarStyle> = .untouched

  /// A style that leaves everything alone.
  public init() {}

  /// Sets everything on a bar.
  public func apply(to bar: UITabBar) {
    if case .set(let appearance) = standardAppearance {
      bar.standardAppearance = appearance ?? UITabBarAppearance()
    }
    if #available(iOS 15, *), case .set(let appearance) = scrollEdgeAppearance {
      bar.scrollEdgeAppearance = appearance
    }
    applyProperties(to: bar)
  }

  /// Sets the appearance objects on an item, which UIKit uses while the item is selected.
  public func apply(to item: UITabBarItem) {
    if case .set(let appearance) = standardAppearance { item.standardAppearance = appearance }
    if #available(iOS 15, *), case .set(let appearance) = scrollEdgeAppearance {
      item.scrollEdgeAppearance = appearance
    }
  }

  /// Sets what UIKit keeps on the bar alone; a screen's own has to be set whenever the screen appears.
  public func applyProperties(to bar: UITabBar) {
    if case .set(let colors) = tintColor { bar.tintColor = colors.standard }
    if case .set(let color) = unselectedItemTintColor { bar.unselectedItemTintColor = color }
    if case .set(let barStyle) = barStyle { bar.barStyle = barStyle }
  }
}
"""##
}
