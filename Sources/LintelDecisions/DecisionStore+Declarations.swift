/// What declarations come to: the cascade for all contexts at once.
extension DecisionStore {
  /// Returns the result of declarations in every context.
  ///
  /// - Parameters:
  ///   - declarations: a list over the same space.
  ///   - resolution: the result where several declarations hold, or none.
  ///   - care: positive in the contexts that exist; all of them if it is left out. Elsewhere the
  ///     decision is
  ///     `TerminalID.outside`, and nothing is spent on what would hold there.
  ///   - limit: how large the decision may become.
  /// - Returns: the decision.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package mutating func decide(
    _ declarations: Declarations,
    by resolution: Resolution,
    within care: DecisionID? = nil,
    limit: Limit = .standard
  ) throws(TooLarge) -> DecisionID {
    let groups = RankedGroups(declarations, along: order, by: resolution)
    var construction = Construction(groups, for: .results, limit: limit)
    let root = try construction.unfold(within: care ?? DecisionID(.yes), in: self)
    return construction.fold(root, into: &self)
  }

  /// The declarations that win in no context: everywhere they hold, another one beats them, or they hold nowhere.
  ///
  /// - Parameters:
  ///   - declarations: a list over the same space.
  ///   - resolution: says which declaration beats which. Results don't count.
  ///   - care: positive in the contexts that exist; all of them if it is left out.
  ///   - limit: how large the diagram of what wins where may become.
  /// - Returns: the dead declarations, in ascending order.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package func deadDeclarations(
    of declarations: Declarations,
    by resolution: Resolution,
    within care: DecisionID? = nil,
    limit: Limit = .standard
  ) throws(TooLarge) -> [DeclarationID] {
    let groups = RankedGroups(declarations, along: order, by: resolution)
    var construction = Construction(groups, for: .winners, limit: limit)
    _ = try construction.unfold(within: care ?? DecisionID(.yes), in: self)
    var wins = ContiguousArray(repeating: false, count: declarations.count)
    for (group, isWinning) in construction.winningGroups().enumerated() where isWinning {
      for declaration in groups.declarations(of: Int32(truncatingIfNeeded: group)) {
        wins[declaration.index] = true
      }
    }
    return declarations.all.filter { !wins[$0.index] }
  }
}
