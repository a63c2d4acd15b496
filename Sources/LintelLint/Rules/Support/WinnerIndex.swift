package import LintelCascade
package import LintelSchema
package import LintelTheme

/// Finds the winners in single contexts, without examining every declaration of a property.
package struct WinnerIndex: Sendable {
  private let theme: Theme
  /// The index of each property's declarations by `LeafID`, or `nil` if it has none.
  private let leaves: [TargetIndex?]

  package init(_ cascade: Cascade) {
    theme = cascade.theme
    leaves = Schema.standard.leaves.indices.map { index in
      let target = TargetID(LeafID(index))
      return cascade.declarations(of: target).isEmpty ? nil : TargetIndex(target, in: cascade)
    }
  }

  /// The first declaration of a property that applies in a context and that no other one overrides there.
  package func winner(of leaf: LeafID, at cell: Cell) -> Declaration? {
    leaves[leaf.index]?.winner(at: cell)
  }

  /// The declarations of a property that apply in a context and that no other one overrides there, the weakest first.
  package func winners(of leaf: LeafID, at cell: Cell) -> [Declaration] {
    leaves[leaf.index]?.winners(at: cell) ?? []
  }

  /// The value of a property in a context, or `nil` if it has no declaration or the winners disagree.
  func value(of leaf: LeafID, at cell: Cell) -> ValueID? {
    let winners = winners(of: leaf, at: cell)
    guard let first = winners.first else { return nil }
    return winners.allSatisfy { $0.value == first.value } ? first.value : nil
  }

  /// The declarations of a property that name no screen or share one with another declaration, by ascending layer and priority.
  func declarations(of leaf: LeafID, meeting other: Declaration) -> [Declaration] {
    guard let target = leaves[leaf.index] else { return [] }
    let set = theme.conditions[other.condition.index][.screen]
    guard set != .top else { return target.declarations }
    return target.declarations(meeting: theme.space.domains[Dimension.screen.index].values(of: set))
  }
}
