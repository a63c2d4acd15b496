package import LintelDecisions

/// What decisions say in contexts.
extension ThemeDecisions {
  /// Returns whether a context can happen: its promos can run together, and its brand has the screen.
  package func isPossible(_ context: Context) -> Bool {
    store.evaluate(possibleContexts, at: context) == .yes
  }

  /// Returns the outcome of a decision in a context.
  package func outcome(of decision: DecisionID, at context: Context) -> Outcome {
    outcomes[store.evaluate(decision, at: context)] ?? .undeclared
  }

  /// Returns every outcome of a decision, with the first context that has it.
  package func witnesses(of decision: DecisionID) -> [(outcome: Outcome, context: Context)] {
    store.witnesses(of: decision).compactMap { found in
      outcomes[found.result].map { ($0, found.context) }
    }
  }

  /// Returns, for each of some dimensions, the values for which a decision can have an outcome that meets a condition.
  package func values(
    of dimensions: [DimensionID],
    in decision: DecisionID,
    where isMet: (Outcome) -> Bool
  ) -> [ValueSet] {
    store.values(of: dimensions, in: decision) { id in outcomes[id].map(isMet) ?? false }
  }

  /// Returns the ways through a decision, for questions about many of its outcomes.
  package func ways(through decision: DecisionID) -> DecisionWays { store.ways(through: decision) }

  /// Moves a decision of this theme into another store.
  ///
  /// `counterparts` has the other store's counterpart of each dimension, and `result` returns its id for an outcome.
  package func transfer(
    _ decision: DecisionID,
    to other: inout DecisionStore,
    through counterparts: [Counterpart],
    _ result: (Outcome) -> TerminalID
  ) throws(TooLarge) -> DecisionID {
    let moved = try other.transfer(decision, from: store, through: counterparts)
    return other.map(moved) { id in result(outcomes[id] ?? .undeclared) }
  }
}
