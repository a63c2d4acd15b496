/// Questions to one decision, without making new nodes.
///
/// Functions that look at every node take time in proportion to the nodes and branches of the
/// decision, not to the contexts of the space.
extension DecisionStore {
  /// The result of a decision in a context.
  ///
  /// Takes one step for each dimension on the path, at most as many as the space has.
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
  ///
  /// Backends write decisions with it: the dimension becomes the condition, and each branch a case.
  package func question(of decision: DecisionID) -> Question? {
    if decision.isTerminal { return nil }
    let dimension = order.dimension(at: position(of: decision))
    return (dimension, branches(of: decision).reversed().map { ($0.clause.values, $0.child) })
  }

  /// Returns the results that a decision has somewhere, in ascending order.
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
  ///
  /// A decision on one result depends on nothing, so the list is empty.
  package func support(of decision: DecisionID) -> [DimensionID] {
    if decision.isTerminal { return [] }
    return Set(nodes(of: decision).map { position(of: $0) }).sorted().map {
      order.dimension(at: $0)
    }
  }

  /// Whether the result depends on one dimension and on nothing else.
  ///
  /// Takes a step for each branch of the first node, where `support` looks at all nodes.
  package func asks(_ decision: DecisionID, only dimension: DimensionID) -> Bool {
    guard !decision.isTerminal, order.dimension(at: position(of: decision)) == dimension else {
      return false
    }
    return runs(of: decision).allSatisfy { child(ofRun: $0).isTerminal }
  }

  /// Whether a yes-or-no decision is positive wherever another one is.
  ///
  /// Takes at most one step for each pair of their nodes and branches.
  package func isPositive(_ test: DecisionID, wherever other: DecisionID) -> Bool {
    var seen = IndexTable()
    var open = [(test: test, other: other)]
    while let (test, other) = open.popLast() {
      let isMet = other == DecisionID(.no) || test == DecisionID(.yes) || test == other
      if isMet || !seen.insert(pairKey(test, other)) { continue }
      // What isn't the same everywhere is positive somewhere, and negative somewhere.
      if test.isTerminal || other.isTerminal { return false }
      let position = min(position(of: test), position(of: other))
      var runs = PairedRuns(of: test, other, at: position, in: self)
      while let next = runs.next(in: self) { open.append((next.a, next.b)) }
    }
    return true
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

  /// The first context of each result that a decision comes to, in the order of these contexts.
  ///
  /// Contexts are compared by their values in the order in which dimensions are asked, so that a witness doesn't depend on how the decision
  /// was made. All of them together take one walk.
  package func witnesses(of decision: DecisionID) -> [(result: TerminalID, context: Context)] {
    let start = Context(in: space)
    if let terminal = decision.terminal { return [(terminal, start)] }
    var seen = IndexTable()
    var found: [(result: TerminalID, context: Context)] = []
    var context = start
    // The node's runs that are still to be looked at, the first one last.
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
