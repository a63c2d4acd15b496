import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The values that win in one context: a value or none for every target, by slot and, for tab items, by part.
package struct CascadedValues {
  /// Winners that disagree.
  struct Disagreement {
    let target: TargetID
    /// The slots in which they disagree.
    let slots: SlotSet
    /// The tab item's cell, or `nil` if the target doesn't belong to a tab item.
    let item: Int?
    /// The values, each once.
    let values: [ValueID]
  }

  /// Used instead of a value if no declaration applies.
  static let nothing: Int32 = -1
  /// Used instead of a value if the winner is `unset`.
  static let unset: Int32 = -2

  /// The values of one target.
  private enum Values {
    /// One value for all slots and parts.
    case everywhere(Int32)
    /// By slot, and for tab items by slot and then cell.
    case byCell([Int32])
  }

  /// The number of parts of a tab item: every layout in every state.
  static let itemCells = ItemLayout.allCases.count * ItemState.tabItem.count

  /// The targets that have declarations, ascending.
  private(set) var targets: [TargetID] = []
  /// The conflicts between declarations; earlier checks reject themes that have any.
  private(set) var disagreements: [Disagreement] = []
  /// The values, in the order of `targets`.
  private var values: [Values] = []

  /// Decides between declarations, sorted by target, that apply in the context regardless of slot and tab item part.
  init(
    _ declarations: [Declaration],
    precedence: WinningDeclarations,
    isTabItem: (TargetID) -> Bool
  ) {
    var start = 0
    while start < declarations.count {
      let target = declarations[start].target
      var end = start + 1
      while end < declarations.count, declarations[end].target == target { end += 1 }
      add(target, declarations[start..<end], precedence, isTabItem: isTabItem(target))
      start = end
    }
  }

  /// Decides between the declarations of one target that apply in the context.
  private mutating func add(
    _ target: TargetID,
    _ candidates: ArraySlice<Declaration>,
    _ precedence: WinningDeclarations,
    isTabItem: Bool
  ) {
    guard precedence.dependOnCell(candidates) else {
      let winners = precedence.values(of: candidates, slot: .standard, item: 0)
      note(winners, of: target, slots: SlotSet(AppearanceSlot.allCases), item: nil)
      return append(target, .everywhere(precedence.value(of: winners)))
    }
    var cells: [Int32] = []
    for slot in AppearanceSlot.allCases {
      for item in 0..<(isTabItem ? Self.itemCells : 1) {
        let winners = precedence.values(of: candidates, slot: slot, item: item)
        note(winners, of: target, slots: SlotSet(slot), item: isTabItem ? item : nil)
        cells.append(precedence.value(of: winners))
      }
    }
    append(target, .byCell(cells))
  }

  private mutating func append(_ target: TargetID, _ value: Values) {
    targets.append(target)
    values.append(value)
  }

  /// Records a disagreement if there is more than one winner.
  private mutating func note(
    _ winners: [ValueID],
    of target: TargetID,
    slots: SlotSet,
    item: Int?
  ) {
    guard winners.count > 1 else { return }
    disagreements.append(Disagreement(target: target, slots: slots, item: item, values: winners))
  }

  /// Returns the value in a slot and, for a tab item, in a part, or `nil` if it's undeclared or unset.
  func value(of target: TargetID, in slot: AppearanceSlot, item: Int = 0) -> ValueID? {
    let raw = raw(of: target, in: slot, item: item)
    return raw < 0 ? nil : ValueID(Int(raw))
  }

  /// Returns the value or one of the two constants, found by binary search.
  private func raw(of target: TargetID, in slot: AppearanceSlot, item: Int) -> Int32 {
    guard let index = index(of: target) else { return Self.nothing }
    switch values[index] {
    case .everywhere(let value): return value
    case .byCell(let cells):
      let width = cells.count / AppearanceSlot.allCases.count
      return cells[slot.rawValue * width + min(item, width - 1)]
    }
  }

  func value(of leaf: LeafID, in slot: AppearanceSlot, item: Int = 0) -> ValueID? {
    value(of: TargetID(leaf), in: slot, item: item)
  }

  /// Returns whether `unset` wins in a slot and, for a tab item, in a part.
  func isUnset(_ leaf: LeafID, in slot: AppearanceSlot, item: Int = 0) -> Bool {
    raw(of: TargetID(leaf), in: slot, item: item) == Self.unset
  }

  mutating func remove(_ disagreement: Disagreement) {
    guard let index = index(of: disagreement.target) else { return }
    switch values[index] {
    case .everywhere: values[index] = .everywhere(Self.nothing)
    case .byCell(var cells):
      let width = cells.count / AppearanceSlot.allCases.count
      for slot in disagreement.slots.slots {
        cells[slot.rawValue * width + (disagreement.item ?? 0)] = Self.nothing
      }
      values[index] = .byCell(cells)
    }
  }

  mutating func remove(_ target: TargetID, where isRemoved: (ValueID) -> Bool) {
    guard let index = index(of: target) else { return }
    func kept(_ raw: Int32) -> Int32 {
      raw >= 0 && isRemoved(ValueID(Int(raw))) ? Self.nothing : raw
    }
    switch values[index] {
    case .everywhere(let value): values[index] = .everywhere(kept(value))
    case .byCell(let cells): values[index] = .byCell(cells.map(kept))
    }
  }

  /// Returns the position of a target in `targets`; O(log n).
  private func index(of target: TargetID) -> Int? {
    let index = targets.indices.partitioned { targets[$0] >= target }
    return index < targets.count && targets[index] == target ? index : nil
  }
}
