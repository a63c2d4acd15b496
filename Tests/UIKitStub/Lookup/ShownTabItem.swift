/// The states of a tab bar's item.
public enum TabItemState: Hashable, Sendable, CaseIterable {
  case normal
  case selected
  case disabled
  case focused
}

extension UITabBarAppearance {
  /// The look of an item, which consists only of what its layout and state specify.
  ///
  /// UITabBarItemAppearance.h promises no synthesis between states, and "the three layouts are independent".
  public func shownItem(
    _ style: UITabBarItemAppearance.Style,
    _ state: TabItemState
  ) -> UITabBarItemStateAppearance {
    let item =
      switch style {
      case .stacked: stackedLayoutAppearance
      case .inline: inlineLayoutAppearance
      case .compactInline: compactInlineLayoutAppearance
      }
    return switch state {
    case .normal: item.normal
    case .selected: item.selected
    case .disabled: item.disabled
    case .focused: item.focused
    }
  }
}
