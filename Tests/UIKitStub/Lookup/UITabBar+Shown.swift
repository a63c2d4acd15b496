extension UITabBar {
  /// What the bar would show with an item selected.
  ///
  /// - Parameters:
  ///   - item: the item that is selected, nil for the bar's own objects.
  ///   - isAtScrollEdge: whether the bottom of the content is at the bar. Tab bars know it from iOS 15 on.
  ///   - isManaged: whether a tab bar controller has the bar; other bars ignore the scroll edge.
  /// - Returns: the object, nil below iOS 13.
  public func shownAppearance(
    item: UITabBarItem?,
    isAtScrollEdge: Bool,
    isManaged: Bool = true
  ) -> ShownAppearance<UITabBarAppearance>? {
    let hasEdge = isManaged && Simulation.systemVersion >= 150
    // Tab bars have no compact slots, whatever their height.
    return BarState(isCompact: false, isAtScrollEdge: isAtScrollEdge && hasEdge)
      .lookUp(item: item?.slots, bar: slots, standard: standardAppearance)
  }

  /// What the bar shows now.
  public var shownAppearance: ShownAppearance<UITabBarAppearance>? {
    let selected = tabBarController?.selected
    let screen = (selected as? UINavigationController)?.topViewController ?? selected
    return shownAppearance(
      item: selectedItem,
      isAtScrollEdge: screen?.observedScrollView(for: .bottom)?.isAtBottomEdge ?? true,
      isManaged: tabBarController != nil
    )
  }

  /// The layout of the items, by the traits: UITabBarAppearance.h names the layouts, their use is common knowledge.
  public var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.horizontalSizeClass == .regular { return .inline }
    return traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
  }
}
