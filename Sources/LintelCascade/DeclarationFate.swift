import LintelSchema
package import LintelTheme

/// Where a declaration wins, and which declarations override it or conflict with it elsewhere.
package struct DeclarationFate: Sendable {
  /// A winner that overrides the declaration in some cells.
  package struct Defeat: Sendable {
    /// The winner, and the reason why it wins.
    package let cause: Cascade.RankedDeclaration.Defeat
    package let example: Witness
  }

  /// Another declaration that wins together with this one, but with a different value.
  package struct Conflict: Sendable {
    /// The other declaration.
    package let with: Declaration
    package let example: Witness
  }

  package let declaration: Declaration
  /// A cell in which its value applies, or `nil` if there is none.
  package let win: Witness?
  /// The declarations that conflict with it, each once, in the order of the theme's declarations.
  package let conflicts: [Conflict]
  /// The declarations that override it, each once, in the order of the theme's declarations.
  package let defeats: [Defeat]
  /// Whether every context was searched, or `false` if other declarations can apply in too many combinations.
  package let isComplete: Bool

  /// Whether the declaration applies in any context.
  package var applies: Bool { win != nil || !conflicts.isEmpty || !defeats.isEmpty }
}

/// Answers for `lintel explain --declaration`.
extension Cascade {
  /// Returns where a declaration wins or loses among the cells in which it applies.
  ///
  /// - Parameters:
  ///   - declaration: a declaration of this cascade.
  ///   - release: an index into the releases of the theme's space, or `nil` for all releases.
  /// - Returns: the result, which is empty if the declaration doesn't apply in any cell.
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
    // The declarations that decide who owns the slots separate their contexts too.
    let owners = slotTarget(of: declaration.target).map { Array(declarations(of: $0)) } ?? []
    @Sendable func overrides(_ a: Declaration, _ b: Declaration) -> Bool {
      a.target == b.target && precedence.overrides(a, b)
    }
    var isComplete = true
    /// Returns one cell for each combination of `others` that occurs where the declaration and a condition apply, and no
    /// excluded declaration does.
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
        outweighs: { overrides(all[$0], all[$1]) }
      )
      guard let found = search.cells(inAll: [own, condition], slots: slots, release: release) else {
        isComplete = false
        return []
      }
      return found.map { place in (place.cell, place.holding.map { all[$0] }) }
    }
    let overriders = rivals.filter { precedence.overrides($0, declaration) }
    let equals = rivals.filter {
      !precedence.overrides($0, declaration) && !precedence.overrides(declaration, $0)
    }
    var win: Cell?
    var clashes: [Declaration: Cell] = [:]
    let others = Array(equals.reversed() + owners.reversed())
    for (cell, holding) in cells(own, without: overriders.reversed(), separatedBy: others) {
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
    for overrider in overriders + systems {
      let stronger = (overriders + owners).reversed().filter { overrides($0, overrider) }
      let condition = conditions[overrider.condition.index]
      examples[overrider] = cells(condition, without: stronger, separatedBy: []).first?.cell
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
      defeats: rivals.compactMap { defeat(by: $0, precedence.reason($0, overrides: declaration)) }
        + systems.compactMap { defeat(by: $0, .systemSlot) },
      isComplete: isComplete
    )
  }
}
