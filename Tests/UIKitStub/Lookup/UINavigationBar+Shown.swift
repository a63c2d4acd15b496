extension UINavigationBar {
  /// The object that the bar would show in a state, with an item on top.
  ///
  /// - Parameters:
  ///   - item: the screen's item, or `nil` for the bar's own objects.
  ///   - state: the state.
  ///   - isLarge: whether the title is large, which matters on iOS 13 and 14: there "scroll-edge applies only to
  ///     navigation bars with large titles". Titles are never large in compact height.
  ///   - isManaged: whether a navigation controller has the bar; other bars ignore the scroll edge.
  /// - Returns: the object, or `nil` before iOS 13.
  public func shownAppearance(
    item: UINavigationItem?,
    in state: BarState,
    isLarge: Bool,
    isManaged: Bool = true
  ) -> ShownAppearance<UINavigationBarAppearance>? {
    var state = state
    let hasEdge = Simulation.systemVersion >= 150 || (isLarge && !state.isCompact)
    if !isManaged || !hasEdge { state.isAtScrollEdge = false }
    return state.lookUp(item: item?.slots, bar: slots, standard: standardAppearance)
  }

  /// The object that the bar shows in its current state.
  public var shownAppearance: ShownAppearance<UINavigationBarAppearance>? {
    let screen = navigationController?.topViewController
    return shownAppearance(
      item: topItem,
      in: BarState(
        isCompact: isCompact,
        isAtScrollEdge: screen?.observedScrollView(for: .top)?.isAtTopEdge ?? true
      ),
      isLarge: showsLargeTitle,
      isManaged: navigationController != nil
    )
  }

  /// Whether the content behind the bar is visible, as with a frosted bar while the tab bar appears or disappears with a push or pop.
  ///
  /// "When pushViewController is set to hideBottomBarWhenPushed and NavigationBar at this time is a translucent effect, then the
  /// NavigationBar will be transparent to the next layer phenomenon in the process hiding and not hide tabBar two pages push and pop
  /// in. … But this is in the case of navigation glass with frosted glass." (Three schemes for transparent and translucent
  /// NavigationBar switching)
  public var showsWhatIsBehind: Bool {
    guard let controller = navigationController, controller.tabBarController != nil,
      controller.transition?.isRunning == true, !controller.isNavigationBarHidden
    else { return false }
    let wasHidden = controller.stackBefore.contains(where: \.hidesBottomBarWhenPushed)
    let isHidden = controller.stack.contains(where: \.hidesBottomBarWhenPushed)
    return wasHidden != isHidden
      && shownAppearance?.background(with: traitCollection).effect != nil
  }

  /// Whether the bar has its compact height.
  var isCompact: Bool {
    Simulation.hasCompactBars && traitCollection.verticalSizeClass == .compact
  }

  /// Whether the top item's title is large while its content is at the top.
  public var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    // `automatic` means the same as the item before; the first item's title is large.
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }
}
