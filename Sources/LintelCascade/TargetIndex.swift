import LintelSchema
package import LintelTheme

/// The declarations of a target, and the winners in single cells, found without comparing all declarations.
///
/// Most declarations of a large theme name a screen or a brand, so only a few have to be compared in a cell.
///
/// This is a class because it's passed on for every cell.
package final class TargetIndex: Sendable {
  /// The declarations, the weakest layer and priority first.
  package let declarations: [Declaration]
  private let cascade: Cascade
  /// For each declaration, whether it has conditions besides the screen or brand that the index uses.
  private let isNarrower: [Bool]
  private let screens: DomainIndex
  /// The declarations without a screen by brand, as indices into `screens.anywhere`.
  private let brands: DomainIndex

  /// Indexes the declarations of one target.
  package init(_ target: TargetID, in cascade: Cascade) {
    let theme = cascade.theme
    let declarations = Array(cascade.declarations(of: target))
    self.cascade = cascade
    self.declarations = declarations
    let screens = DomainIndex(declarations, in: theme)
    self.screens = screens
    brands = DomainIndex(
      screens.anywhere.map { theme.conditions[declarations[Int($0)].condition.index][.brand] },
      in: theme.space.domains[Dimension.brand.index]
    )
    isNarrower = declarations.map { declaration in
      var rest = theme.conditions[declaration.condition.index]
      rest[rest[.screen] == .top ? .brand : .screen] = .top
      return rest != Condition()
    }
  }

  /// Returns the first of the declarations that apply at a cell and aren't overridden there.
  package func winner(at cell: Cell) -> Declaration? {
    var others: [Declaration] = []
    guard let best = strongest(at: cell, &others) else { return nil }
    guard !others.isEmpty else { return best }
    return winners(among: best, others).first
  }

  /// Returns the declarations that apply at a cell and aren't overridden there, weakest first.
  package func winners(at cell: Cell) -> [Declaration] {
    var others: [Declaration] = []
    guard let best = strongest(at: cell, &others) else { return [] }
    return others.isEmpty ? [best] : winners(among: best, others)
  }

  /// Returns the declarations for all screens or at least one of some screens, the weakest layer and priority first.
  package func declarations(meeting screens: [Range<Int32>]) -> [Declaration] {
    self.screens.meeting(screens).map { declarations[Int($0)] }
  }

  /// Returns the declarations that aren't overridden by others.
  private func winners(among best: Declaration, _ others: [Declaration]) -> [Declaration] {
    cascade.precedence.winners(among: others.reversed() + [best])
  }

  /// Returns the last declaration that applies among those with the highest layer and priority, and adds the others of these, last first.
  private func strongest(at cell: Cell, _ others: inout [Declaration]) -> Declaration? {
    let ofScreen = screens.places(of: cell[.screen])
    let ofBrand = brands.places(of: cell[.brand])
    var (named, branded, anywhere) = (
      ofScreen.upperBound, ofBrand.upperBound, brands.anywhere.count
    )
    var best: Declaration?
    // Declarations are sorted by layer and priority, and those that name a screen may be in another layer than the screens'.
    while true {
      let first = named > ofScreen.lowerBound ? screens.index(at: named - 1) : -1
      let second =
        branded > ofBrand.lowerBound
        ? screens.anywhere[Int(brands.index(at: branded - 1))] : -1
      let third = anywhere > 0 ? screens.anywhere[Int(brands.anywhere[anywhere - 1])] : -1
      let last = max(first, second, third)
      guard last >= 0 else { return best }
      if last == first { named -= 1 } else if last == second { branded -= 1 } else { anywhere -= 1 }
      let index = Int(last)
      let declaration = declarations[index]
      if let best, best.layer != declaration.layer || best.priority != declaration.priority {
        return best
      }
      guard !isNarrower[index] || cascade.applies(declaration, at: cell) else { continue }
      if best == nil { best = declaration } else { others.append(declaration) }
    }
  }
}
