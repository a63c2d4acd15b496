import LintelSchema
package import LintelTheme

/// The declarations of a target, and who wins in single cells, without a look at every declaration.
///
/// Most declarations of a large theme name one screen or one brand, so that few are left to be compared in a cell.
///
/// A class, since it is handed out for every cell.
package final class TargetIndex: Sendable {
  /// The weakest layer and priority first.
  package let declarations: [Declaration]
  /// The cascade that decides.
  private let cascade: Cascade
  /// Whether each says more than the screen, or the brand, by which it is found; by the same index.
  private let isNarrower: [Bool]
  /// The declarations by screen.
  private let screens: DomainIndex
  /// Those that name no screen by brand, by index into `screens.anywhere`.
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
      screens.anywhere.map {
        theme.conditions[declarations[Int($0)].condition.index][.brand]
      },
      in: theme.space.domains[Dimension.brand.index]
    )
    isNarrower = declarations.map { declaration in
      var rest = theme.conditions[declaration.condition.index]
      rest[rest[.screen] == .top ? .brand : .screen] = .top
      return rest != Condition()
    }
  }

  /// The first of the declarations that hold at a cell and that none beats there.
  package func winner(at cell: Cell) -> Declaration? {
    var others: [Declaration] = []
    guard let best = strongest(at: cell, &others) else { return nil }
    guard !others.isEmpty else { return best }
    return winners(among: best, others).first
  }

  /// The declarations that hold at a cell and that none beats there, the weakest first.
  package func winners(at cell: Cell) -> [Declaration] {
    var others: [Declaration] = []
    guard let best = strongest(at: cell, &others) else { return [] }
    return others.isEmpty ? [best] : winners(among: best, others)
  }

  /// The declarations that name no screen, or one of some screens; the weakest layer and priority first.
  package func declarations(meeting screens: [Range<Int32>]) -> [Declaration] {
    self.screens.meeting(screens).map { declarations[Int($0)] }
  }

  /// Returns those that none of the others beats.
  private func winners(among best: Declaration, _ others: [Declaration]) -> [Declaration] {
    cascade.precedence.unbeaten(others.reversed() + [best])
  }

  /// The last declaration of the highest layer and priority that holds, and the others of these, the last first.
  private func strongest(at cell: Cell, _ others: inout [Declaration]) -> Declaration? {
    let ofScreen = screens.places(of: cell[.screen])
    let ofBrand = brands.places(of: cell[.brand])
    var (named, branded, anywhere) = (
      ofScreen.upperBound, ofBrand.upperBound, brands.anywhere.count
    )
    var best: Declaration?
    // Declarations are sorted by layer and priority, and what names a screen need not be of the screens' layer.
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
      guard !isNarrower[index] || cascade.holds(declaration, at: cell) else { continue }
      if best == nil { best = declaration } else { others.append(declaration) }
    }
  }
}
