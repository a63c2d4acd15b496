package import LintelSchema

/// UIKit's order of the slot keys, from narrow to wide: compactScrollEdge, scrollEdge, compact, scrolled, allSlots; `standard` is
/// narrower than `scrolled`.
///
/// The set that `compact:` implies away from the scroll edge is right above `compact:` itself, so
/// that a written `slot:` settles it.
package enum SlotOrder {
  /// The slot keys that contain each other, from narrow to wide.
  private static let chain: [SetID] = [
    ContextSpace.slotSet(.compactScrollEdge), ContextSpace.slotSet(.scrollEdge),
    ContextSpace.slotSet(.compact), ContextSpace.compactAwayFromEdge,
    ContextSpace.slotSet(.scrolled), ContextSpace.slotSet(.allSlots),
  ]

  /// Whether the slot key of set `a` lies strictly below that of set `b`.
  package static func isBelow(_ a: SetID, _ b: SetID) -> Bool {
    if a == ContextSpace.slotSet(.standard) {
      return b == ContextSpace.slotSet(.scrolled) || b == ContextSpace.slotSet(.allSlots)
    }
    guard let i = chain.firstIndex(of: a), let j = chain.firstIndex(of: b) else { return false }
    return i < j
  }

  /// A number that is smaller for the lower one of two slot keys that are in order; the largest for none.
  package static func rank(of set: SetID) -> Int {
    // `standard` lies below `scrolled` alone.
    chain.firstIndex(of: set) ?? (set == .top ? chain.count : 0)
  }
}

/// The tab bar item parts that a declaration can name: a layout, a state, or both.
package struct ItemPart: Hashable, Sendable {
  /// The layout; nil for every layout.
  package let layout: ItemLayout?
  /// The state; nil for every state.
  package let state: ItemState?

  /// Creates a part; two nils are the whole item.
  package init(layout: ItemLayout?, state: ItemState?) {
    self.layout = layout
    self.state = state
  }

  /// Every part but the whole item; a part's set has its position here plus one.
  package static let all: [ItemPart] =
    ItemLayout.allCases.map { ItemPart(layout: $0, state: nil) }
    + ItemState.tabItem.map { ItemPart(layout: nil, state: $0) }
    + ItemLayout.allCases.flatMap { layout in
      ItemState.tabItem.map { ItemPart(layout: layout, state: $0) }
    }

  /// The value of a layout and state in `Dimension.item`.
  package static func cell(_ layout: ItemLayout, _ state: ItemState) -> Int {
    layout.rawValue * ItemState.tabItem.count + (ItemState.tabItem.firstIndex(of: state) ?? 0)
  }

  /// The cells of `Dimension.item` that the part has.
  package var cells: [Int] {
    ItemLayout.allCases.filter { layout == nil || layout == $0 }.flatMap { layout in
      ItemState.tabItem.filter { state == nil || state == $0 }.map { Self.cell(layout, $0) }
    }
  }

  /// A number that is smaller for the lower one of two parts that are in order; 3 would be the whole item.
  package var rank: Int { (state == nil ? 2 : 0) + (layout == nil ? 1 : 0) }

  /// The part in the words of a theme, such as `stacked.selected`.
  package var label: String {
    switch (layout, state) {
    case (let layout?, let state?): "\(layout).\(state)"
    case (let layout?, nil): "\(layout)"
    case (nil, let state?): "\(state)"
    case (nil, nil): ""
    }
  }

  /// Naming a state is narrower than naming a layout, and naming both is narrower still.
  ///
  /// That is below every layout, not just the one named, since `inline.selected` lies below `selected`, which lies
  /// below `stacked`; the two never hold together.
  package func isBelow(_ other: ItemPart) -> Bool {
    guard state != nil else { return false }
    guard let otherState = other.state else { return true }
    return layout != nil && other.layout == nil && state == otherState
  }
}
