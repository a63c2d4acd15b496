import LintelSchema
package import LintelTheme

extension Cascade {
  /// A declaration that applies at a cell, with the declaration that overrides it, if any.
  package struct RankedDeclaration: Hashable, Sendable {
    /// The reason why a declaration loses.
    package struct Defeat: Hashable, Sendable {
      /// The declaration that wins.
      package let by: Declaration
      /// The first key of the order in which the two declarations differ.
      package let reason: Precedence.Reason
    }

    package let declaration: Declaration
    /// The winner that overrides the declaration, or `nil` if the declaration wins.
    package let defeat: Defeat?
  }

  /// Returns every declaration of a target that applies at a cell, strongest first.
  ///
  /// `lintel explain` prints the list. Usually, there is one winner, and
  /// each loser is compared with it.
  package func ranking(of target: TargetID, at cell: Cell) -> [RankedDeclaration] {
    let winners = winners(of: target, at: cell)
    let losers = declarations(of: target).reversed().filter {
      !winners.contains($0) && applies($0, at: cell)
    }
    return winners.map { RankedDeclaration(declaration: $0, defeat: nil) }
      + losers.compactMap { loser in
        // The order is transitive, so every loser is overridden by at least one winner.
        for winner in winners {
          guard let reason = precedence.reason(winner, overrides: loser) else { continue }
          return RankedDeclaration(declaration: loser, defeat: .init(by: winner, reason: reason))
        }
        return nil
      }
  }

  /// Returns the target that decides who styles the slots of a property's appearance objects, or `nil` for other properties.
  func slotTarget(of target: TargetID) -> TargetID? {
    let schema = Schema.standard
    guard let leaf = theme.leaf(of: target).map({ schema[$0] }),
      leaf.property.destination == .appearance, let bar = leaf.bar
    else { return nil }
    return TargetID(schema[.slot, of: bar])
  }

  /// Returns whether a declaration leaves slots to UIKit.
  func isSystem(_ declaration: Declaration) -> Bool {
    theme.values[declaration.value.index].keyword() == SlotOwner.system
  }

  /// Returns the declaration that leaves a cell's slot to UIKit, so that properties of its appearance object have no effect there.
  func systemDeclaration(over target: TargetID, at cell: Cell) -> Declaration? {
    guard let owner = slotTarget(of: target) else { return nil }
    let winners = winners(of: owner, at: cell)
    return winners.allSatisfy(isSystem) ? winners.first : nil
  }
}
