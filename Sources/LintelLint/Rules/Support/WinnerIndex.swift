package import LintelCascade
package import LintelSchema
package import LintelTheme

/// Says who wins in single cells, without looking at every declaration of a target.
package struct WinnerIndex: Sendable {
  /// The declarations of a target, by the screens that they name.
  ///
  /// A class, since it is handed out for every cell.
  private final class Target: Sendable {
    /// The weakest layer and priority first.
    let declarations: [Declaration]
    /// Whether each says more than a screen, by the same index.
    let isNarrower: [Bool]
    /// The declarations by screen.
    let screens: ScreenIndex

    /// Indexes the declarations of one target.
    init(_ declarations: [Declaration], _ isNarrower: [Bool], in theme: Theme) {
      self.declarations = declarations
      self.isNarrower = declarations.map { isNarrower[$0.condition.index] }
      screens = ScreenIndex(declarations, in: theme)
    }
  }

  /// The cascade that decides.
  private let cascade: Cascade
  /// Indexed by `TargetID`; nil for what has no declaration.
  private var targets: [Target?]

  /// - Parameter cascade: who decides.
  package init(_ cascade: Cascade) {
    self.cascade = cascade
    let leaves = Schema.standard.leaves.count
    targets = Array(repeating: nil, count: leaves)
    let isNarrower = cascade.theme.conditions.map { condition in
      var rest = condition
      rest[.screen] = .top
      return rest != Condition()
    }
    for target in cascade.targets where target.index < leaves {
      let declarations = Array(cascade.declarations(of: target))
      targets[target.index] = Target(declarations, isNarrower, in: cascade.theme)
    }
  }

  /// The first of the declarations that hold at a cell and that none beats there.
  package func winner(of leaf: LeafID, at cell: Cell) -> Declaration? {
    var others: [Declaration] = []
    guard let best = strongest(of: leaf, at: cell, &others) else { return nil }
    guard !others.isEmpty else { return best }
    return winners(among: best, others).first
  }

  /// The declarations that hold at a cell and that none beats there, the weakest first.
  package func winners(of leaf: LeafID, at cell: Cell) -> [Declaration] {
    var others: [Declaration] = []
    guard let best = strongest(of: leaf, at: cell, &others) else { return [] }
    return others.isEmpty ? [best] : winners(among: best, others)
  }

  /// The value that a leaf has at a cell: nil without a declaration, and where the winners disagree.
  func value(of leaf: LeafID, at cell: Cell) -> ValueID? {
    let winners = winners(of: leaf, at: cell)
    guard let first = winners.first else { return nil }
    return winners.allSatisfy { $0.value == first.value } ? first.value : nil
  }

  /// The declarations of a leaf that name no screen, or one of those that another names; the weakest layer and priority first.
  func declarations(of leaf: LeafID, meeting other: Declaration) -> [Declaration] {
    guard let target = targets[leaf.index] else { return [] }
    let theme = cascade.theme
    let set = theme.conditions[other.condition.index][.screen]
    guard set != .top else { return target.declarations }
    let screens = theme.space.domains[Dimension.screen.index].values(of: set)
    return target.screens.meeting(screens).map { target.declarations[Int($0)] }
  }

  /// Returns those that none of the others beats.
  private func winners(among best: Declaration, _ others: [Declaration]) -> [Declaration] {
    cascade.precedence.unbeaten(others.reversed() + [best])
  }

  /// The last declaration of the highest layer and priority that holds, and the others of these, the last first.
  private func strongest(
    of leaf: LeafID,
    at cell: Cell,
    _ others: inout [Declaration]
  ) -> Declaration? {
    guard let target = targets[leaf.index] else { return nil }
    let screens = target.screens
    let own = screens.places(of: cell[.screen])
    var (named, anywhere) = (own.count, screens.anywhere.count)
    var best: Declaration?
    // Declarations are sorted by layer and priority, and what names a screen need not be of the screens' layer.
    while named > 0 || anywhere > 0 {
      let index: Int
      let last = anywhere > 0 ? screens.anywhere[anywhere - 1] : -1
      if named > 0, screens.index(at: own.lowerBound + named - 1) > last {
        named -= 1
        index = Int(screens.index(at: own.lowerBound + named))
      } else {
        anywhere -= 1
        index = Int(last)
      }
      let declaration = target.declarations[index]
      if let best, best.layer != declaration.layer || best.priority != declaration.priority {
        return best
      }
      guard !target.isNarrower[index] || cascade.holds(declaration, at: cell) else { continue }
      if best == nil { best = declaration } else { others.append(declaration) }
    }
    return best
  }
}
