import LintelSchema
package import LintelTheme

extension Cascade {
  /// A declaration that holds at a cell, and how it fares there.
  package struct Standing: Hashable, Sendable {
    /// What beats a declaration.
    package struct Defeat: Hashable, Sendable {
      /// The declaration that wins.
      package let by: Declaration
      /// The first key in which the two differ.
      package let reason: Precedence.Reason
    }

    /// The declaration.
    package let declaration: Declaration
    /// Nil for a winner; otherwise a winner that beats it.
    package let defeat: Defeat?
  }

  /// Every declaration of a target that holds at a cell, the strongest first.
  ///
  /// `lintel explain` prints the list. There is mostly one winner, with
  /// which each loser is compared.
  package func standings(of target: TargetID, at cell: Cell) -> [Standing] {
    let winners = winners(of: target, at: cell)
    let losers = declarations(of: target).reversed().filter {
      !winners.contains($0) && holds($0, at: cell)
    }
    return winners.map { Standing(declaration: $0, defeat: nil) }
      + losers.compactMap { loser in
        // The order is transitive, so that among what beats a loser there is always a winner.
        for winner in winners {
          guard let reason = precedence.reason(winner, beats: loser) else { continue }
          return Standing(declaration: loser, defeat: .init(by: winner, reason: reason))
        }
        return nil
      }
  }

  /// What says who styles the slots of a property's appearance objects; nil for all that is set elsewhere.
  func slotTarget(of target: TargetID) -> TargetID? {
    let schema = Schema.standard
    guard let leaf = theme.leaf(of: target).map({ schema[$0] }),
      leaf.property.destination == .appearance, let bar = leaf.bar
    else { return nil }
    return TargetID(schema[.slot, of: bar])
  }

  /// Whether a declaration leaves slots to UIKit.
  func isSystem(_ declaration: Declaration) -> Bool {
    theme.values[declaration.value.index].keyword() == SlotOwner.system
  }

  /// The declaration that leaves a cell's slot to UIKit, so that a property of its appearance object has no effect there.
  func systemDeclaration(over target: TargetID, at cell: Cell) -> Declaration? {
    guard let owner = slotTarget(of: target) else { return nil }
    let winners = winners(of: owner, at: cell)
    return winners.allSatisfy(isSystem) ? winners.first : nil
  }
}
