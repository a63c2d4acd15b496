import LintelSchema
package import LintelTheme

/// What becomes of a declaration: whether it wins somewhere, and what beats it, or contradicts it, where it does not.
package struct DeclarationFate: Sendable {
  /// A winner that beats it in some of the cells.
  package struct Defeat: Sendable {
    /// The winner, and why it wins.
    package let cause: Cascade.Standing.Defeat
    /// One of the cells.
    package let example: Witness
  }

  /// Another declaration that nothing beats where nothing beats this one either, and that says something else.
  package struct Conflict: Sendable {
    /// The other declaration.
    package let with: Declaration
    /// One of the cells.
    package let example: Witness
  }

  /// The declaration.
  package let declaration: Declaration
  /// A cell in which its value is what holds; nil if there is none.
  package let win: Witness?
  /// Each declaration that it is in conflict with once, in the order of the theme's declarations.
  package let conflicts: [Conflict]
  /// Each declaration that beats it once, in the order of the theme's declarations.
  package let defeats: [Defeat]
  /// Whether every context has been looked at; false if there are too many ways in which others can hold.
  package let isComplete: Bool

  /// Whether there is a context in which it holds.
  package var holds: Bool { win != nil || !conflicts.isEmpty || !defeats.isEmpty }
}

/// Questions about one declaration, for `explain --declaration`.
extension Cascade {
  /// What becomes of a declaration in all cells in which it holds.
  ///
  /// - Parameters:
  ///   - declaration: one of the cascade's.
  ///   - release: an index into the releases of the theme's space; nil for every one.
  /// - Returns: nothing wins and nothing loses if there is no such cell.
  package func fate(of declaration: Declaration, inRelease release: Int? = nil) -> DeclarationFate {
    let conditions = theme.conditions
    let own = conditions[declaration.condition.index]
    let precedence = precedence
    let rivals = declarations(of: declaration.target).filter {
      $0 != declaration && theme.space.mayOverlap(conditions[$0.condition.index], own)
    }
    let slots =
      theme.leaf(of: declaration.target).flatMap { Schema.standard[$0].bar }?.slots
      ?? AppearanceSlot.allCases
    // What says whose the slots are separates their contexts too.
    let owners = slotTarget(of: declaration.target).map { Array(declarations(of: $0)) } ?? []
    @Sendable func beats(_ a: Declaration, _ b: Declaration) -> Bool {
      a.target == b.target && precedence.beats(a, b)
    }
    var isComplete = true
    /// Where a condition and the declaration's own hold and none of some declarations does; one cell for each way in which others hold.
    func cells(
      _ condition: Condition,
      without excluded: [Declaration],
      separatedBy others: [Declaration]
    ) -> [(cell: Cell, holding: [Declaration])] {
      let all = excluded + others
      let search = CellSearch(
        theme.space,
        separatedBy: all.map { conditions[$0.condition.index] },
        limit: 1 << 18,
        excluding: { $0 < excluded.count },
        outweighs: { beats(all[$0], all[$1]) }
      )
      guard let found = search.cells(inAll: [own, condition], slots: slots, release: release) else {
        isComplete = false
        return []
      }
      return found.map { place in (place.cell, place.holding.map { all[$0] }) }
    }
    let beaters = rivals.filter { precedence.beats($0, declaration) }
    let equals = rivals.filter {
      !precedence.beats($0, declaration) && !precedence.beats(declaration, $0)
    }
    var win: Cell?
    var clashes: [Declaration: Cell] = [:]
    let others = Array(equals.reversed() + owners.reversed())
    for (cell, holding) in cells(own, without: beaters.reversed(), separatedBy: others) {
      // A declaration that nothing overrides doesn't win if others that nothing overrides disagree.
      let opponents = holding.filter {
        $0.target == declaration.target && $0.value != declaration.value
      }
      if win == nil, opponents.isEmpty,
        systemDeclaration(over: declaration.target, at: cell) == nil
      {
        win = cell
      }
      for opponent in opponents where clashes[opponent] == nil { clashes[opponent] = cell }
    }
    var examples: [Declaration: Cell] = [:]
    let systems = owners.filter(isSystem)
    for beater in beaters + systems {
      let stronger = (beaters + owners).reversed().filter { beats($0, beater) }
      let condition = conditions[beater.condition.index]
      examples[beater] = cells(condition, without: stronger, separatedBy: []).first?.cell
    }
    func defeat(by winner: Declaration, _ reason: Precedence.Reason?) -> DeclarationFate.Defeat? {
      guard let cell = examples[winner], let reason else { return nil }
      return .init(cause: .init(by: winner, reason: reason), example: Witness(cell: cell, date: ""))
    }
    return DeclarationFate(
      declaration: declaration,
      win: win.map { Witness(cell: $0, date: "") },
      conflicts: rivals.compactMap { rival in
        clashes[rival].map { .init(with: rival, example: Witness(cell: $0, date: "")) }
      },
      defeats: rivals.compactMap { defeat(by: $0, precedence.reason($0, beats: declaration)) }
        + systems.compactMap { defeat(by: $0, .systemSlot) },
      isComplete: isComplete
    )
  }
}
