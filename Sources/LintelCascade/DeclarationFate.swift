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
    var search = FateSearch(of: declaration, in: self, release: release)
    return search.fate()
  }
}

/// Searches the cells in which a declaration applies.
private struct FateSearch {
  private let declaration: Declaration
  private let cascade: Cascade
  private let release: Int?
  /// The other declarations of its target that can apply in the same cells, in the order of the theme's declarations.
  private let rivals: [Declaration]
  /// The declarations that decide who owns the slots, which separate contexts, too.
  private let owners: [Declaration]
  private let slots: [AppearanceSlot]
  /// Whether every cell was searched.
  private var isComplete = true

  init(of declaration: Declaration, in cascade: Cascade, release: Int?) {
    self.declaration = declaration
    self.cascade = cascade
    self.release = release
    let theme = cascade.theme
    let own = theme.conditions[declaration.condition.index]
    rivals = cascade.declarations(of: declaration.target).filter {
      $0 != declaration
        && theme.space.mayOverlap(theme.conditions[$0.condition.index], own)
    }
    owners =
      cascade.slotTarget(of: declaration.target).map { Array(cascade.declarations(of: $0)) } ?? []
    slots =
      theme.leaf(of: declaration.target).flatMap { Schema.standard[$0].bar }?.slots
      ?? AppearanceSlot.allCases
  }

  private var precedence: Precedence { cascade.precedence }

  private func condition(of declaration: Declaration) -> Condition {
    cascade.theme.conditions[declaration.condition.index]
  }

  /// Searches for wins, conflicts, and defeats.
  mutating func fate() -> DeclarationFate {
    let overriders = rivals.filter { precedence.overrides($0, declaration) }
    let systems = owners.filter(cascade.isSystem)
    let (win, clashes) = wins(against: overriders)
    let examples = defeats(by: overriders, systems)
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

  /// Returns a cell in which the declaration wins, and one for each declaration with another value that nothing overrides there either.
  private mutating func wins(
    against overriders: [Declaration]
  ) -> (win: Cell?, clashes: [Declaration: Cell]) {
    let equals = rivals.filter {
      !precedence.overrides($0, declaration) && !precedence.overrides(declaration, $0)
    }
    var win: Cell?
    var clashes: [Declaration: Cell] = [:]
    let found = cells(
      condition(of: declaration),
      without: overriders.reversed(),
      separatedBy: Array(equals.reversed() + owners.reversed())
    )
    for (cell, holding) in found {
      // A declaration that nothing overrides doesn't win if others that nothing overrides disagree.
      let opponents = holding.filter {
        $0.target == declaration.target && $0.value != declaration.value
      }
      if win == nil, opponents.isEmpty,
        cascade.systemDeclaration(over: declaration.target, at: cell) == nil
      {
        win = cell
      }
      for opponent in opponents where clashes[opponent] == nil { clashes[opponent] = cell }
    }
    return (win, clashes)
  }

  /// Returns a cell for each declaration that defeats this one, by overriding it or by leaving its slot to the system.
  private mutating func defeats(
    by overriders: [Declaration],
    _ systems: [Declaration]
  ) -> [Declaration: Cell] {
    var examples: [Declaration: Cell] = [:]
    for winner in overriders + systems {
      let stronger = (overriders + owners).reversed().filter { overrides($0, winner) }
      examples[winner] =
        cells(condition(of: winner), without: stronger, separatedBy: []).first?.cell
    }
    return examples
  }

  private func overrides(_ a: Declaration, _ b: Declaration) -> Bool {
    a.target == b.target && precedence.overrides(a, b)
  }

  /// Returns one cell for each combination of `others` that occurs where the declaration and a condition apply, and no
  /// excluded declaration does.
  private mutating func cells(
    _ condition: Condition,
    without excluded: [Declaration],
    separatedBy others: [Declaration]
  ) -> [(cell: Cell, holding: [Declaration])] {
    let all = excluded + others
    let search = CellSearch(
      cascade.theme.space,
      separatedBy: all.map(self.condition),
      limit: 1 << 18,
      excluding: { $0 < excluded.count },
      outweighs: { [self] in overrides(all[$0], all[$1]) }
    )
    let own = self.condition(of: declaration)
    guard let found = search.cells(inAll: [own, condition], slots: slots, release: release) else {
      isComplete = false
      return []
    }
    return found.map { place in (place.cell, place.holding.map { all[$0] }) }
  }
}
