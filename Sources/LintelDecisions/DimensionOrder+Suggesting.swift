/// How to choose an order of dimensions.
///
/// The order decides how large decisions become, never what they mean.
extension DimensionOrder {
  /// An order in which declarations probably make few branches; a pure function of the declarations that doesn't depend on their order.
  ///
  /// The dimensions of the highest level come first: where a strong declaration holds, nothing else is asked. Among those of one level,
  /// a dimension that more declarations mention comes first, since each of its values leaves only a few of them. Then the one with
  /// fewer values does.
  package static func suggested(for declarations: Declarations) -> DimensionOrder {
    let space = declarations.space
    var mentions: [DimensionID: (level: Int32, count: Int)] = [:]
    for id in declarations.all {
      let level = declarations[id].level
      for clause in declarations.clauses(of: declarations[id].condition) {
        let dimension = declarations.dimension(ofClause: clause)
        let known = mentions[dimension] ?? (level, 0)
        if known.level == level {
          mentions[dimension] = (level, known.count + 1)
        } else if known.level < level {
          mentions[dimension] = (level, 1)
        }
      }
    }
    let sorted = mentions.sorted { a, b in
      if a.value.level != b.value.level { return a.value.level > b.value.level }
      if a.value.count != b.value.count { return a.value.count > b.value.count }
      let (x, y) = (space.valueCount(of: a.key), space.valueCount(of: b.key))
      return x != y ? x < y : a.key < b.key
    }
    return DimensionOrder(sorted.map(\.key), in: space)
  }
}

/// Decisions that move between stores.
extension DecisionStore {
  /// Makes a decision of another store, which may ask dimensions in another order, one of this store.
  ///
  /// - Parameters:
  ///   - decision: a decision of the other store.
  ///   - other: a store over the same space.
  ///   - limit: how large the decision may become; `steps` is also the most boxes that it is taken apart into.
  /// - Returns: the decision in this store.
  /// - Throws: `TooLarge` if a limit is exceeded.
  package mutating func transfer(
    _ decision: DecisionID,
    from other: DecisionStore,
    limit: Limit = .standard
  ) throws(TooLarge) -> DecisionID {
    var other = other
    if order == other.order { return copied(decision, from: other) }
    var declarations = Declarations(in: space)
    for box in try other.boxes(of: decision, limit: limit) {
      declarations.declare(box.result, where: declarations.addCondition(box.clauses))
    }
    // Boxes are disjoint, and contexts without one are those that don't exist.
    let resolution = Resolution(undeclared: .outside) { min($0, $1) }
    return try decide(declarations, by: resolution, limit: limit)
  }

  /// Copies a decision of a store with the same order.
  private mutating func copied(_ decision: DecisionID, from other: DecisionStore) -> DecisionID {
    var results = IndexTable()
    func result(_ decision: DecisionID) -> DecisionID {
      results[UInt64(decision.bits)].map { DecisionID(bits: $0) } ?? decision
    }
    var runs = Runs()
    for node in other.nodes(of: decision) {
      runs.removeAll()
      for run in other.runs(of: node) {
        let child = other.child(ofRun: run)
        runs.append(upTo: other.end(ofRun: run), child.isTerminal ? child : result(child))
      }
      let made = self.decision(at: other.position(of: node), runs)
      results.set(UInt64(node.bits), to: made.bits)
    }
    return decision.isTerminal ? decision : result(decision)
  }
}
