/// Decisions made from one other decision.
extension DecisionStore {
  /// The decision whose result in every context is a function of another decision's.
  ///
  /// - Parameters:
  ///   - decision: the one to map.
  ///   - transform: is called once for each result that occurs.
  /// - Returns: the mapped decision, whose results may belong to another table.
  package mutating func map(
    _ decision: DecisionID,
    _ transform: (TerminalID) -> TerminalID
  ) -> DecisionID {
    var known = IndexTable()
    func mapped(_ terminal: TerminalID) -> DecisionID {
      if let bits = known[UInt64(terminal.index)] { return DecisionID(bits: bits) }
      let result = DecisionID(transform(terminal))
      known.set(UInt64(terminal.index), to: result.bits)
      return result
    }
    if let terminal = decision.terminal { return DecisionID(transform(terminal)) }
    var results = IndexTable()
    var runs = Runs()
    for node in nodes(of: decision) {
      runs.removeAll()
      for run in self.runs(of: node) {
        let child = child(ofRun: run)
        let result = child.terminal.map(mapped) ?? Self.result(of: child, in: results)
        runs.append(upTo: end(ofRun: run), result)
      }
      let result = self.decision(at: position(of: node), runs)
      // The root comes last.
      if node == decision { return result }
      results.set(UInt64(node.bits), to: result.bits)
    }
    return decision
  }

  /// The decision that another one becomes once the value of a dimension is known.
  ///
  /// It doesn't ask that dimension.
  ///
  /// Generated functions that receive a brand, for example, contain decisions that are restricted
  /// to it.
  package mutating func restrict(
    _ decision: DecisionID,
    _ dimension: DimensionID,
    to value: Int
  ) -> DecisionID {
    replacing(decision, at: order.position(of: dimension)) { store, node in
      store.child(of: node, at: value)
    }
  }

  /// The decision that another one becomes once a dimension is known to have one of some values.
  ///
  /// What the other values led to no longer matters: each of them leads where the nearest smaller one of the set leads, or else where
  /// the smallest one does. So two decisions that agree on the set become the same.
  ///
  /// - Parameters:
  ///   - decision: the one to restrict.
  ///   - dimension: the dimension that something is known about.
  ///   - values: the values that it can still have. If there are none, nothing is left to decide, and the decision stays as it is.
  /// - Returns: the restricted decision. It asks the dimension only if the values of the set lead to different results.
  package mutating func restrict(
    _ decision: DecisionID,
    _ dimension: DimensionID,
    to values: ValueSet
  ) -> DecisionID {
    let ranges = values.intersection(space.all(dimension)).ranges
    guard !ranges.isEmpty else { return decision }
    let position = order.position(of: dimension)
    let count = valueCount(at: position)
    return replacing(decision, at: position) { store, node in
      var runs = Runs()
      var run = store.runs(of: node).lowerBound
      for (index, range) in ranges.enumerated() {
        let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : count
        while store.end(ofRun: run) <= range.lowerBound { run += 1 }
        while store.end(ofRun: run) < range.upperBound {
          runs.append(upTo: store.end(ofRun: run), store.child(ofRun: run))
          run += 1
        }
        runs.append(upTo: next, store.child(ofRun: run))
      }
      return store.decision(at: position, runs)
    }
  }

  /// Replaces the nodes that ask one dimension by other decisions that ask later ones at most.
  private mutating func replacing(
    _ decision: DecisionID,
    at position: Int,
    _ replacement: (inout DecisionStore, DecisionID) -> DecisionID
  ) -> DecisionID {
    // What asks the dimension first, as most that ask for a screen do, has nothing before it to change.
    if self.position(of: decision) == position { return replacement(&self, decision) }
    if self.position(of: decision) > position { return decision }
    var results = IndexTable()
    var runs = Runs()
    for node in nodes(of: decision) {
      let own = self.position(of: node)
      var result = node
      if own == position {
        result = replacement(&self, node)
      } else if own < position {
        runs.removeAll()
        for run in self.runs(of: node) {
          let child = child(ofRun: run)
          let next = child.isTerminal ? child : Self.result(of: child, in: results)
          runs.append(upTo: end(ofRun: run), next)
        }
        result = self.decision(at: own, runs)
      }
      results.set(UInt64(node.bits), to: result.bits)
    }
    return Self.result(of: decision, in: results)
  }

  /// What became of a node; the node itself if nothing did.
  private static func result(of node: DecisionID, in results: IndexTable) -> DecisionID {
    results[UInt64(node.bits)].map { DecisionID(bits: $0) } ?? node
  }
}
