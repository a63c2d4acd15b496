import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme

/// Whether declarations cover others together, which rules about slots ask.
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
    let owner = schema[.slot, of: bar]
    let switches = winners.declarations(of: owner, meeting: declaration)
    let item = itemPart(of: declaration)?.cells.first ?? 0
    return SlotSet(
      bar.slots.filter { slot in
        let saying = rivals.filter { says($0, slot, item) }
        let silent = contexts(of: declaration, separatedBy: switches, without: saying)
        return silent?.allSatisfy { cell in
          let cell = cell.with(.slot, slot.rawValue).with(.item, item)
          let value = winners.value(of: owner, at: cell).map { theme.values[$0.index] }
          return value?.keyword() == SlotOwner.system
        } ?? true
      }
    )
  }

  /// The layouts and states of tab bar items for which a declaration's own or a higher layer says the same property in every
  /// context of the declaration.
  ///
  /// - Parameters:
  ///   - declaration: the declaration.
  ///   - cells: the layouts and states to look at, as `ItemPart.cell` numbers them.
  /// - Returns: those of the cells.
  func itemCellsProvided(for declaration: Declaration, among cells: [Int]) -> Set<Int> {
    let rivals = rivals(of: declaration)
    let slot = leaf(of: declaration)?.bar.flatMap { slots(of: declaration, in: $0).slots.first }
    // Most cells have the same rivals.
    var known: [[Int]: Bool] = [:]
    return Set(
      cells.filter { item in
        let saying = rivals.indices.filter { says(rivals[$0], slot ?? .standard, item) }
        if let isProvided = known[saying] { return isProvided }
        let silent = contexts(of: declaration, separatedBy: [], without: saying.map { rivals[$0] })
        let isProvided = silent?.isEmpty ?? true
        known[saying] = isProvided
        return isProvided
      }
    )
  }

  /// Whether a declaration holds in a slot and a part of tab bar items, in whichever contexts.
  private func says(_ declaration: Declaration, _ slot: AppearanceSlot, _ item: Int) -> Bool {
    let condition = condition(of: declaration)
    return theme.space.domains[Dimension.slot.index].contains(condition[.slot], slot.rawValue)
      && theme.space.domains[Dimension.item.index].contains(condition[.item], item)
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

  /// Cells that represent all contexts of a declaration, as far as some others of one property
  /// distinguish them; slot and tab item part are the first dimensions.
  ///
  /// - Parameters:
  ///   - declaration: what holds in all of them.
  ///   - others: what tells them apart, the weakest first.
  ///   - excluded: what holds in none of them.
  /// - Returns: nil if there are too many parts to look at, which is noted.
  func contexts(
    of declaration: Declaration,
    separatedBy others: [Declaration],
    without excluded: [Declaration] = []
  ) -> [Cell]? {
    let own = condition(of: declaration).apartFromParts
    let meeting = (excluded + others.reversed()).enumerated().filter {
      theme.space.mayOverlap(condition(of: $0.element).apartFromParts, own)
    }
    let rivals = meeting.map(\.element)
    let conditions = rivals.map { condition(of: $0).apartFromParts }
    let namesNoPart = rivals.map { condition(of: $0) == condition(of: $0).apartFromParts }
    let precedence = cascade.precedence
    let search = CellSearch(
      theme.space,
      separatedBy: conditions,
      limit: options.limits.combinations,
      excluding: { meeting[$0].offset < excluded.count },
      // What names slots or parts of items counts in these alone, and leaves the others to what is weaker.
      outweighs: {
        rivals[$0].target == rivals[$1].target && namesNoPart[$0]
          && precedence.beats(rivals[$0], rivals[$1])
      }
    )
    let cells = search.cells(inAll: [own])
    if cells == nil { unjudged.insert(declaration) }
    return cells?.map(\.cell)
  }

  /// A cell for each way in which some declarations of one property hold where others do; nil if there are too many, which is noted.
  func cells(
    inAll declarations: [Declaration],
    separatedBy others: [Declaration]
  ) -> [CellSearch.Found]? {
    let precedence = cascade.precedence
    let search = CellSearch(
      theme.space,
      separatedBy: others.map { condition(of: $0) },
      limit: options.limits.combinations,
      outweighs: { precedence.beats(others[$0], others[$1]) }
    )
    let cells = search.cells(inAll: declarations.map { condition(of: $0) })
    if cells == nil, let first = declarations.first { unjudged.insert(first) }
    return cells
  }
}

/// Slots in the words of a message.
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
