import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme

/// Tests of whether declarations together cover another one, for rules about slots.
extension Analysis {
  /// Whether a declaration applies wherever another one does, regardless of slots and tab item parts.
  func applies(_ declaration: Declaration, wherever other: Declaration) -> Bool {
    let (outer, inner) = (condition(of: declaration), condition(of: other))
    return Dimension.ofContexts.allSatisfy { theme.space.isAtMost(inner[$0], outer[$0], in: $0) }
  }

  /// The slots of a bar in which, in every context of a declaration, its own or a higher layer sets the same property, or which are left
  /// to the system there.
  func slotsProvided(for declaration: Declaration, in bar: BarKind) -> SlotSet {
    let rivals = rivals(of: declaration)
    let owner = schema[.slot, of: bar]
    let switches = winners.declarations(of: owner, meeting: declaration)
    let item = itemPart(of: declaration)?.cells.first ?? 0
    return SlotSet(
      bar.slots.filter { slot in
        let covering = rivals.filter { covers($0, slot, item) }
        let silent = contexts(of: declaration, separatedBy: switches, without: covering)
        return silent?.allSatisfy { cell in
          let cell = cell.with(.slot, slot.rawValue).with(.item, item)
          let value = winners.value(of: owner, at: cell).map { theme.values[$0.index] }
          return value?.keyword() == SlotOwner.system
        } ?? true
      }
    )
  }

  /// Returns those of some layouts and states of tab bar items in which a declaration's own or a higher layer sets the same property in
  /// every context of the declaration, numbered as in `ItemPart.cell`.
  func itemCellsProvided(for declaration: Declaration, among cells: [Int]) -> Set<Int> {
    let rivals = rivals(of: declaration)
    let slot = leaf(of: declaration)?.bar.flatMap { slots(of: declaration, in: $0).slots.first }
    // Most cells have the same rivals.
    var known: [[Int]: Bool] = [:]
    return Set(
      cells.filter { item in
        let covering = rivals.indices.filter { covers(rivals[$0], slot ?? .standard, item) }
        if let isProvided = known[covering] { return isProvided }
        let silent = contexts(
          of: declaration,
          separatedBy: [],
          without: covering.map { rivals[$0] }
        )
        let isProvided = silent?.isEmpty ?? true
        known[covering] = isProvided
        return isProvided
      }
    )
  }

  /// Whether a declaration applies to a slot and a part of tab bar items, regardless of other dimensions.
  private func covers(_ declaration: Declaration, _ slot: AppearanceSlot, _ item: Int) -> Bool {
    let condition = condition(of: declaration)
    return theme.space.domains[Dimension.slot.index].contains(condition[.slot], slot.rawValue)
      && theme.space.domains[Dimension.item.index].contains(condition[.item], item)
  }

  /// The declarations of the same and higher layers that can apply where a declaration does.
  private func rivals(of declaration: Declaration) -> [Declaration] {
    guard let leaf = theme.leaf(of: declaration.target, in: schema) else { return [] }
    return winners.declarations(of: leaf, meeting: declaration).filter {
      $0.layer >= declaration.layer
    }
  }

  /// The tab item part that a declaration names, or `nil` for the whole item.
  func itemPart(of declaration: Declaration) -> ItemPart? {
    let set = condition(of: declaration)[.item]
    return set == .top ? nil : ItemPart.all[set.index - 1]
  }

  /// Whether `scrolls: false` applies in every context of a declaration, which has to name screens.
  func neverScrolls(_ declaration: Declaration) -> Bool {
    guard condition(of: declaration)[.screen] != .top else { return false }
    let leaf = schema[.scrolls]
    let facts = winners.declarations(of: leaf, meeting: declaration)
    if facts.isEmpty { return false }
    guard let contexts = contexts(of: declaration, separatedBy: facts) else { return false }
    return !contexts.isEmpty
      && contexts.allSatisfy { cell in
        winners.value(of: leaf, at: cell).map { theme.values[$0.index] } == .boolean(false)
      }
  }

  /// Returns cells that represent all contexts of a declaration, as far as other declarations of one property distinguish them.
  ///
  /// The others are in order, the weakest first, and the excluded ones apply in none of the cells. Every cell has the first slot and the
  /// first tab item part. The result is `nil` after recording that there are too many parts to examine.
  func contexts(
    of declaration: Declaration,
    separatedBy others: [Declaration],
    without excluded: [Declaration] = []
  ) -> [Cell]? {
    let own = condition(of: declaration).withoutParts
    let meeting = (excluded + others.reversed()).enumerated().filter {
      theme.space.mayOverlap(condition(of: $0.element).withoutParts, own)
    }
    let rivals = meeting.map(\.element)
    let conditions = rivals.map { condition(of: $0).withoutParts }
    let namesNoPart = rivals.map { condition(of: $0) == condition(of: $0).withoutParts }
    let precedence = cascade.precedence
    let search = CellSearch(
      theme.space,
      separatedBy: conditions,
      limit: options.limits.combinations,
      excluding: { meeting[$0].offset < excluded.count },
      // A declaration for some slots or parts of items leaves the others to weaker declarations.
      outweighs: {
        rivals[$0].target == rivals[$1].target && namesNoPart[$0]
          && precedence.overrides(rivals[$0], rivals[$1])
      }
    )
    let cells = search.cells(inAll: [own])
    if cells == nil { unjudged.insert(declaration) }
    return cells?.map(\.cell)
  }

  /// Returns a cell for each way in which some declarations apply where others do, or `nil` after recording that there are too many.
  func cells(
    inAll declarations: [Declaration],
    separatedBy others: [Declaration]
  ) -> [CellSearch.Found]? {
    let precedence = cascade.precedence
    let search = CellSearch(
      theme.space,
      separatedBy: others.map { condition(of: $0) },
      limit: options.limits.combinations,
      outweighs: { precedence.overrides(others[$0], others[$1]) }
    )
    let cells = search.cells(inAll: declarations.map { condition(of: $0) })
    if cells == nil, let first = declarations.first { unjudged.insert(first) }
    return cells
  }
}

extension SlotSet {
  /// The slots in words, such as `in compact size and at the scroll edge`.
  var places: String {
    var words: [String] = []
    if contains(.standard) { words.append("in standard size") }
    if contains(.compact) { words.append("in compact size") }
    if contains(.scrollEdge) {
      words.append("at the scroll edge")
    } else if contains(.compactScrollEdge) {
      words.append("at the scroll edge in compact size")
    }
    return words.plainList()
  }
}
