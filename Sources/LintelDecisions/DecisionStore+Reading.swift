extension DecisionStore {
  /// The result of a decision in a context.
  package func evaluate(_ decision: DecisionID, at context: Context) -> TerminalID {
    var decision = decision
    while true {
      if let terminal = decision.terminal { return terminal }
      decision = child(of: decision, at: context[order.dimension(at: position(of: decision))])
    }
  }

  /// What a decision asks first, and where each answer leads: each child once, in the order of the smallest values.
  ///
  /// Nil for a decision with one result.
  package func question(
    of decision: DecisionID
  ) -> (dimension: DimensionID, branches: [(values: ValueSet, child: DecisionID)])? {
    if decision.isTerminal { return nil }
    let dimension = order.dimension(at: position(of: decision))
    return (dimension, branches(of: decision).reversed().map { ($0.clause.values, $0.child) })
  }

  /// The results that a decision comes to somewhere, in ascending order.
  package func terminals(of decision: DecisionID) -> [TerminalID] {
    if let terminal = decision.terminal { return [terminal] }
    var seen = IndexTable()
    var result: [TerminalID] = []
    for node in nodes(of: decision) {
      for run in runs(of: node) {
        if let terminal = child(ofRun: run).terminal, seen.insert(UInt64(terminal.index)) {
          result.append(terminal)
        }
      }
    }
    return result.sorted()
  }

  /// The dimensions that the result depends on, in the order in which they are asked.
  package func support(of decision: DecisionID) -> [DimensionID] {
    Set(nodes(of: decision).map { position(of: $0) }).sorted().map { order.dimension(at: $0) }
  }

  /// How many different nodes a decision consists of.
  package func nodeCount(of decision: DecisionID) -> Int {
    nodes(of: decision).count
  }

  /// How many branches a decision has: for each node, as many as it has different children.
  package func branchCount(of decision: DecisionID) -> Int {
    var result = 0
    for node in nodes(of: decision) {
      var seen = IndexTable()
      for run in runs(of: node) where seen.insert(UInt64(child(ofRun: run).bits)) { result += 1 }
    }
    return result
  }

  /// The first context whose result satisfies a condition, or `nil` if there is none.
  ///
  /// Contexts are compared by their values in the order in which dimensions are asked, so that the witness doesn't depend on how the
  /// decision was made.
  package func witness(
    of decision: DecisionID,
    where isMet: (TerminalID) -> Bool
  ) -> Context? {
    var known = IndexTable()
    func leads(_ child: DecisionID) -> Bool {
      guard let terminal = child.terminal else { return known[UInt64(child.bits)] == 1 }
      let key = UInt64(child.bits)
      if let verdict = known[key] { return verdict == 1 }
      let verdict = isMet(terminal)
      known.set(key, to: verdict ? 1 : 0)
      return verdict
    }
    for node in nodes(of: decision) {
      let leads = runs(of: node).contains { leads(child(ofRun: $0)) }
      known.set(UInt64(node.bits), to: leads ? 1 : 0)
    }
    guard leads(decision) else { return nil }
    var context = Context(in: space)
    var current = decision
    while !current.isTerminal {
      let runs = runs(of: current)
      guard let run = runs.first(where: { leads(child(ofRun: $0)) }) else { return nil }
      let value = run == runs.lowerBound ? 0 : end(ofRun: run - 1)
      context[order.dimension(at: position(of: current))] = Int(value)
      current = child(ofRun: run)
    }
    return context
  }

  /// In how many contexts a decision has each of its results, by ascending result.
  ///
  /// - Returns: `nil` if the space has 2¹²⁸ contexts or more, since the numbers then don't fit.
  package func counts(of decision: DecisionID) -> [(result: TerminalID, contexts: UInt128)]? {
    guard let total = space.contextCount else { return nil }
    if let terminal = decision.terminal { return [(terminal, total)] }
    // products[p] is the number of assignments to the dimensions before position p.
    var products: [UInt128] = [1]
    for position in 0..<order.count {
      products.append(products[position] * UInt128(valueCount(at: position)))
    }
    let nodes = nodes(of: decision)
    var places = IndexTable()
    for (place, node) in nodes.enumerated() {
      places.set(UInt64(node.bits), to: UInt32(truncatingIfNeeded: place))
    }
    // How many assignments to the dimensions before a node lead to it.
    var arriving = [UInt128](repeating: 0, count: nodes.count)
    arriving[nodes.count - 1] = products[position(of: decision)]
    var results: [TerminalID: UInt128] = [:]
    for (place, node) in nodes.enumerated().reversed() {
      var start: Int32 = 0
      let after = products[position(of: node) + 1]
      for run in runs(of: node) {
        let child = child(ofRun: run)
        let skipped = products[position(of: child)] / after
        let contexts = arriving[place] * UInt128(end(ofRun: run) - start) * skipped
        start = end(ofRun: run)
        if let terminal = child.terminal {
          results[terminal, default: 0] += contexts
        } else if let childPlace = places[UInt64(child.bits)] {
          arriving[Int(childPlace)] += contexts
        }
      }
    }
    return results.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
