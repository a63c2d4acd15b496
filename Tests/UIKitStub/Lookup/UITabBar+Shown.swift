extension UITabBar {
  /// The object that the bar would show with an item selected.
  ///
  /// - Parameters:
  ///   - item: the selected item, or `nil` for the bar's own objects.
  ///   - isAtScrollEdge: whether the bottom of the content is at the bar, which affects tab bars starting with iOS 15.
  ///   - isManaged: whether a tab bar controller has the bar; other bars ignore the scroll edge.
  /// - Returns: the object, or `nil` before iOS 13.
  public func shownAppearance(
    item: UITabBarItem?,
    isAtScrollEdge: Bool,
    isManaged: Bool = true
  ) -> ShownAppearance<UITabBarAppearance>? {
    let hasEdge = isManaged && Simulation.systemVersion >= 150
    // Tab bars have no compact slots, regardless of their height.
    return BarState(isCompact: false, isAtScrollEdge: isAtScrollEdge && hasEdge)
      .lookUp(item: item?.slots, bar: slots, standard: standardAppearance)
  }

  /// The object that the bar shows in its current state.
  public var shownAppearance: ShownAppearance<UITabBarAppearance>? {
    let selected = tabBarController?.selected
    let screen = (selected as? UINavigationController)?.topViewController ?? selected
    return shownAppearance(
      item: selectedItem,
      isAtScrollEdge: screen?.observedScrollView(for: .bottom)?.isAtBottomEdge ?? true,
      isManaged: tabBarController != nil
    )
  }

  /// The layout of the items for the bar's traits: UITabBarAppearance.h names the layouts, and their use is common knowledge.
  public var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.horizontalSizeClass == .regular { return .inline }
    return traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
  }
}
