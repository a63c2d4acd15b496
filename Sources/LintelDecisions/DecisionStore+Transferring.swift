/// The counterpart in this store of a dimension in another store's space.
package enum Counterpart: Hashable, Sendable {
  /// The dimension has this value in all contexts of this space.
  case fixed(Int)
  /// A dimension of this space determines its value, with one element for each value of that dimension.
  case dimension(DimensionID, [Int])
}

extension DecisionStore {
  /// Copies a decision from another store over the same space, which can have a different order of dimensions.
  package mutating func transfer(
    _ decision: DecisionID,
    from other: DecisionStore
  ) throws(TooLarge) -> DecisionID {
    let counterparts = space.dimensions.map { dimension in
      Counterpart.dimension(dimension, Array(0..<space.valueCount(of: dimension)))
    }
    return try transfer(decision, from: other, through: counterparts)
  }

  /// Turns a decision about another space into one about this space.
  ///
  /// Each context of this space represents one of the other space. The new decision has the result here that the other one has there,
  /// from the other store's table. `counterparts` has one element for each dimension of the other space.
  package mutating func transfer(
    _ decision: DecisionID,
    from other: DecisionStore,
    through counterparts: [Counterpart]
  ) throws(TooLarge) -> DecisionID {
    var results = IndexTable()
    func result(_ decision: DecisionID) -> DecisionID {
      results[UInt64(decision.bits)].map { DecisionID(bits: $0) } ?? decision
    }
    var steps = 0
    for node in other.nodes(of: decision) {
      let made: DecisionID
      switch counterparts[other.order.dimension(at: other.position(of: node)).index] {
      case .fixed(let value): made = result(other.child(of: node, at: value))
      case .dimension(let dimension, let values):
        steps += values.count
        if steps > limit.steps { throw TooLarge(dimension: dimension, declarations: []) }
        made = try asking(dimension, values.map { result(other.child(of: node, at: $0)) })
      }
      results.set(UInt64(node.bits), to: made.bits)
    }
    return result(decision)
  }

  /// Returns the decision that asks a dimension, with a child for each of its values, regardless of what else the children ask.
  private mutating func asking(
    _ dimension: DimensionID,
    _ children: [DecisionID]
  ) throws(TooLarge) -> DecisionID {
    let position = order.position(of: dimension)
    if children.allSatisfy({ self.position(of: $0) > position }) {
      var runs = Runs()
      for (value, child) in children.enumerated() {
        runs.append(upTo: Int32(truncatingIfNeeded: value + 1), child)
      }
      return decision(at: position, runs)
    }
    var values: [DecisionID: [Int]] = [:]
    for (value, child) in children.enumerated() { values[child, default: []].append(value) }
    var result = children[0]
    // In a fixed order, so that the same call makes the same nodes.
    for child in values.keys.sorted(by: { $0.bits < $1.bits }) where child != children[0] {
      let test = decision(where: [Clause(dimension, ValueSet(values: values[child] ?? []))])
      result = try choose(test, child, result)
    }
    return result
  }
}
