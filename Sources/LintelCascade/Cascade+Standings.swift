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
}
