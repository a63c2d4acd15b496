import LintelSchema

extension Analysis {
  /// Whether a declaration holds wherever another does, slots and tab item parts aside.
  func holds(_ declaration: Declaration, wherever other: Declaration) -> Bool {
    let (outer, inner) = (condition(of: declaration), condition(of: other))
    return Dimension.ofContexts.allSatisfy { theme.space.isAtMost(inner[$0], outer[$0], in: $0) }
  }

  /// The slots of a bar for which a declaration's own or a higher layer says the same property in every context of the declaration,
  /// or which are left to the system there.
  func slotsProvided(for declaration: Declaration, in bar: BarKind) -> SlotSet {
    let rivals = rivals(of: declaration)
    let system = schema.slotLeaf(of: bar)
    let switches = system.map { winners.declarations(of: $0, meeting: declaration) } ?? []
    let cells = contexts(of: declaration, toldApartBy: rivals + switches)
    return SlotSet(
      bar.slots.filter { slot in
        cells.allSatisfy { cell in
          var cell = cell
          cell[.slot] = slot.rawValue
          cell[.item] = itemPart(of: declaration)?.cells.first ?? 0
          if rivals.contains(where: { cascade.holds($0, at: cell) }) { return true }
          let value = system.flatMap { winners.value(of: $0, at: cell) }
          return value.map { theme.values[$0.index] } == .keyword("system")
        }
      }
    )
  }

  /// The layouts and states of tab bar items for which a declaration's own or a higher layer says the same property in every
  /// context of the declaration, as `ItemPart.cell` numbers them.
  func itemCellsProvided(for declaration: Declaration) -> Set<Int> {
    let rivals = rivals(of: declaration)
    let slot = leaf(of: declaration)?.bar.flatMap { slots(of: declaration, in: $0).slots.first }
    let cells = contexts(of: declaration, toldApartBy: rivals)
    return Set(
      (0..<CascadedValues.itemCells).filter { item in
        cells.allSatisfy { cell in
          var cell = cell
          cell[.slot] = slot?.rawValue ?? 0
          cell[.item] = item
          return rivals.contains { cascade.holds($0, at: cell) }
        }
      }
    )
  }

  /// What may hold where a declaration does, of its own and higher layers.
  private func rivals(of declaration: Declaration) -> [Declaration] {
    guard let leaf = theme.leaf(of: declaration.target, in: schema) else { return [] }
    return winners.declarations(of: leaf, meeting: declaration).filter {
      $0.layer >= declaration.layer
    }
  }

  /// The tab item part that a declaration names, nil for the whole item.
  func itemPart(of declaration: Declaration) -> ItemPart? {
    let set = condition(of: declaration)[.item]
    return set == .top ? nil : ItemPart.all[set.index - 1]
  }

  /// Whether a value of `scrolls: false` holds in every context of a declaration, which has to name screens.
  func neverScrolls(_ declaration: Declaration) -> Bool {
    guard let leaf = schema.leaf("scrolls"), condition(of: declaration)[.screen] != .top else {
      return false
    }
    let facts = winners.declarations(of: leaf, meeting: declaration)
    if facts.isEmpty { return false }
    let contexts = contexts(of: declaration, toldApartBy: facts)
    return !contexts.isEmpty
      && contexts.allSatisfy { cell in
        winners.value(of: leaf, at: cell).map { theme.values[$0.index] } == .boolean(false)
      }
  }

  /// Cells that stand for all contexts of a declaration, as far as some others tell them apart; slot and tab item part are the
  /// first ones.
  func contexts(of declaration: Declaration, toldApartBy others: [Declaration]) -> [Cell] {
    let own = condition(of: declaration).apartFromParts
    let conditions = Set(others.map { condition(of: $0).apartFromParts })
    return theme.space.cells(
      inAll: [own],
      toldApartBy: conditions.filter { theme.space.mayOverlap($0, own) }
    )
  }
}

extension SlotSet {
  /// Such as `in compact size and at the scroll edge`.
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
