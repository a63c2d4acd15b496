package import LintelCascade
package import LintelSchema
package import LintelTheme

/// Says who wins in single cells, without looking at every declaration of a leaf.
package struct WinnerIndex: Sendable {
  /// The theme whose declarations these are.
  private let theme: Theme
  /// Indexed by `LeafID`; nil for what has no declaration.
  private let leaves: [TargetIndex?]

  /// - Parameter cascade: who decides.
  package init(_ cascade: Cascade) {
    theme = cascade.theme
    leaves = Schema.standard.leaves.indices.map { index in
      let target = TargetID(LeafID(index))
      return cascade.declarations(of: target).isEmpty ? nil : TargetIndex(target, in: cascade)
    }
  }

  /// The first of the declarations that hold at a cell and that none beats there.
  package func winner(of leaf: LeafID, at cell: Cell) -> Declaration? {
    leaves[leaf.index]?.winner(at: cell)
  }

  /// The declarations that hold at a cell and that none beats there, the weakest first.
  package func winners(of leaf: LeafID, at cell: Cell) -> [Declaration] {
    leaves[leaf.index]?.winners(at: cell) ?? []
  }

  /// The value that a leaf has at a cell: nil without a declaration, and where the winners disagree.
  func value(of leaf: LeafID, at cell: Cell) -> ValueID? {
    let winners = winners(of: leaf, at: cell)
    guard let first = winners.first else { return nil }
    return winners.allSatisfy { $0.value == first.value } ? first.value : nil
  }

  /// The declarations of a leaf that name no screen, or one of those that another names; the weakest layer and priority first.
  func declarations(of leaf: LeafID, meeting other: Declaration) -> [Declaration] {
    guard let target = leaves[leaf.index] else { return [] }
    let set = theme.conditions[other.condition.index][.screen]
    guard set != .top else { return target.declarations }
    return target.declarations(meeting: theme.space.domains[Dimension.screen.index].values(of: set))
  }
}
