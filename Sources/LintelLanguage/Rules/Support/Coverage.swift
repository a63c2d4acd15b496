import LintelSchema

extension Analysis {
  private static let largeDimensions: [Dimension] = [.brand, .promos, .screen, .ios, .idiom]

  /// Whether a declaration holds wherever another does, slots and tab item parts aside.
  func holds(_ declaration: Declaration, wherever other: Declaration) -> Bool {
    let (outer, inner) = (condition(of: declaration), condition(of: other))
    return Self.largeDimensions.allSatisfy { theme.space.isAtMost(inner[$0], outer[$0], in: $0) }
  }

  /// The slots of its bar for which something of a declaration's own or a higher layer says the same property.
  func slotsSaid(for declaration: Declaration, in bar: BarKind) -> SlotSet {
    cascade.declarations(of: declaration.target).reduce(into: []) { slots, other in
      if other.layer >= declaration.layer, holds(other, wherever: declaration) {
        slots.formUnion(self.slots(of: other, in: bar))
      }
    }
  }

  /// The slots of a bar that are left to UIKit on purpose wherever a declaration holds.
  func systemSlots(for declaration: Declaration, in bar: BarKind) -> SlotSet {
    guard let leaf = schema.slotLeaf(of: bar) else { return [] }
    return cascade.declarations(of: TargetID(leaf)).reduce(into: []) { slots, other in
      if value(of: other) == .keyword("system"), holds(other, wherever: declaration) {
        slots.formUnion(self.slots(of: other, in: bar))
      }
    }
  }

  /// The tab item part that a declaration names, nil for the whole item.
  func itemPart(of declaration: Declaration) -> ItemPart? {
    let set = condition(of: declaration)[.item]
    return set == .top ? nil : ItemPart.all[set.index - 1]
  }

  /// Whether a value of `scrolls: false` holds in every context of a declaration, which has to name screens.
  func neverScrolls(_ declaration: Declaration) -> Bool {
    guard let leaf = schema.leaf("scrolls") else { return false }
    let contexts = contexts(of: declaration)
    return condition(of: declaration)[.screen] != .top && !contexts.isEmpty
      && contexts.allSatisfy { cell in
        cascade.value(of: TargetID(leaf), at: cell).map { theme.values[$0.index] }
          == .boolean(false)
      }
  }

  /// A cell for each brand and screen in which a declaration holds, with as few promos as it takes.
  func contexts(of declaration: Declaration) -> [Cell] {
    let condition = condition(of: declaration)
    let domains = theme.space.domains
    func values(_ dimension: Dimension) -> [Int] {
      (0..<domains[dimension.index].count).filter {
        domains[dimension.index].contains(condition[dimension], $0)
      }
    }
    let required = theme.space.requiredPromos(condition[.promos])
    let running = theme.space.calendar.smallestSets(containing: required).first?.running
    guard let promos = running, let ios = values(.ios).first, let idiom = values(.idiom).first
    else { return [] }
    return values(.brand).flatMap { brand in
      values(.screen).filter { theme.space.exists(screen: $0, inBrand: brand) }.map { screen in
        var cell = Cell(promos: promos)
        cell[.brand] = brand
        cell[.screen] = screen
        cell[.ios] = ios
        cell[.idiom] = idiom
        return cell
      }
    }
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
