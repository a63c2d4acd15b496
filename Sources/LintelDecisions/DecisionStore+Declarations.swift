/// The cascade for all contexts at once.
extension DecisionStore {
  /// Returns the results of declarations in all contexts.
  ///
  /// - Parameters:
  ///   - declarations: a list over the same space.
  ///   - resolution: the result where several declarations apply, or none.
  ///   - care: a decision that is positive in the contexts that exist, or `nil` for all contexts. Elsewhere, the result is
  ///     `TerminalID.outside`, and takes no time.
  /// - Returns: the decision.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package mutating func decide(
    _ declarations: Declarations,
    by resolution: Resolution,
    within care: DecisionID? = nil
  ) throws(TooLarge) -> DecisionID {
    let groups = RankedGroups(declarations, along: order, by: resolution)
    // The contexts that exist divide every result, so the number of declarations limits nothing.
    var construction = Construction(groups, limit: limit)
    let root = try construction.unfold(within: care ?? DecisionID(.yes), in: self)
    return construction.fold(root, into: &self)
  }

  /// Returns the results of declarations in all contexts that can exist, and any results elsewhere.
  ///
  /// - Parameters:
  ///   - declarations: a list over the same space.
  ///   - resolution: the result where several declarations apply, or none.
  ///   - care: a decision that is negative only in contexts that don't exist. It spares the decision the combinations of declarations
  ///     that never apply together.
  /// - Returns: the decision.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package mutating func decide(
    _ declarations: Declarations,
    by resolution: Resolution,
    assuming care: DecisionID
  ) throws(TooLarge) -> DecisionID {
    let groups = RankedGroups(declarations, along: order, by: resolution)
    let limit = limit.forDeclarations(mentioning: groups.mentionCount)
    var construction = Construction(groups, isMasked: false, limit: limit)
    let root = try construction.unfold(within: care, in: self)
    return construction.fold(root, into: &self)
  }

  /// Returns the yes-or-no decision that is positive where each of some dimensions has one of some values.
  ///
  /// Clauses on the same dimension narrow each other. No node has more branches than its clause has
  /// ranges, so the decision is as small as the condition.
  package mutating func decision(where clauses: [Clause]) -> DecisionID {
    var sets: [Int: ValueSet] = [:]
    for clause in clauses {
      let position = order.position(of: clause.dimension)
      let values = clause.values.intersection(space.all(clause.dimension))
      sets[position] = sets[position].map { $0.intersection(values) } ?? values
    }
    if sets.values.contains(where: \.isEmpty) { return DecisionID(.no) }
    var result = DecisionID(.yes)
    for (position, values) in sets.sorted(by: { $0.key > $1.key }) {
      var runs = Runs()
      for range in values.ranges {
        if range.lowerBound > 0 { runs.append(upTo: range.lowerBound, DecisionID(.no)) }
        runs.append(upTo: range.upperBound, result)
      }
      let count = valueCount(at: position)
      if let last = values.ranges.last, last.upperBound < count {
        runs.append(upTo: count, DecisionID(.no))
      }
      result = decision(at: position, runs)
    }
    return result
  }
}
