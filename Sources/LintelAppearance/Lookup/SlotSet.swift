package import LintelSchema

/// A set of a bar's slots.
package struct SlotSet: OptionSet, Hashable, Sendable {
  /// A bit for each slot, at the position of `AppearanceSlot.rawValue`.
  package let rawValue: UInt8

  /// Creates a set from its bits, as `OptionSet` requires.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the set of one slot.
  package init(_ slot: AppearanceSlot) { rawValue = 1 << UInt8(slot.rawValue) }

  /// Creates the set of several slots; order and repetitions don't matter.
  package init(_ slots: some Sequence<AppearanceSlot>) {
    rawValue = slots.reduce(0) { $0 | SlotSet($1).rawValue }
  }

  /// The slots at the scroll edge.
  package static let atEdge = SlotSet(AppearanceSlot.allCases.filter(\.isAtEdge))

  /// Creates the set of the slots that UIKit gives a bar.
  package init(of bar: BarKind) { self.init(bar.slots) }

  package func contains(_ slot: AppearanceSlot) -> Bool { contains(SlotSet(slot)) }

  /// The slots in UIKit's order.
  package var slots: [AppearanceSlot] { AppearanceSlot.allCases.filter(contains) }

  /// The number of slots in the set, from 0 to 4.
  var count: Int { rawValue.nonzeroBitCount }
}
