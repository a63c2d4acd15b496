/// The parts of a decision with the ways that lead to them, for many questions about one decision.
///
/// A question follows the ways from results up to the decision, so its time depends on what leads to these results,
/// not on the size of the decision. The ways stay valid as long as the decision does.
package struct DecisionWays: Sendable {
  fileprivate let decision: DecisionID
  /// The nodes and results of the decision, the decision itself last.
  fileprivate let parts: ContiguousArray<DecisionID>
  /// The places of the results in `parts`.
  private var results = IndexTable()
  /// The index of each part's first way in `parents`, and the end of the last part's ways.
  private var starts: ContiguousArray<Int>
  /// For each way to a part, the place of the node that it comes from.
  private var parents: ContiguousArray<Int32>
  /// The index of each part's first run in `children`.
  fileprivate let firstChildren: ContiguousArray<Int>
  /// For each run of each node, the place that it leads to.
  fileprivate let children: ContiguousArray<Int32>

  /// Follows a decision from its first question to its results.
  fileprivate init(_ decision: DecisionID, in store: DecisionStore) {
    self.decision = decision
    var parts: ContiguousArray<DecisionID> = []
    var places = IndexTable()
    var (firstChildren, children): (ContiguousArray<Int>, ContiguousArray<Int32>) = ([], [])
    func place(_ part: DecisionID) -> Int32 {
      if let known = places[UInt64(part.bits)] { return Int32(bitPattern: known) }
      let place = Int32(truncatingIfNeeded: parts.count)
      places.set(UInt64(part.bits), to: UInt32(bitPattern: place))
      parts.append(part)
      firstChildren.append(children.count)
      return place
    }
    for node in store.nodes(of: decision) {
      // Results that occur here first must get their places before the node does.
      let runs = store.runs(of: node)
      for run in runs where store.child(ofRun: run).isTerminal {
        _ = place(store.child(ofRun: run))
      }
      _ = place(node)
      for run in runs { children.append(place(store.child(ofRun: run))) }
    }
    _ = place(decision)
    firstChildren.append(children.count)
    starts = ContiguousArray(repeating: 0, count: parts.count + 1)
    for child in children { starts[Int(child) + 1] += 1 }
    for part in parts.indices { starts[part + 1] += starts[part] }
    var next = starts
    parents = ContiguousArray(repeating: 0, count: children.count)
    for part in parts.indices {
      for run in firstChildren[part]..<firstChildren[part + 1] {
        let child = Int(children[run])
        parents[next[child]] = Int32(truncatingIfNeeded: part)
        next[child] += 1
      }
    }
    for (place, part) in parts.enumerated() where part.isTerminal {
      results.set(UInt64(part.bits), to: UInt32(truncatingIfNeeded: place))
    }
    (self.parts, self.firstChildren, self.children) = (parts, firstChildren, children)
  }

  /// The results that the decision has in any context.
  fileprivate var terminals: [TerminalID] { parts.compactMap(\.terminal) }

  /// Returns, for each part, whether it leads to any of some results.
  fileprivate func leading(to wanted: [TerminalID]) -> ContiguousArray<Bool> {
    var leads = ContiguousArray(repeating: false, count: parts.count)
    var open: [Int] = []
    func note(_ part: Int) {
      if leads[part] { return }
      leads[part] = true
      open.append(part)
    }
    for result in wanted {
      if let place = results[UInt64(DecisionID(result).bits)] { note(Int(place)) }
    }
    while let part = open.popLast() {
      for way in starts[part]..<starts[part + 1] { note(Int(parents[way])) }
    }
    return leads
  }
}

extension DecisionStore {
  /// Returns the ways through a decision.
  package func ways(through decision: DecisionID) -> DecisionWays {
    DecisionWays(decision, in: self)
  }

  /// Returns, for each of some dimensions, the values for which a decision can have a result that meets a condition.
  package func values(
    of dimensions: [DimensionID],
    in decision: DecisionID,
    where isMet: (TerminalID) -> Bool
  ) -> [ValueSet] {
    let ways = ways(through: decision)
    return values(of: dimensions, on: ways, to: ways.terminals.filter(isMet))
  }

  /// Returns, for each of some dimensions, the values for which a decision can have one of some results.
  package func values(
    of dimensions: [DimensionID],
    on ways: DecisionWays,
    to results: [TerminalID]
  ) -> [ValueSet] {
    let leads = ways.leading(to: results)
    return dimensions.map { values(of: $0, on: ways, leads) }
  }

  private func values(
    of dimension: DimensionID,
    on ways: DecisionWays,
    _ leads: ContiguousArray<Bool>
  ) -> ValueSet {
    let asked = order.position(of: dimension)
    var ranges: [Range<Int32>] = []
    let root = ways.parts.count - 1
    var seen = ContiguousArray(repeating: false, count: ways.parts.count)
    var open = leads[root] ? [root] : []
    while let next = open.popLast() {
      let node = ways.parts[next]
      // Nothing on the path asks the dimension.
      if position(of: node) > asked { return space.all(dimension) }
      var start: Int32 = 0
      for (run, way) in zip(runs(of: node), ways.firstChildren[next]...) {
        let (child, end) = (Int(ways.children[way]), end(ofRun: run))
        defer { start = end }
        guard leads[child] else { continue }
        if position(of: node) == asked {
          ranges.append(start..<end)
        } else if !seen[child] {
          seen[child] = true
          open.append(child)
        }
      }
    }
    return ValueSet(ranges)
  }
}
