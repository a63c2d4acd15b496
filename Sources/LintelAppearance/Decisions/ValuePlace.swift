package import LintelSchema

/// The place of a value in a context.
package struct ValuePlace: Hashable, Sendable {
  package let leaf: LeafID
  /// The slot, or `nil` if the property doesn't vary by slot.
  package let slot: AppearanceSlot?
  /// The layout of a tab item, or `nil` elsewhere.
  package let layout: ItemLayout?
  /// The state of a tab item, or `nil` elsewhere.
  package let state: ItemState?

  /// Creates a place; the state requires a layout.
  package init(
    _ leaf: LeafID,
    in slot: AppearanceSlot? = nil,
    layout: ItemLayout? = nil,
    state: ItemState? = nil
  ) {
    self.leaf = leaf
    self.slot = slot
    self.layout = layout
    self.state = layout == nil ? nil : state
  }
}

extension ValuePlace: Comparable {
  /// Compares by leaf, layout, state, and slot.
  package static func < (a: ValuePlace, b: ValuePlace) -> Bool {
    a.key.lexicographicallyPrecedes(b.key)
  }

  /// The parts of the place as numbers, with -1 for a part that it doesn't have.
  private var key: [Int] {
    [leaf.index, layout?.rawValue ?? -1, state?.rawValue ?? -1, slot?.rawValue ?? -1]
  }
}
