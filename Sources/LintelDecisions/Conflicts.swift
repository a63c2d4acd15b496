/// Two declarations that disagree, and a context in which neither is beaten.
///
/// Neither declaration overrides the other in the witness, and their results differ, so the cascade
/// has no answer there. A message about a conflict names the two, and the witness as an example.
package struct ConflictingPair: Hashable, Sendable {
  /// The one that was made first.
  package let first: DeclarationID
  /// The other one.
  package let second: DeclarationID
  /// The first context in which both hold unbeaten.
  package let witness: Context
}

/// Pairs of declarations that disagree.
///
/// The list is complete if `coverAll` is true; otherwise there are further pairs that the caller
/// didn't ask for.
package struct ConflictingPairs: Sendable {
  /// Each pair once, in the order in which they were found.
  package let pairs: [ConflictingPair]

  /// Whether every context in conflict is one in which a listed pair disagrees.
  package let coverAll: Bool
}

/// Questions about single declarations: where one wins, which ones conflict, and which one is
/// redundant.
extension DecisionStore {
  /// Where a declaration holds and no other one beats it, as a yes-or-no decision.
  ///
  /// - Parameters:
  ///   - winner: the declaration to follow.
  ///   - declarations: the list that it belongs to.
  ///   - resolution: says which declaration beats which.
  ///   - limit: how large the decision may become.
  /// - Returns: a decision with the result `yes` in those contexts.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package mutating func region(
    of winner: DeclarationID,
    in declarations: Declarations,
    by resolution: Resolution,
    limit: Limit = .standard
  ) throws(TooLarge) -> DecisionID {
    let region = declarations.filtered { id in
      if id == winner { return .yes }
      return declarations.beats(id, winner, by: resolution)
        && declarations.overlap(id, winner) ? .no : nil
    }
    let own = Resolution(undeclared: .no, isNarrower: resolution.isNarrower) { min($0, $1) }
    return try decide(region, by: own, limit: limit)
  }

  /// Finds declarations that are in conflict, until all contexts in conflict are explained or enough pairs are found.
  ///
  /// A decision needs one result for all conflicts, however many pairs there are. This finds the pairs that a message shows.
  ///
  /// - Parameters:
  ///   - decision: what the declarations come to.
  ///   - declarations: what it was made from.
  ///   - resolution: how it was made.
  ///   - care: positive in the contexts that exist; all of them if it is left out.
  ///   - count: the most pairs to find.
  ///   - limit: how large the decisions on the way may become.
  ///   - isConflict: whether a result says that declarations disagree.
  /// - Returns: pairs with the first context that isn't explained by the pairs before.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package mutating func conflicts(
    in decision: DecisionID,
    of declarations: Declarations,
    by resolution: Resolution,
    within care: DecisionID? = nil,
    upTo count: Int,
    limit: Limit = .standard,
    where isConflict: (TerminalID) -> Bool
  ) throws(TooLarge) -> ConflictingPairs {
    var decision = decision
    if let care { decision = try masked(decision, by: care, limit: limit) }
    var rest = map(decision) { $0 != .outside && isConflict($0) ? .yes : .no }
    var pairs: [ConflictingPair] = []
    while pairs.count < count, let witness = witness(of: rest, where: { $0 == .yes }) {
      let winners = declarations.winners(at: witness, by: resolution)
      guard let pair = disagreeing(winners, in: declarations) else {
        // The declarations aren't those of the decision; nothing more can be said.
        return ConflictingPairs(pairs: pairs, coverAll: false)
      }
      pairs.append(ConflictingPair(first: pair.0, second: pair.1, witness: witness))
      let first = try region(of: pair.0, in: declarations, by: resolution, limit: limit)
      let second = try region(of: pair.1, in: declarations, by: resolution, limit: limit)
      let explained = negation(try conjunction(first, second, limit: limit))
      rest = try conjunction(rest, explained, limit: limit)
    }
    return ConflictingPairs(pairs: pairs, coverAll: rest == DecisionID(.no))
  }

  /// The first two of several declarations whose results differ.
  private func disagreeing(
    _ winners: [DeclarationID],
    in declarations: Declarations
  ) -> (DeclarationID, DeclarationID)? {
    guard let first = winners.first,
      let second = winners.first(where: {
        declarations.result(of: $0) != declarations.result(of: first)
      })
    else { return nil }
    return (first, second)
  }

  /// Whether everything stays as it is without a declaration.
  ///
  /// Only what overlaps the declaration is decided, which takes a pass over the list to find.
  ///
  /// - Parameters:
  ///   - declaration: the one that may be left out.
  ///   - declarations: a list over the same space.
  ///   - resolution: the result where several declarations hold, or none.
  ///   - care: positive in the contexts that exist; all of them if it is left out.
  ///   - limit: how large the decisions to compare may become.
  /// - Returns: whether it is redundant.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package mutating func isRedundant(
    _ declaration: DeclarationID,
    in declarations: Declarations,
    by resolution: Resolution,
    within care: DecisionID? = nil,
    limit: Limit = .standard
  ) throws(TooLarge) -> Bool {
    var own = self.decision(where: declarations.condition(of: declaration), of: declarations)
    if let care { own = try conjunction(own, care, limit: limit) }
    let near = declarations.filtered {
      declarations.overlap($0, declaration) ? declarations.result(of: $0) : nil
    }
    let others = declarations.filtered {
      $0 != declaration && declarations.overlap($0, declaration)
        ? declarations.result(of: $0) : nil
    }
    let with = try decide(near, by: resolution, within: own, limit: limit)
    let without = try decide(others, by: resolution, within: own, limit: limit)
    return with == without
  }

  /// Where a condition holds, as a yes-or-no decision.
  ///
  /// - Parameters:
  ///   - condition: a condition of the list.
  ///   - declarations: the list.
  /// - Returns: a decision that asks each dimension of the condition once.
  package mutating func decision(
    where condition: ConditionID,
    of declarations: Declarations
  ) -> DecisionID {
    decision(where: declarations.clauseList(of: condition))
  }

  /// Where each of some dimensions has one of some values, as a yes-or-no decision.
  ///
  /// Clauses on the same dimension narrow each other. No node has more branches than its clause has
  /// ranges, so the decision is as small as the condition.
  ///
  /// - Parameter clauses: the dimensions and the values that each may have.
  /// - Returns: the decision that is positive where all clauses hold.
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

/// What holds in one context, without a diagram.
extension Declarations {
  /// The declarations that hold in a context and that none beats there, in ascending order.
  ///
  /// Compares every declaration that holds with every other, so it suits single contexts, such as
  /// the one that `lintel explain` asks about.
  package func winners(at context: Context, by resolution: Resolution) -> [DeclarationID] {
    let holding = all.filter { holds($0, at: context) }
    return holding.filter { candidate in
      !holding.contains { beats($0, candidate, by: resolution) }
    }
  }

  /// Whether two declarations hold together in some context of the space.
  func overlap(_ a: DeclarationID, _ b: DeclarationID) -> Bool {
    let (own, others) = (clauses(of: self[a].condition), clauses(of: self[b].condition))
    var (i, j) = (own.lowerBound, others.lowerBound)
    if own.contains(where: { ranges(ofClause: $0).isEmpty }) { return false }
    if others.contains(where: { ranges(ofClause: $0).isEmpty }) { return false }
    while i < own.upperBound, j < others.upperBound {
      if dimension(ofClause: i) == dimension(ofClause: j) {
        if !meet(ranges(ofClause: i), ranges(ofClause: j)) { return false }
        i += 1
        j += 1
      } else if dimension(ofClause: i) < dimension(ofClause: j) {
        i += 1
      } else {
        j += 1
      }
    }
    return true
  }

  /// Whether two lists of ranges have a value in common.
  private func meet(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    var (i, j) = (a.lowerBound, b.lowerBound)
    while i < a.upperBound, j < b.upperBound {
      if range(i).overlaps(range(j)) { return true }
      if range(i).upperBound <= range(j).upperBound { i += 1 } else { j += 1 }
    }
    return false
  }
}
