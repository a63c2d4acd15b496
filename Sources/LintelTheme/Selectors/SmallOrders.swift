package import LintelSchema

/// UIKit's order of slot keys, from narrow to wide: `compactScrollEdge`, `scrollEdge`, `compact`, `scrolled`, `allSlots`, with
/// `standard` below `scrolled`.
///
/// The set that `compact:` implies away from the scroll edge is directly above `compact:` itself, so that a declared `slot:` overrides it.
package enum SlotOrder {
  /// The slot keys that contain each other, from narrow to wide.
  private static let chain: [SetID] = [
    ContextSpace.slotSet(.compactScrollEdge), ContextSpace.slotSet(.scrollEdge),
    ContextSpace.slotSet(.compact), ContextSpace.compactAwayFromEdge,
    ContextSpace.slotSet(.scrolled), ContextSpace.slotSet(.allSlots),
  ]

  package static func isBelow(_ a: SetID, _ b: SetID) -> Bool {
    if a == ContextSpace.slotSet(.standard) {
      return b == ContextSpace.slotSet(.scrolled) || b == ContextSpace.slotSet(.allSlots)
    }
    guard let i = chain.firstIndex(of: a), let j = chain.firstIndex(of: b) else { return false }
    return i < j
  }

  /// Returns a number that is smaller for the lower one of two comparable slot keys, and largest for ⊤.
  package static func rank(of set: SetID) -> Int {
    // `standard` isn't in the chain, and is only below `scrolled` and `allSlots`.
    chain.firstIndex(of: set) ?? (set == .top ? chain.count : 0)
  }
}

/// A part of a tab bar item that a declaration can name: a layout, a state, or both.
package struct ItemPart: Hashable, Sendable {
  /// The layout, or `nil` for every layout.
  package let layout: ItemLayout?
  /// The state, or `nil` for every state.
  package let state: ItemState?

  /// Creates a part, which is the whole item if both are `nil`.
  package init(layout: ItemLayout?, state: ItemState?) {
    self.layout = layout
    self.state = state
  }

  /// Creates the part for a cell of `Dimension.item`.
  package init(cell: Int) {
    let states = ItemState.tabItem
    self.init(layout: ItemLayout(rawValue: cell / states.count), state: states[cell % states.count])
  }

  /// Every part except for the whole item, where a part's index plus one is the id of its set.
  package static let all: [ItemPart] =
    ItemLayout.allCases.map { ItemPart(layout: $0, state: nil) }
    + ItemState.tabItem.map { ItemPart(layout: nil, state: $0) }
    + ItemLayout.allCases.flatMap { layout in
      ItemState.tabItem.map { ItemPart(layout: layout, state: $0) }
    }

  package static func cell(_ layout: ItemLayout, _ state: ItemState) -> Int {
    layout.rawValue * ItemState.tabItem.count + (ItemState.tabItem.firstIndex(of: state) ?? 0)
  }

  /// The values in `Dimension.item` that belong to the part.
  package var cells: [Int] {
    ItemLayout.allCases.filter { layout == nil || layout == $0 }.flatMap { layout in
      ItemState.tabItem.filter { state == nil || state == $0 }.map { Self.cell(layout, $0) }
    }
  }

  /// A number that is smaller for the lower one of two comparable parts, and that would be 3 for the whole item.
  package var rank: Int { (state == nil ? 2 : 0) + (layout == nil ? 1 : 0) }

  /// The part as a theme names it, such as `stacked.selected`.
  package var label: String {
    switch (layout, state) {
    case (let layout?, let state?): "\(layout).\(state)"
    case (let layout?, nil): "\(layout)"
    case (nil, let state?): "\(state)"
    case (nil, nil): ""
    }
  }

  /// Whether the part is narrower than another one: with a state it is narrower than with a layout, and with both narrower still.
  ///
  /// A part with both is below every layout, not only its own: `inline.selected` is below `selected`, which is below
  /// `stacked`. Parts with different layouts never apply together.
  package func isBelow(_ other: ItemPart) -> Bool {
    guard state != nil else { return false }
    guard let otherState = other.state else { return true }
    return layout != nil && other.layout == nil && state == otherState
  }
}
