package import LintelSchema

/// A set of a bar's slots.
package struct SlotSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package init(_ slot: AppearanceSlot) {
    rawValue = 1 << UInt8(slot.rawValue)
  }

  package init(_ slots: some Sequence<AppearanceSlot>) {
    rawValue = slots.reduce(0) { $0 | SlotSet($1).rawValue }
  }

  package func contains(_ slot: AppearanceSlot) -> Bool {
    contains(SlotSet(slot))
  }

  /// In UIKit's order.
  package var slots: [AppearanceSlot] {
    AppearanceSlot.allCases.filter(contains)
  }

  package var count: Int {
    rawValue.nonzeroBitCount
  }
}
