package import LintelSchema

/// The place of a value in a context.
package struct ValuePlace: Hashable, Sendable {
  /// The property.
  package let leaf: LeafID
  /// Nil for what does not differ by slot.
  package let slot: AppearanceSlot?
  /// Nil except in tab items.
  package let layout: ItemLayout?
  /// Nil except in tab items.
  package let state: ItemState?

  /// Creates a place; parts that don't apply are left out.
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

/// Orders places as the schema and UIKit's slots do.
extension ValuePlace: Comparable {
  /// Compares by leaf, layout, state, and slot.
  package static func < (a: ValuePlace, b: ValuePlace) -> Bool {
    a.key.lexicographicallyPrecedes(b.key)
  }

  /// The parts of the place as numbers; -1 for a part that it doesn't have.
  private var key: [Int] {
    [leaf.index, layout?.rawValue ?? -1, state?.rawValue ?? -1, slot?.rawValue ?? -1]
  }
}
