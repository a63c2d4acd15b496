/// Questions about one decision, which don't make new nodes.
///
/// Functions that look at every node take time in proportion to the nodes and branches of the
/// decision, not to the contexts of the space.
extension DecisionStore {
  /// Returns the result of a decision in a context.
  ///
  /// This takes one step for each dimension on the path, at most as many as the space has.
  package func evaluate(_ decision: DecisionID, at context: Context) -> TerminalID {
    var decision = decision
    while true {
      if let terminal = decision.terminal { return terminal }
      decision = child(of: decision, at: context[order.dimension(at: position(of: decision))])
    }
  }

  /// Returns what a decision asks first and where each answer leads, or `nil` if the decision has only one result.
  ///
  /// Each child occurs once, in the order of the smallest values. Backends write decisions this way: the dimension becomes the condition,
  /// and each branch a case.
  package func question(of decision: DecisionID) -> Question? {
    if decision.isTerminal { return nil }
    let dimension = order.dimension(at: position(of: decision))
    return (dimension, branches(of: decision).reversed().map { ($0.clause.values, $0.child) })
  }

  /// Returns the results that a decision has in any context, in ascending order.
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

  /// Returns the dimensions that the result depends on, in the order in which they're asked.
  ///
  /// The list is empty for a decision with only one result.
  package func support(of decision: DecisionID) -> [DimensionID] {
    if decision.isTerminal { return [] }
    return Set(nodes(of: decision).map { position(of: $0) }).sorted().map {
      order.dimension(at: $0)
    }
  }

  /// Returns whether the result depends on one dimension and on nothing else.
  ///
  /// This takes a step for each branch of the first node, whereas `support` looks at all nodes.
  package func depends(_ decision: DecisionID, onlyOn dimension: DimensionID) -> Bool {
    guard !decision.isTerminal, order.dimension(at: position(of: decision)) == dimension else {
      return false
    }
    return runs(of: decision).allSatisfy { child(ofRun: $0).isTerminal }
  }

  /// Returns whether a yes-or-no decision is positive wherever another one is.
  ///
  /// This takes at most one step for each pair of their nodes and branches.
  package func isPositive(_ test: DecisionID, wherever other: DecisionID) -> Bool {
    var seen = IndexTable()
    var open = [(test: test, other: other)]
    while let (test, other) = open.popLast() {
      let isMet = other == DecisionID(.no) || test == DecisionID(.yes) || test == other
      if isMet || !seen.insert(pairKey(test, other)) { continue }
      // A decision that isn't constant is positive in some contexts and negative in others.
      if test.isTerminal || other.isTerminal { return false }
      let position = min(position(of: test), position(of: other))
      var runs = PairedRuns(of: test, other, at: position, in: self)
      while let next = runs.next(in: self) { open.append((next.a, next.b)) }
    }
    return true
  }

  /// Returns the number of different nodes in a decision.
  package func nodeCount(of decision: DecisionID) -> Int { nodes(of: decision).count }

  /// Returns the number of branches in a decision: for each node, the number of its different children.
  package func branchCount(of decision: DecisionID) -> Int {
    var result = 0
    for node in nodes(of: decision) {
      var seen = IndexTable()
      for run in runs(of: node) where seen.insert(UInt64(child(ofRun: run).bits)) { result += 1 }
    }
    return result
  }

  /// Returns the first context of each result of a decision, in the order of these contexts.
  ///
  /// Contexts are compared by their values in the order in which dimensions are asked, so a witness doesn't depend on how the decision was
  /// made. One walk finds all of them.
  package func witnesses(of decision: DecisionID) -> [(result: TerminalID, context: Context)] {
    let start = Context(in: space)
    if let terminal = decision.terminal { return [(terminal, start)] }
    var seen = IndexTable()
    var found: [(result: TerminalID, context: Context)] = []
    var context = start
    // The nodes on the path, each with its remaining runs.
    var stack = [(node: decision, rest: runs(of: decision))]
    while let top = stack.last {
      guard let run = top.rest.first else {
        context[order.dimension(at: position(of: top.node))] = 0
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].rest = top.rest.dropFirst()
      let child = child(ofRun: run)
      guard seen.insert(UInt64(child.bits)) else { continue }
      let value = run == runs(of: top.node).lowerBound ? 0 : end(ofRun: run - 1)
      context[order.dimension(at: position(of: top.node))] = Int(value)
      if let terminal = child.terminal {
        found.append((terminal, context))
      } else {
        stack.append((child, runs(of: child)))
      }
    }
    return found
  }

  /// Counts the contexts in which a decision has each of its results, by ascending result.
  ///
  /// - Returns: the counts, or `nil` if the space has 2¹²⁸ contexts or more, because the numbers then don't fit.
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
    // The number of assignments to the dimensions before each node that lead to it.
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
