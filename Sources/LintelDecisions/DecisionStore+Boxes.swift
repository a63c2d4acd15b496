/// A set of contexts that is a product of sets of values, and the result that they all have.
///
/// A box tells a reader what a diagram tells a program: *brands harbor and bay on iOS 15 to 18:
/// systemBlue*.
package struct DecisionBox: Hashable, Sendable {
  /// The values of the dimensions that the box restricts, in the order in which they're asked.
  package fileprivate(set) var clauses: [Clause]
  /// The result in the whole box.
  package let result: TerminalID
}

extension DecisionStore {
  /// Returns the regions of a decision as disjoint boxes that cover all contexts, or those of a care set.
  ///
  /// The boxes are the paths of the diagram, joined where they differ in a single dimension. They are in the order of their first
  /// contexts.
  package mutating func boxes(
    of decision: DecisionID,
    within care: DecisionID? = nil
  ) throws(TooLarge) -> [DecisionBox] {
    var decision = decision
    if let care { decision = try masked(decision, by: care) }
    let boxes = try paths(of: decision)
    return joined(boxes)
  }

  /// Returns the paths from the root to results that exist.
  private func paths(of decision: DecisionID) throws(TooLarge) -> [DecisionBox] {
    if let terminal = decision.terminal {
      return terminal == .outside ? [] : [DecisionBox(clauses: [], result: terminal)]
    }
    var result: [DecisionBox] = []
    var path: [Clause] = []
    var stack = [branches(of: decision)]
    while let top = stack.indices.last {
      guard let branch = stack[top].popLast() else {
        stack.removeLast()
        _ = path.popLast()
        continue
      }
      path.append(branch.clause)
      guard let terminal = branch.child.terminal else {
        stack.append(branches(of: branch.child))
        continue
      }
      if terminal != .outside { result.append(DecisionBox(clauses: path, result: terminal)) }
      path.removeLast()
      if result.count > limit.steps {
        throw TooLarge(dimension: branch.clause.dimension, declarations: [])
      }
    }
    return result
  }

  /// Returns the branches of a node, the one with the smallest value last.
  func branches(of node: DecisionID) -> [(clause: Clause, child: DecisionID)] {
    var places = IndexTable()
    var branches: [(ranges: [Range<Int32>], child: DecisionID)] = []
    var start: Int32 = 0
    for run in runs(of: node) {
      let range = start..<end(ofRun: run)
      let child = child(ofRun: run)
      start = range.upperBound
      if let place = places[UInt64(child.bits)] {
        branches[Int(place)].ranges.append(range)
      } else {
        places.set(UInt64(child.bits), to: UInt32(truncatingIfNeeded: branches.count))
        branches.append(([range], child))
      }
    }
    let dimension = order.dimension(at: position(of: node))
    return branches.reversed().map { (Clause(dimension, ValueSet($0.ranges)), $0.child) }
  }

  /// Joins boxes that differ only in the values of one dimension, until none do.
  private func joined(_ boxes: [DecisionBox]) -> [DecisionBox] {
    var boxes = boxes.map(HashedBox.init)
    var isDone = false
    while !isDone {
      isDone = true
      let dimensions = Set(boxes.flatMap { $0.box.clauses.map(\.dimension) })
      for dimension in dimensions.sorted(by: { order.position(of: $0) > order.position(of: $1) }) {
        let count = boxes.count
        boxes = joined(boxes, in: dimension)
        if boxes.count < count { isDone = false }
      }
    }
    let keyed = boxes.map { (key: sortKey($0.box), box: $0.box) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.box)
  }

  /// Joins boxes that differ only in the values of a given dimension.
  private func joined(_ boxes: [HashedBox], in dimension: DimensionID) -> [HashedBox] {
    var places: [Int: [Int]] = [:]
    var values: [[ValueSet]] = []
    var result: [HashedBox] = []
    for box in boxes {
      let clauses = box.box.clauses
      guard let index = index(of: dimension, in: clauses) else {
        values.append([])
        result.append(box)
        continue
      }
      let rest = box.hash &- clauses[index].hashValue
      let place = places[rest]?.first { result[$0].box.isEqual(to: box.box, apartFrom: index) }
      guard let place else {
        places[rest, default: []].append(result.count)
        values.append([clauses[index].values])
        result.append(box)
        continue
      }
      values[place].append(clauses[index].values)
    }
    for (place, values) in values.enumerated() where values.count > 1 {
      let clause = Clause(dimension, ValueSet(values.flatMap(\.ranges)))
      var box = result[place].box
      box.clauses = box.clauses.compactMap {
        if $0.dimension != dimension { return $0 }
        return clause.values == space.all(dimension) ? nil : clause
      }
      result[place] = HashedBox(box)
    }
    return result
  }

  /// Returns the index of a dimension in clauses, which are in the order in which they're asked, or `nil` if they don't restrict it.
  private func index(of dimension: DimensionID, in clauses: [Clause]) -> Int? {
    let position = order.position(of: dimension)
    let place = clauses.indices.partitioned {
      order.position(of: clauses[$0].dimension) >= position
    }
    return place < clauses.count && clauses[place].dimension == dimension ? place : nil
  }

  /// Returns a key for the first context of a box: the positions and values that aren't the first ones.
  private func sortKey(_ box: DecisionBox) -> [Int] {
    box.clauses.flatMap { clause -> [Int] in
      let value = Int(clause.values.ranges.first?.lowerBound ?? 0)
      // A nonzero value at an earlier position comes later.
      return value == 0 ? [] : [order.count - order.position(of: clause.dimension), value]
    }
  }
}

/// A box with a hash that a single clause can be subtracted from, to find boxes that differ in one clause.
private struct HashedBox {
  let box: DecisionBox
  /// The sum of the hash values of its clauses.
  let hash: Int

  init(_ box: DecisionBox) {
    self.box = box
    hash = box.clauses.reduce(0) { $0 &+ $1.hashValue }
  }
}

extension DecisionBox {
  /// Returns whether another box differs at most in the values of the clause at an index.
  fileprivate func isEqual(to other: DecisionBox, apartFrom index: Int) -> Bool {
    result == other.result && clauses.count == other.clauses.count
      && clauses[index].dimension == other.clauses[index].dimension
      && clauses[..<index] == other.clauses[..<index]
      && clauses[(index + 1)...] == other.clauses[(index + 1)...]
  }
}
