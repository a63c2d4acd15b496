/// Decisions on part of the space: a *care set* is a yes-or-no decision that is positive in the contexts that exist.
///
/// Every function that examines a decision within a care set uses its *masked* form, which is
/// `TerminalID.outside` elsewhere. Two decisions agree within a care set if and only if their masked
/// forms are equal.
extension DecisionStore {
  /// Returns a decision that is the same as another one where a care set is positive, and `TerminalID.outside` elsewhere.
  package mutating func masked(
    _ decision: DecisionID,
    by care: DecisionID
  ) throws(TooLarge) -> DecisionID {
    let outside = DecisionID(.outside)
    if let terminal = care.terminal { return terminal == .yes ? decision : outside }
    let key = pairKey(decision, care)
    if let known = maskings[key] { return DecisionID(bits: known) }
    let result = try apply(
      decision,
      care,
      shortcut: { decision, care in care.terminal.map { $0 == .yes ? decision : outside } },
      combine: { decision, _ in decision }
    )
    maskings.set(key, to: result.bits)
    return result
  }

  /// Returns whether two decisions have the same results where a care set is positive.
  ///
  /// The answer is immediate if the decisions agree everywhere, because their ids are equal.
  package mutating func areEqual(
    _ a: DecisionID,
    _ b: DecisionID,
    within care: DecisionID
  ) throws(TooLarge) -> Bool {
    if a == b { return true }
    return try masked(a, by: care) == masked(b, by: care)
  }

  /// Counts the contexts of a care set in which a decision has each of its results, by ascending result.
  ///
  /// - Returns: the counts, or `nil` if the space has 2¹²⁸ contexts or more.
  package mutating func counts(
    of decision: DecisionID,
    within care: DecisionID
  ) throws(TooLarge) -> [(result: TerminalID, contexts: UInt128)]? {
    let masked = try masked(decision, by: care)
    return counts(of: masked)?.filter { $0.result != .outside }
  }

  /// Returns a small decision that has the same results as another one where a care set is positive.
  ///
  /// Elsewhere, it has whichever of these results make it small. A node whose children agree wherever both matter vanishes. Values that
  /// don't matter join their neighbors, or the most frequent values if they have no order. (Coudert and Madre's *restrict*, 1990, looks for
  /// children that don't matter at all, and nothing else.)
  ///
  /// The result depends only on the decision within the care set, so two decisions that agree there
  /// become the same. If no context matters, the result is `TerminalID.outside`.
  package mutating func simplify(
    _ decision: DecisionID,
    within care: DecisionID
  ) throws(TooLarge) -> DecisionID {
    // A constant can't become simpler, unless no context matters.
    if decision.isTerminal { return care.terminal == .no ? DecisionID(.outside) : decision }
    // Neither can a decision that asks nothing that the care set asks, because all of it matters.
    if care.terminal != .no, isIndependent(decision, of: care) { return decision }
    return try simplify(masked: masked(decision, by: care))
  }

  /// Returns whether a decision, which has a result everywhere, and a care set ask no common dimension.
  private mutating func isIndependent(_ decision: DecisionID, of care: DecisionID) -> Bool {
    let asked = positionsAskedByCareSet[care] ?? asked(by: care)
    positionsAskedByCareSet[care] = asked
    var seen = IndexTable()
    var open: ContiguousArray = [decision]
    while let next = open.popLast() {
      if next == DecisionID(.outside) { return false }
      if next.isTerminal || !seen.insert(UInt64(next.bits)) { continue }
      if asked[position(of: next)] { return false }
      for run in runs(of: next) { open.append(child(ofRun: run)) }
    }
    return true
  }

  private func asked(by decision: DecisionID) -> [Bool] {
    var asked = Array(repeating: false, count: order.count)
    for node in nodes(of: decision) { asked[position(of: node)] = true }
    return asked
  }

  package mutating func simplify(masked: DecisionID) throws(TooLarge) -> DecisionID {
    if let known = simplifications[UInt64(masked.bits)] { return DecisionID(bits: known) }
    let before = totalNodeCount
    var memo = CombinationMemo()
    // For each node, the common result of its children where they agree, and the node that replaces it.
    var unions = IndexTable()
    var results = IndexTable()
    func result(of decision: DecisionID) -> DecisionID? {
      if decision.isTerminal { return decision }
      return results[UInt64(decision.bits)].map { DecisionID(bits: $0) }
    }
    var stack = [masked]
    while let node = stack.last {
      if result(of: node) != nil {
        stack.removeLast()
        continue
      }
      let key = UInt64(node.bits)
      let union: DecisionID
      if let known = unions[key] {
        union = DecisionID(bits: known)
      } else {
        // A node that stays is its own union.
        union = try unionOfChildren(node, memo: &memo) ?? node
        unions.set(key, to: union.bits)
        if totalNodeCount - before > limit.nodes {
          throw TooLarge(dimension: order.dimension(at: position(of: node)), declarations: [])
        }
      }
      if union != node {
        if let simple = result(of: union) {
          results.set(key, to: simple.bits)
        } else {
          stack.append(union)
        }
        continue
      }
      let height = stack.count
      for run in runs(of: node) where result(of: child(ofRun: run)) == nil {
        stack.append(child(ofRun: run))
      }
      if stack.count == height { results.set(key, to: keepingNode(node, result).bits) }
    }
    let simple = result(of: masked) ?? masked
    simplifications.set(UInt64(masked.bits), to: simple.bits)
    return simple
  }

  /// Returns the common result of a node's children, if they agree wherever two of them matter.
  private mutating func unionOfChildren(
    _ node: DecisionID,
    memo: inout CombinationMemo
  ) throws(TooLarge) -> DecisionID? {
    var united = DecisionID(.outside)
    for run in runs(of: node) where child(ofRun: run) != united {
      guard let next = try union(united, child(ofRun: run), memo: &memo) else { return nil }
      united = next
    }
    return united
  }

  /// Returns the union of two masked decisions, or `nil` if they disagree where both matter.
  private mutating func union(
    _ a: DecisionID,
    _ b: DecisionID,
    memo: inout CombinationMemo
  ) throws(TooLarge) -> DecisionID? {
    let outside = DecisionID(.outside)
    return try applyWherePossible(
      a,
      b,
      memo: &memo,
      shortcut: { a, b in a == outside || a == b ? b : b == outside ? a : nil },
      combine: { _, _ in nil }
    )
  }

  /// Returns whether a masked decision agrees with another one wherever the other one matters, and so can replace it.
  private func hasResults(of other: DecisionID, in decision: DecisionID) -> Bool {
    let outside = DecisionID(.outside)
    var seen = IndexTable()
    var open: ContiguousArray = [(decision, other)]
    while let (a, b) = open.popLast() {
      if a == b || b == outside { continue }
      if a == outside || a.isTerminal && b.isTerminal { return false }
      guard seen.insert(pairKey(a, b)) else { continue }
      let position = min(position(of: a), position(of: b))
      var runs = PairedRuns(of: a, b, at: position, in: self)
      while let next = runs.next(in: self) { open.append((next.a, next.b)) }
    }
    return true
  }

  /// Returns the child that the most values lead to, among those that matter; the smallest value breaks ties.
  private func mostFrequentChild(of node: DecisionID) -> DecisionID? {
    var counts: [(child: DecisionID, count: Int32)] = []
    var places = IndexTable()
    var start: Int32 = 0
    for run in runs(of: node) {
      let (child, length) = (child(ofRun: run), end(ofRun: run) - start)
      start = end(ofRun: run)
      if child == DecisionID(.outside) { continue }
      if let place = places[UInt64(child.bits)] {
        counts[Int(place)].count += length
      } else {
        places.set(UInt64(child.bits), to: UInt32(truncatingIfNeeded: counts.count))
        counts.append((child, length))
      }
    }
    var most: (child: DecisionID, count: Int32)?
    for candidate in counts where candidate.count > most?.count ?? 0 { most = candidate }
    return most?.child
  }

  /// Makes a node from its children's replacements, and joins values that don't matter to their neighbors.
  ///
  /// If the values have no order, a value joins "no name", or else most other values, if it agrees with them wherever it matters. For
  /// example, a screen of only one brand is like no screen.
  private mutating func keepingNode(
    _ node: DecisionID,
    _ result: (DecisionID) -> DecisionID?
  ) -> DecisionID {
    let outside = DecisionID(.outside)
    let runs = runs(of: node)
    var made = Runs()
    var neighbor = outside
    if let first = runs.first(where: { child(ofRun: $0) != outside }) {
      neighbor = child(ofRun: first)
    }
    let most = isUnordered(position(of: node)) ? mostFrequentChild(of: node) : nil
    let none = isOptional(position(of: node)) ? child(ofRun: runs[runs.startIndex]) : nil
    for run in runs {
      let own = child(ofRun: run)
      if own != outside {
        neighbor = own
        // A child that is a result matters everywhere.
        if !own.isTerminal, let most {
          let usual = [none ?? most, most].first { $0 != outside && hasResults(of: own, in: $0) }
          neighbor = usual ?? own
        }
      } else if let most {
        neighbor = most
      }
      made.append(upTo: end(ofRun: run), result(neighbor) ?? neighbor)
    }
    return decision(at: position(of: node), made)
  }
}
