#if canImport(UIKit)
public import UIKit

/// A theme's settings for a toolbar.
@available(iOS 13, *)
@MainActor
public struct ToolbarStyle {
  /// The appearance in standard size, away from the scroll edge; a value of `nil` is UIKit's default.
  @_spi(Generated) public var standardAppearance: Setting<UIToolbarAppearance?> = .untouched
  /// The appearance in compact size, away from the scroll edge.
  @_spi(Generated) public var compactAppearance: Setting<UIToolbarAppearance?> = .untouched
  /// The appearance in standard size, at the scroll edge.
  @_spi(Generated) public var scrollEdgeAppearance: Setting<UIToolbarAppearance?> = .untouched
  /// The appearance in compact size, at the scroll edge.
  @_spi(Generated) public var compactScrollEdgeAppearance: Setting<UIToolbarAppearance?> =
    .untouched
  /// The tint of the bar.
  @_spi(Generated) public var tintColor: Setting<SlotColors> = .untouched
  /// The tint of plain buttons.
  @_spi(Generated) public var buttonTintColor: Setting<SlotColors> = .untouched
  /// The tint of prominent buttons.
  @_spi(Generated) public var prominentButtonTintColor: Setting<SlotColors> = .untouched
  /// The glass behind plain buttons.
  @_spi(Generated) public var buttonGlass = ButtonGlass()
  /// The glass behind prominent buttons.
  @_spi(Generated) public var prominentButtonGlass = ButtonGlass()
  /// The edge effect of the content under the bar.
  @_spi(Generated) public var edgeEffect = EdgeEffect()
  /// The style that the bar's system colors follow.
  @_spi(Generated) public var barStyle: Setting<UIBarStyle> = .untouched

  /// Creates a style that leaves everything alone.
  @_spi(Generated) public init() {}

  /// Applies all settings to a bar and to its buttons.
  public func apply(to bar: UIToolbar) {
    ChangeLog.apply(bar, .appearances) { setAppearances(on: bar, $0) }
    ChangeLog.apply(bar, .properties) { setProperties(on: bar, .standard, $0) }
  }
}

// MARK: - Parts that can be restored

@available(iOS 13, *)
extension ToolbarStyle {
  func setAppearances(on bar: UIToolbar, _ log: ChangeLog) {
    if case .set(let appearance) = standardAppearance {
      log.set(bar, \.standardAppearance, to: appearance ?? UIToolbarAppearance())
    }
    log.set(bar, \.compactAppearance, to: compactAppearance)
    if #available(iOS 15, *) {
      log.set(bar, \.scrollEdgeAppearance, to: scrollEdgeAppearance)
      log.set(bar, \.compactScrollEdgeAppearance, to: compactScrollEdgeAppearance)
    }
  }

  func setProperties(on bar: UIToolbar, _ state: BarState, _ log: ChangeLog) {
    log.setTint(bar, to: tintColor.color(in: state))
    log.set(bar, \.barStyle, to: barStyle)
    for button in bar.items ?? [] {
      let isProminent = button.isProminent
      let tint = isProminent ? prominentButtonTintColor : buttonTintColor
      button.set(tint, isProminent ? prominentButtonGlass : buttonGlass, state, log)
    }
  }
}
#endif
