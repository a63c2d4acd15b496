import LintelCascade
import LintelDiagnostics
import LintelSchema
package import LintelTheme

/// A declaration that overrides others in some contexts, and the declarations that would win there without it.
package struct Override: Sendable {
  /// The winners in some of the contexts after removing the declaration.
  package struct Fallback: Sendable {
    /// The winners among the other declarations, or an empty list if none of them applies.
    package let winners: [Declaration]
    package let cell: Cell
  }

  package let declaration: Declaration
  /// The distinct sets of winners.
  package let fallbacks: [Fallback]
}

extension Cascade {
  /// Finds every declaration that wins in a context in which another one also applies.
  ///
  /// - Parameters:
  ///   - limit: the approximate number of parts of the contexts to examine for each declaration.
  ///   - smallest: the smallest number of declarations that a thread examines.
  /// - Returns: the overrides, in the order of the theme's declarations, and the declarations that have too many parts to judge.
  package func overrides(
    limit: Int = CellSearch.limit,
    halvesOf smallest: Int = 500
  ) -> (found: [Override], unjudged: [Declaration]) {
    let parts = inParts(
      of: targets.map { declarations(of: $0).count },
      minimumWorkPerPart: smallest
    ) { part in
      var finder = OverrideFinder(cascade: self, limit: limit)
      let found = targets[part].flatMap { finder.overrides(of: $0) }
      return (found: found, unjudged: finder.unjudged)
    }
    return (parts.flatMap(\.found), parts.flatMap(\.unjudged))
  }
}

extension Analysis {
  /// Returns the declarations that each override hides, by the overriding declaration, without empty lists.
  func byOverride(_ hidden: (Override) -> [Declaration]) -> [Declaration: [Declaration]] {
    overrides.reduce(into: [:]) { found, override in
      let declarations = hidden(override)
      if !declarations.isEmpty { found[override.declaration] = declarations }
    }
  }
}

/// Finds the overrides of one target at a time.
private struct OverrideFinder {
  let cascade: Cascade
  /// For each set of promos in a condition, the first of the smallest sets of running promos that contain it, or `nil` if there is none.
  private let firstRunning: [[Int]?]
  /// Whether every screen exists in every brand.
  private let isWhole: Bool
  /// The approximate number of parts of the contexts to examine for one declaration.
  private let limit: Int
  /// The declarations that have too many parts to judge.
  private(set) var unjudged: [Declaration] = []
  /// The first cell of each condition, or `nil` until it's needed.
  private var firstCells: [Cell?]
  /// The number of a target's declarations that can fail before the rest, which are as complex, are left unjudged.
  private static let maximumAttempts = 3

  /// Prepares the search, which needs the first set of running promos for every condition.
  init(cascade: Cascade, limit: Int) {
    self.cascade = cascade
    self.limit = limit
    let space = cascade.theme.space
    firstRunning = space.domains[Dimension.promos.index].entries.indices.map { set in
      space.calendar.smallestSets(containing: space.requiredSwitches(SetID(set))).map(\.running)
        .min { $0.lexicographicallyPrecedes($1) }
        .map { space.calendar.switches.completed($0) }
    }
    isWhole = space.screens.allSatisfy { $0.brands == nil }
    firstCells = Array(repeating: nil, count: cascade.theme.conditions.count)
  }

  /// Returns the overrides of one target, in the order of its declarations.
  mutating func overrides(of target: TargetID) -> [Override] {
    let theme = cascade.theme
    let before = unjudged.count
    let declarations = Array(cascade.declarations(of: target))
    guard declarations.count > 1 else { return [] }
    let conditions = theme.conditions
    let index = MeetingIndex(declarations.map { conditions[$0.condition.index] }, in: theme)
    let slots = theme.leaf(of: target).flatMap { Schema.standard[$0].bar }?.slots
    var overrides: [Override] = []
    for (place, declaration) in declarations.enumerated() {
      let own = conditions[declaration.condition.index]
      var rivals: [Declaration] = []
      for other in index.candidates(for: own) where other != place {
        let rival = declarations[Int(other)]
        if theme.space.mayOverlap(conditions[rival.condition.index], own) {
          rivals.append(rival)
        }
      }
      guard unjudged.count - before < Self.maximumAttempts else {
        if rivals.contains(where: { !cascade.precedence.overrides($0, declaration) }) {
          unjudged.append(declaration)
        }
        continue
      }
      let found = override(declaration, among: rivals, slots ?? AppearanceSlot.allCases)
      if let found { overrides.append(found) }
    }
    return overrides
  }

  /// Returns the override by a declaration, or `nil` if it overrides nothing or has too many parts to
  /// judge.
  private mutating func override(
    _ declaration: Declaration,
    among rivals: [Declaration],
    _ slots: [AppearanceSlot]
  ) -> Override? {
    let conditions = cascade.theme.conditions
    let precedence = cascade.precedence
    // A declaration that every rival overrides hides nothing.
    guard rivals.contains(where: { !precedence.overrides($0, declaration) }) else { return nil }
    // A rival that applies wherever the declaration does distinguishes none of its cells.
    let own = conditions[declaration.condition.index]
    let partial = rivals.filter { rival in
      let other = conditions[rival.condition.index]
      // The order of slots isn't an inclusion.
      let hasParts = [Dimension.slot, .item].allSatisfy {
        other[$0] == .top || other[$0] == own[$0]
      }
      return !hasParts || !precedence.order.isAtMost(declaration.condition, rival.condition)
    }
    // If the rivals differ only in slots and tab item parts, only these need to be examined.
    let isByPart = partial.allSatisfy { rival in
      let other = conditions[rival.condition.index]
      return Dimension.ofContexts.allSatisfy { other[$0] == .top || other[$0] == own[$0] }
    }
    let places: [(cell: Cell, rivals: [Declaration])]
    if isByPart && isWhole {
      let others = partial.map { conditions[$0.condition.index] }
      places = cells(in: declaration.condition, slots, separatedBy: others).map { cell in
        (cell, rivals.filter { cascade.applies($0, at: cell) })
      }
    } else if let found = search(own, among: rivals, declaration, slots) {
      places = found
    } else {
      unjudged.append(declaration)
      return nil
    }
    var seen: Set<[Declaration]> = []
    var fallbacks: [Override.Fallback] = []
    for (cell, holding) in places {
      if holding.contains(where: { precedence.overrides($0, declaration) }) { continue }
      let winners = precedence.winners(among: holding)
      if places.count == 1 || seen.insert(winners).inserted {
        fallbacks.append(.init(winners: winners, cell: cell))
      }
    }
    return fallbacks.contains { !$0.winners.isEmpty }
      ? Override(declaration: declaration, fallbacks: fallbacks) : nil
  }

  /// Returns cells in which no rival overrides a declaration, each with the relevant rivals, or `nil` if there are too many parts.
  private func search(
    _ own: Condition,
    among rivals: [Declaration],
    _ declaration: Declaration,
    _ slots: [AppearanceSlot]
  ) -> [(cell: Cell, rivals: [Declaration])]? {
    let precedence = cascade.precedence
    let strongest = Array(rivals.reversed())
    var level = 0
    let levels = zip(strongest, strongest.prefix(1) + strongest).map { own, before in
      if own.layer != before.layer || own.priority != before.priority { level += 1 }
      return level
    }
    let search = CellSearch(
      cascade.theme.space,
      separatedBy: strongest.map { cascade.theme.conditions[$0.condition.index] },
      limit: limit,
      levels: levels,
      excluding: { precedence.overrides(strongest[$0], declaration) },
      outweighs: { precedence.overrides(strongest[$0], strongest[$1]) }
    )
    return search.cells(inAll: [own], slots: slots)?.map { found in
      (found.cell, found.holding.reversed().map { strongest[$0] })
    }
  }

  /// Returns the cells of a condition, in the order of slots and tab item parts, as far as other conditions distinguish these.
  private mutating func cells(
    in id: ConditionID,
    _ slots: [AppearanceSlot],
    separatedBy others: [Condition]
  ) -> [Cell] {
    let condition = cascade.theme.conditions[id.index]
    let cell = firstCells[id.index] ?? firstCell(in: condition)
    guard let cell else { return [] }
    firstCells[id.index] = cell
    var cells = [cell]
    for dimension in Dimension.parts {
      let domain = cascade.theme.space.domains[dimension.index]
      let set = condition[dimension]
      guard others.contains(where: { $0[dimension] != .top }) else {
        let first =
          dimension == .slot
          ? slots.first { domain.contains(set, $0.rawValue) }?.rawValue
          : domain.values(of: set).first.map { Int($0.lowerBound) }
        guard let first else { return [] }
        for index in cells.indices { cells[index][dimension] = first }
        continue
      }
      let values =
        dimension == .slot
        ? slots.map(\.rawValue).filter { domain.contains(set, $0) }
        : domain.values(of: set).flatMap { $0.map { Int($0) } }
      cells = cells.flatMap { cell in values.map { cell.with(dimension, $0) } }
    }
    return cells
  }

  /// The first cell of a condition, regardless of slots and tab item parts, or `nil` if there isn't one.
  private func firstCell(in condition: Condition) -> Cell? {
    let space = cascade.theme.space
    guard let running = firstRunning[condition[.promos].index] else { return nil }
    var cell = Cell(promos: running)
    for dimension in Dimension.ofContexts where dimension != .promos {
      let values = space.domains[dimension.index].values(of: condition[dimension])
      guard let first = values.first else { return nil }
      cell[dimension] = Int(first.lowerBound)
    }
    return cell
  }
}
