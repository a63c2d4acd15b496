// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let navigationBarStyle = ##"""
public import UIKit

/// What a theme sets on a navigation bar, or on the navigation item of a screen.
@MainActor
public struct NavigationBarStyle {
  /// In standard size, away from the scroll edge; nil on a bar is UIKit's default.
  public var standardAppearance: Setting<UINavigationBarAppearance?> = .untouched
  /// In compact size, away from the scroll edge.
  public var compactAppearance: Setting<UINavigationBarAppearance?> = .untouched
  /// In standard size, at the scroll edge.
  public var scrollEdgeAppearance: Setting<UINavigationBarAppearance?> = .untouched
  /// In compact size, at the scroll edge.
  public var compactScrollEdgeAppearance: Setting<UINavigationBarAppearance?> = .untouched
  /// The tint of the bar.
  public var tintColor: Setting<SlotColors> = .untouched
  /// The tint of plain buttons.
  public var buttonTintColor: Setting<SlotColors> = .untouched
  /// The tint of the back button that the screen gives to the screens behind it.
  public var backButtonTintColor: Setting<SlotColors> = .untouched
  /// The tint of buttons that stand out.
  public var prominentButtonTintColor: Setting<SlotColors> = .untouched
  /// Whether screens may show their titles large.
  public var prefersLargeTitles: Setting<Bool> = .untouched
  /// The style that system colors of the bar follow.
  public var barStyle: Setting<UIBarStyle> = .untouched
  /// What the bar does while the content scrolls.
  public var scrollBehavior: Setting<ScrollBehavior> = .untouched

  /// A style that leaves everything alone.
  public init() {}

  /// Sets everything on a bar.
  public func apply(to bar: UINavigationBar) {
    if case .set(let appearance) = standardAppearance {
      bar.standardAppearance = appearance ?? UINavigationBarAppearance()
    }
    if case .set(let appearance) = compactAppearance { bar.compactAppearance = appearance }
    if case .set(let appearance) = scrollEdgeAppearance { bar.scrollEdgeAppearance = appearance }
    if #available(iOS 15, *), case .set(let appearance) = compactScrollEdgeAppearance {
      bar.compactScrollEdgeAppearance = appearance
    }
    applyProperties(to: bar)
  }

  /// Sets the appearance objects and the tints of buttons on the item of a screen.
  public func apply(to item: UINavigationItem) {
    if case .set(let appearance) = standardAppearance { item.standardAppearance = appearance }
    if case .set(let appearance) = compactAppearance { item.compactAppearance = appearance }
    if case .set(let appearance) = scrollEdgeAppearance { item.scrollEdgeAppearance = appearance }
    if #available(iOS 15, *), case .set(let appearance) = compactScrollEdgeAppearance {
      item.compactScrollEdgeAppearance = appearance
    }
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    ButtonTints(plain: buttonTintColor, prominent: prominentButtonTintColor).apply(to: buttons)
    if case .set(let colors) = backButtonTintColor {
      item.backBarButtonItem?.tintColor = colors.standard
    }
  }

  /// Sets what UIKit keeps on the bar alone; a screen's own has to be set whenever the screen appears.
  public func applyProperties(to bar: UINavigationBar) {
    if case .set(let colors) = tintColor { bar.tintColor = colors.standard }
    if case .set(let prefersLargeTitles) = prefersLargeTitles {
      bar.prefersLargeTitles = prefersLargeTitles
    }
    if case .set(let barStyle) = barStyle { bar.barStyle = barStyle }
  }
}

/// The tints of a bar's buttons, which UIKit keeps on each of them.
@MainActor
struct ButtonTints {
  let plain: Setting<SlotColors>
  let prominent: Setting<SlotColors>

  func apply(to buttons: [UIBarButtonItem]) {
    for button in buttons {
      guard case .set(let colors) = button.isProminent ? prominent : plain else { continue }
      button.tintColor = colors.standard
    }
  }
}

extension UIBarButtonItem {
  /// Whether the item stands out; the style was called `done` below iOS 26, with the same raw value.
  fileprivate var isProminent: Bool {
    style.rawValue == 2
  }
}
"""##
}
