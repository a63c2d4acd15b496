import LintelSchema

/// A declaration that wins somewhere over others, and what would win there without it.
package struct Override: Sendable {
  /// What shows in some of the cells once the declaration is taken away.
  package struct Fallback: Sendable {
    /// The winners among the others; empty where nothing else is declared.
    package let winners: [Declaration]
    /// One of the cells.
    package let cell: Cell
  }

  package let declaration: Declaration
  /// Each set of fallback winners once.
  package let fallbacks: [Fallback]
}

extension Cascade {
  /// Every declaration that wins somewhere where another one holds too.
  ///
  /// - Returns: in the order of the theme's declarations.
  package func overrides() -> [Override] {
    targets.flatMap { target in
      let declarations = Array(declarations(of: target))
      guard declarations.count > 1 else { return [Override]() }
      let neighbors = ScreenIndex(declarations, in: theme)
      return declarations.indices.compactMap { index in
        override(declarations[index], among: neighbors.overlapping(index, declarations))
      }
    }
  }

  private func override(_ declaration: Declaration, among others: [Declaration]) -> Override? {
    let conditions = theme.conditions
    let rivals = others.filter {
      theme.space.mayOverlap(
        conditions[$0.condition.index],
        conditions[declaration.condition.index]
      )
    }
    // What only loses to others hides nothing.
    guard rivals.contains(where: { !precedence.beats($0, declaration) }) else { return nil }
    // What holds wherever the declaration does tells none of its cells from another.
    let own = conditions[declaration.condition.index]
    let partial = rivals.filter { rival in
      let other = conditions[rival.condition.index]
      // The order of slots is no inclusion.
      let hasParts = [Dimension.slot, .item].allSatisfy {
        other[$0] == .top || other[$0] == own[$0]
      }
      return !hasParts || !precedence.order.isAtMost(declaration.condition, rival.condition)
    }
    let cells = cells(of: declaration, toldApartBy: partial)
    var seen: Set<[Declaration]> = []
    var fallbacks: [Override.Fallback] = []
    for cell in cells {
      let holding = rivals.filter { holds($0, at: cell) }
      if holding.contains(where: { precedence.beats($0, declaration) }) { continue }
      let winners = holding.filter { candidate in
        !holding.contains { precedence.beats($0, candidate) }
      }
      if seen.insert(winners).inserted { fallbacks.append(.init(winners: winners, cell: cell)) }
    }
    return fallbacks.contains { !$0.winners.isEmpty }
      ? Override(declaration: declaration, fallbacks: fallbacks) : nil
  }
}

extension Cascade {
  /// Cells in which a declaration holds, one at least for every combination of other declarations of its target that hold too.
  func cells(of declaration: Declaration, toldApartBy others: [Declaration]) -> [Cell] {
    let conditions = theme.conditions
    let bar = theme.leaf(of: declaration.target).flatMap { Schema.standard[$0].bar }
    return theme.space.cells(
      inAll: [conditions[declaration.condition.index]],
      toldApartBy: Set(others.map(\.condition)).sorted().map { conditions[$0.index] },
      slots: bar?.slots ?? AppearanceSlot.allCases
    )
  }
}

extension ContextSpace {
  /// Whether the sets of two conditions meet in every finite dimension; promos are left to the calendar.
  func mayOverlap(_ a: Condition, _ b: Condition) -> Bool {
    Dimension.all.allSatisfy { dimension in
      let (x, y) = (a[dimension], b[dimension])
      if dimension == .promos || x == .top || y == .top || x == y { return true }
      let domain = domains[dimension.index]
      return !Ranges.intersection(domain[x].values, domain[y].values).isEmpty
    }
  }
}
