import LintelSchema
import LintelTheme

/// Groups the slots and tab item parts in which the same declarations of a target apply, so that they share one decision.
///
/// For example, `scrollEdge` separates the edge from the rest, so the four slots of a bar need only two decisions. Most parts of a tab
/// item are alike.
struct EquivalentParts {
  /// For each slot and tab item cell, the first part that is like it; empty if no declaration distinguishes parts.
  private let first: [ThemeDecisions.Part]

  /// Groups the parts that a target's declarations distinguish.
  init(_ declarations: some Collection<Declaration>, of theme: Theme) {
    var distinguished: [(slot: SetID, item: SetID)] = []
    for declaration in declarations {
      let condition = theme.conditions[declaration.condition.index]
      let (slot, item) = (condition[.slot], condition[.item])
      if slot == .top && item == .top { continue }
      if !distinguished.contains(where: { $0 == (slot, item) }) {
        distinguished.append((slot, item))
      }
    }
    guard !distinguished.isEmpty else {
      first = []
      return
    }
    let domains = theme.space.domains
    let (slots, items) = (domains[Dimension.slot.index], domains[Dimension.item.index])
    var known: [[Bool]: ThemeDecisions.Part] = [:]
    var first: [ThemeDecisions.Part] = []
    for slot in AppearanceSlot.allCases {
      for item in 0..<CascadedValues.itemCells {
        let holds = distinguished.map {
          slots.contains($0.slot, slot.rawValue) && items.contains($0.item, item)
        }
        let part = known[holds] ?? ThemeDecisions.Part(slot, item: item)
        known[holds] = part
        first.append(part)
      }
    }
    self.first = first
  }

  /// Returns the part that represents all parts like the given one, or `nil` if all parts are alike.
  func representative(of part: ThemeDecisions.Part) -> ThemeDecisions.Part? {
    first.isEmpty ? nil : first[part.slot.rawValue * CascadedValues.itemCells + part.item]
  }
}
