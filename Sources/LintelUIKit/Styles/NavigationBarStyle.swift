#if canImport(UIKit)
public import UIKit

/// A theme's settings for a navigation bar, or for the navigation item of a screen.
@available(iOS 13, *)
@MainActor
public struct NavigationBarStyle {
  /// The appearance in standard size, away from the scroll edge; on a bar, a value of `nil` is UIKit's default.
  @_spi(Generated) public var standardAppearance: Setting<UINavigationBarAppearance?> = .untouched
  /// The appearance in compact size, away from the scroll edge.
  @_spi(Generated) public var compactAppearance: Setting<UINavigationBarAppearance?> = .untouched
  /// The appearance in standard size, at the scroll edge.
  @_spi(Generated) public var scrollEdgeAppearance: Setting<UINavigationBarAppearance?> = .untouched
  /// The appearance in compact size, at the scroll edge.
  @_spi(Generated) public var compactScrollEdgeAppearance: Setting<UINavigationBarAppearance?> =
    .untouched
  /// The tint of the bar.
  @_spi(Generated) public var tintColor: Setting<SlotColors> = .untouched
  /// The tint of plain buttons.
  @_spi(Generated) public var buttonTintColor: Setting<SlotColors> = .untouched
  /// The tint of the back button that leads back to the screen.
  @_spi(Generated) public var backButtonTintColor: Setting<SlotColors> = .untouched
  /// The tint of prominent buttons.
  @_spi(Generated) public var prominentButtonTintColor: Setting<SlotColors> = .untouched
  /// The glass behind plain buttons.
  @_spi(Generated) public var buttonGlass = ButtonGlass()
  /// The glass behind the back button that leads back to the screen.
  @_spi(Generated) public var backButtonGlass = ButtonGlass()
  /// The glass behind prominent buttons.
  @_spi(Generated) public var prominentButtonGlass = ButtonGlass()
  /// The edge effect of the content under the bar.
  @_spi(Generated) public var edgeEffect = EdgeEffect()
  /// The style of the search controller of the screen's item.
  @_spi(Generated) public var search = SearchStyle()
  /// Whether screens may show large titles.
  @_spi(Generated) public var prefersLargeTitles: Setting<Bool> = .untouched
  /// The style that the bar's system colors follow.
  @_spi(Generated) public var barStyle: Setting<UIBarStyle> = .untouched
  /// What the bar does while the content scrolls.
  @_spi(Generated) public var scrollBehavior: Setting<ScrollBehavior> = .untouched

  /// Creates a style that leaves everything alone.
  @_spi(Generated) public init() {}

  /// Applies all settings to a bar.
  public func apply(to bar: UINavigationBar) {
    ChangeLog.apply(bar, .appearances) { setAppearances(on: bar, $0) }
    applyProperties(to: bar)
  }

  /// Applies the appearance objects, the tints and the glass of buttons, and the search style to the item of a screen.
  public func apply(to item: UINavigationItem) {
    ChangeLog.apply(item, .appearances) { setAppearances(on: item, $0) }
    ChangeLog.apply(item, .buttons) { setButtonTints(of: item, .standard, $0) }
    ChangeLog.apply(item, .search) { search.set(on: item, $0) }
  }

  /// Sets the properties that UIKit keeps only on the bar; call it whenever a screen with its own properties appears.
  public func applyProperties(to bar: UINavigationBar) {
    ChangeLog.apply(bar, .properties) { log in
      setProperties(on: bar, .standard, log)
      log.set(bar, \.prefersLargeTitles, to: prefersLargeTitles)
    }
  }
}

// MARK: - Parts that can be restored

@available(iOS 13, *)
extension NavigationBarStyle {
  func setAppearances(on bar: UINavigationBar, _ log: ChangeLog) {
    if case .set(let appearance) = standardAppearance {
      log.set(bar, \.standardAppearance, to: appearance ?? UINavigationBarAppearance())
    }
    log.set(bar, \.compactAppearance, to: compactAppearance)
    log.set(bar, \.scrollEdgeAppearance, to: scrollEdgeAppearance)
    if #available(iOS 15, *) {
      log.set(bar, \.compactScrollEdgeAppearance, to: compactScrollEdgeAppearance)
    }
  }

  func setAppearances(on item: UINavigationItem, _ log: ChangeLog) {
    log.set(item, \.standardAppearance, to: standardAppearance)
    log.set(item, \.compactAppearance, to: compactAppearance)
    log.set(item, \.scrollEdgeAppearance, to: scrollEdgeAppearance)
    if #available(iOS 15, *) {
      log.set(item, \.compactScrollEdgeAppearance, to: compactScrollEdgeAppearance)
    }
  }

  func setProperties(on bar: UINavigationBar, _ state: BarState, _ log: ChangeLog) {
    log.setTint(bar, to: tintColor.color(in: state))
    log.set(bar, \.barStyle, to: barStyle)
  }

  func setButtonTints(of item: UINavigationItem, _ state: BarState, _ log: ChangeLog) {
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    for button in buttons {
      let isProminent = button.isProminent
      let tint = isProminent ? prominentButtonTintColor : buttonTintColor
      button.set(tint, isProminent ? prominentButtonGlass : buttonGlass, state, log)
    }
    item.backBarButtonItem?.set(backButtonTintColor, backButtonGlass, state, log)
  }
}

@available(iOS 13, *)
extension UIBarButtonItem {
  /// Whether the item is prominent; before iOS 26, the style was called `done`, with the same raw value.
  var isProminent: Bool { style.rawValue == 2 }

  /// Sets the tint and the glass of a button, which UIKit keeps on each item.
  func set(_ tint: Setting<SlotColors>, _ glass: ButtonGlass, _ state: BarState, _ log: ChangeLog) {
    log.set(self, \.tintColor, to: tint.color(in: state))
    glass.set(on: self, log)
  }
}
#endif
