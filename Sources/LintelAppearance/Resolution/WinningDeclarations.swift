import LintelCascade
import LintelSchema
import LintelTheme

/// Finds the declarations that no other one overrides, among those of one target that apply in one context.
package struct WinningDeclarations {
  let theme: Theme
  private let cascade: Cascade
  /// The slots in each set of the slot dimension, by the set's number.
  private let slotsBySet: [SlotSet]
  /// Whether a value is `unset`, by the value's index.
  private let isUnset: [Bool]

  /// Prepares the lookup tables; O(n) in the theme's sets and values.
  init(_ cascade: Cascade) {
    self.cascade = cascade
    theme = cascade.theme
    let domain = theme.space.domains[Dimension.slot.index]
    slotsBySet = domain.entries.indices.map { index in
      SlotSet(AppearanceSlot.allCases.filter { domain.contains(SetID(index), $0.rawValue) })
    }
    isUnset = theme.values.map { $0 == .unset }
  }

  /// Returns whether the winner can differ by slot or tab item part.
  func dependOnCell(_ candidates: ArraySlice<Declaration>) -> Bool {
    candidates.contains {
      let condition = theme.conditions[$0.condition.index]
      return condition[.slot] != .top || condition[.item] != .top
    }
  }

  /// Returns the value that represents the winners, or a constant of `CascadedValues` if there is no
  /// winner or it's `unset`.
  ///
  /// Values that differ without a conflict resolve to the same, so any of them is correct.
  func value(of winners: [ValueID]) -> Int32 {
    guard let first = winners.first else { return CascadedValues.nothing }
    return isUnset[first.index] ? CascadedValues.unset : first.rawValue
  }

  /// Returns the different values of the declarations that no other one overrides in a slot and tab item part.
  func values(
    of candidates: ArraySlice<Declaration>,
    slot: AppearanceSlot,
    item: Int
  ) -> [ValueID] {
    let holding = candidates.filter { declaration in
      let condition = theme.conditions[declaration.condition.index]
      return slotsBySet[condition[.slot].index].contains(slot)
        && theme.space.domains[Dimension.item.index].contains(condition[.item], item)
    }
    guard let top = holding.map({ ($0.layer.rawValue, $0.priority) }).max(by: <) else { return [] }
    let strongest = holding.filter { ($0.layer.rawValue, $0.priority) == top }
    var values: [ValueID] = []
    for winner in cascade.precedence.winners(among: strongest) where !values.contains(winner.value)
    {
      values.append(winner.value)
    }
    return values
  }
}
