extension UIToolbar {
  /// The object that the bar would show in a state.
  ///
  /// - Parameters:
  ///   - state: the state, whose edge is the bottom of the content; it affects toolbars starting with iOS 15.
  ///   - isManaged: whether a navigation controller has the bar; other bars ignore the scroll edge.
  /// - Returns: the object, or `nil` before iOS 13.
  public func shownAppearance(
    in state: BarState,
    isManaged: Bool = true
  ) -> ShownAppearance<UIToolbarAppearance>? {
    var state = state
    if !isManaged || Simulation.systemVersion < 150 { state.isAtScrollEdge = false }
    return state.lookUp(item: nil, bar: slots, standard: standardAppearance)
  }

  /// The object that the bar shows in its current state.
  public var shownAppearance: ShownAppearance<UIToolbarAppearance>? {
    let screen = navigationController?.topViewController
    return shownAppearance(
      in: BarState(
        isCompact: Simulation.hasCompactBars && traitCollection.verticalSizeClass == .compact,
        isAtScrollEdge: screen?.observedScrollView(for: .bottom)?.isAtBottomEdge ?? true
      ),
      isManaged: navigationController != nil
    )
  }
}
