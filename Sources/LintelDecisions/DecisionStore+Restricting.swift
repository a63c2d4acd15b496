/// Decisions made from one other decision.
extension DecisionStore {
  /// Returns the decision whose result in every context is a function of another decision's.
  ///
  /// `transform` is called once for each result that occurs. The new results can belong to another table.
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

  /// Returns, for each result of a decision, the contexts that have it, in the order in which the results are found.
  ///
  /// This takes time in proportion to the decision's branches and the results below each, whereas `map` would go through all branches for
  /// each result.
  package mutating func tests(of decision: DecisionID) -> [(result: TerminalID, test: DecisionID)] {
    if let terminal = decision.terminal { return [(terminal, DecisionID(.yes))] }
    var places = IndexTable()
    var known: ContiguousArray<[(result: TerminalID, test: DecisionID)]> = []
    for node in nodes(of: decision) {
      let position = position(of: node)
      var parts = ResultRuns()
      var start: Int32 = 0
      for run in runs(of: node) {
        let (child, end) = (child(ofRun: run), end(ofRun: run))
        if let result = child.terminal {
          parts.add(result, DecisionID(.yes), from: start, to: end)
        } else if let place = places[UInt64(child.bits)] {
          for (result, test) in known[Int(place)] { parts.add(result, test, from: start, to: end) }
        }
        start = end
      }
      parts.fill(upTo: start)
      places.set(UInt64(node.bits), to: UInt32(truncatingIfNeeded: known.count))
      known.append(parts.all.map { ($0.result, self.decision(at: position, $0.runs)) })
    }
    return known.last ?? []
  }

  /// Returns what remains of a decision after the value of a dimension is known.
  ///
  /// The new decision doesn't ask that dimension. For example, generated functions that receive a
  /// brand contain decisions that are restricted to it.
  package mutating func restrict(
    _ decision: DecisionID,
    _ dimension: DimensionID,
    to value: Int
  ) -> DecisionID {
    replacing(decision, at: order.position(of: dimension)) { store, node in
      store.child(of: node, at: value)
    }
  }

  /// Returns what remains of a decision after a dimension is known to have one of some values.
  ///
  /// The results of other values don't matter: each of these values leads where the nearest smaller one of the set leads, or else where
  /// the smallest one does. So two decisions that agree on the set become the same. The new decision asks the dimension only if the
  /// values of the set lead to different results. If the set is empty, the decision doesn't change.
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

  /// Replaces the nodes that ask one dimension with decisions that ask only later dimensions.
  private mutating func replacing(
    _ decision: DecisionID,
    at position: Int,
    _ replacement: (inout DecisionStore, DecisionID) -> DecisionID
  ) -> DecisionID {
    // If the dimension comes first, as it usually does for screens, there are no earlier nodes to change.
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

  /// Returns the replacement of a node, or the node itself if it doesn't have one.
  private static func result(of node: DecisionID, in results: IndexTable) -> DecisionID {
    results[UInt64(node.bits)].map { DecisionID(bits: $0) } ?? node
  }
}

/// The runs of a node for each of the results below it, in the order in which the results are found.
private struct ResultRuns {
  private(set) var all: ContiguousArray<(result: TerminalID, runs: Runs)> = []
  private var places = IndexTable()

  /// Adds a run with the contexts that have a result, which is negative between the last such run and this one.
  mutating func add(_ result: TerminalID, _ test: DecisionID, from start: Int32, to end: Int32) {
    let place = places[UInt64(result.index)].map { Int($0) } ?? all.count
    if place == all.count {
      places.set(UInt64(result.index), to: UInt32(truncatingIfNeeded: place))
      all.append((result, Runs()))
    }
    all[place].runs.fill(upTo: start, with: DecisionID(.no))
    all[place].runs.append(upTo: end, test)
  }

  /// Adds negative runs up to the end of the dimension.
  mutating func fill(upTo end: Int32) {
    for place in all.indices { all[place].runs.fill(upTo: end, with: DecisionID(.no)) }
  }
}
