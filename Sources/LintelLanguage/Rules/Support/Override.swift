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
    let finder = OverrideFinder(cascade: self)
    return targets.flatMap { finder.overrides(of: $0) }
  }
}

private struct OverrideFinder {
  let cascade: Cascade
  /// Indexed by the sets of promos: the first of the sets of running promos that a condition's cells are for.
  private let firstRunning: [[Int]?]
  /// Whether every screen exists in every brand.
  private let isWhole: Bool

  init(cascade: Cascade) {
    self.cascade = cascade
    let space = cascade.theme.space
    firstRunning = space.domains[Dimension.promos.index].entries.indices.map { set in
      space.calendar.smallestSets(containing: space.requiredPromos(SetID(set))).map(\.running)
        .min { $0.lexicographicallyPrecedes($1) }
    }
    isWhole = space.screens.allSatisfy { $0.brands == nil }
  }

  func overrides(of target: TargetID) -> [Override] {
    let theme = cascade.theme
    let declarations = Array(cascade.declarations(of: target))
    guard declarations.count > 1 else { return [] }
    let screens = ScreenIndex(declarations, in: theme)
    let domain = theme.space.domains[Dimension.screen.index]
    let slots = theme.leaf(of: target).flatMap { Schema.standard[$0].bar }?.slots
    return declarations.indices.compactMap { index in
      let declaration = declarations[index]
      let set = theme.conditions[declaration.condition.index][.screen]
      let met =
        set == .top
        ? Array(0..<Int32(declarations.count)) : screens.meeting(domain[set].values)
      let own = theme.conditions[declaration.condition.index]
      var rivals: [Declaration] = []
      for other in met where other != index {
        let rival = declarations[Int(other)]
        if theme.space.mayOverlap(theme.conditions[rival.condition.index], own) {
          rivals.append(rival)
        }
      }
      return override(declaration, among: rivals, slots ?? AppearanceSlot.allCases)
    }
  }

  private func override(
    _ declaration: Declaration,
    among rivals: [Declaration],
    _ slots: [AppearanceSlot]
  ) -> Override? {
    let conditions = cascade.theme.conditions
    let precedence = cascade.precedence
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
    // What differs in slots and tab item parts alone is told apart by these.
    let isByPart = partial.allSatisfy {
      isEqualApartFromParts(conditions[$0.condition.index], to: own)
    }
    let cells =
      isByPart && isWhole
      ? self.cells(in: own, slots, toldApartBy: partial.map { conditions[$0.condition.index] })
      : cascade.cells(of: declaration, toldApartBy: partial)
    var seen: Set<[Declaration]> = []
    var fallbacks: [Override.Fallback] = []
    for cell in cells {
      let holding = rivals.filter { cascade.holds($0, at: cell) }
      if holding.contains(where: { precedence.beats($0, declaration) }) { continue }
      let winners = holding.filter { candidate in
        !holding.contains { precedence.beats($0, candidate) }
      }
      if cells.count == 1 || seen.insert(winners).inserted {
        fallbacks.append(.init(winners: winners, cell: cell))
      }
    }
    return fallbacks.contains { !$0.winners.isEmpty }
      ? Override(declaration: declaration, fallbacks: fallbacks) : nil
  }

  /// Whether a condition says the same as another, or nothing, in every dimension that is no part of a bar.
  private func isEqualApartFromParts(_ condition: Condition, to other: Condition) -> Bool {
    let rest = condition.apartFromParts.sets
    return all((rest .== 0) .| (rest .== other.sets))
  }

  /// Cells in which a condition holds, in the order of slots and tab item parts, as far as others tell these apart.
  private func cells(
    in condition: Condition,
    _ slots: [AppearanceSlot],
    toldApartBy others: [Condition]
  ) -> [Cell] {
    let space = cascade.theme.space
    guard let running = firstRunning[condition[.promos].index] else { return [] }
    var cells = [Cell(promos: running)]
    for dimension in Dimension.all where dimension != .promos {
      let domain = space.domains[dimension.index]
      let set = condition[dimension]
      guard let first = domain[set].values.first else { return [] }
      guard dimension.isPartOfBar else {
        for index in cells.indices { cells[index][dimension] = Int(first.lowerBound) }
        continue
      }
      var values =
        dimension == .slot
        ? slots.map(\.rawValue).filter { domain.contains(set, $0) }
        : domain[set].values.flatMap { $0.map { Int($0) } }
      if others.allSatisfy({ $0[dimension] == .top }) { values = Array(values.prefix(1)) }
      cells = cells.flatMap { cell in
        values.map { value in
          var cell = cell
          cell[dimension] = value
          return cell
        }
      }
    }
    return cells
  }
}

extension Cascade {
  /// Cells in which a declaration holds, one at least for every combination of other declarations of its target that hold too.
  ///
  /// - Parameters:
  ///   - declaration: what holds in all of them.
  ///   - others: what may hold too.
  ///   - release: the only release of the app that is looked at; nil for every one.
  /// - Returns: cells that can happen.
  func cells(
    of declaration: Declaration,
    toldApartBy others: [Declaration],
    release: Int? = nil
  ) -> [Cell] {
    let conditions = theme.conditions
    let bar = theme.leaf(of: declaration.target).flatMap { Schema.standard[$0].bar }
    return theme.space.cells(
      inAll: [conditions[declaration.condition.index]],
      toldApartBy: Set(others.map(\.condition)).sorted().map { conditions[$0.index] },
      slots: bar?.slots ?? AppearanceSlot.allCases,
      release: release
    )
  }
}

extension ContextSpace {
  /// Whether the sets of two conditions meet in every finite dimension; promos are left to the calendar.
  func mayOverlap(_ a: Condition, _ b: Condition) -> Bool {
    let mayDiffer = (a.sets .!= 0) .& (b.sets .!= 0) .& (a.sets .!= b.sets)
    guard any(mayDiffer) else { return true }
    return Dimension.all.allSatisfy { dimension in
      if dimension == .promos || !mayDiffer[dimension.index] { return true }
      let domain = domains[dimension.index]
      return !Ranges.intersection(domain[a[dimension]].values, domain[b[dimension]].values).isEmpty
    }
  }
}
