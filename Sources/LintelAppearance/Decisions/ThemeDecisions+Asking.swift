package import LintelDecisions
package import LintelSchema
package import LintelTheme

/// What decisions ask, for those who write them down or list their contexts.
extension ThemeDecisions {
  /// What a decision asks first, and where each answer leads; nil for one with one result.
  package func question(
    of decision: DecisionID
  ) -> (dimension: DimensionID, branches: [(values: ValueSet, child: DecisionID)])? {
    store.question(of: decision)
  }

  /// Returns the outcome of a decision that has one result.
  package func outcome(of decision: DecisionID) -> Outcome? {
    decision.terminal.flatMap { outcomes[$0] }
  }

  /// The dimensions that a decision asks.
  package func support(of decision: DecisionID) -> [DimensionID] { store.support(of: decision) }

  /// Whether the versions of iOS are all that a decision asks.
  package func asksOnlyVersions(_ decision: DecisionID) -> Bool {
    store.asks(decision, only: ContextDimensions.ios)
  }

  /// The versions at which some decisions change.
  package func cuts(of decisions: some Sequence<DecisionID>) -> Set<Version> {
    var seen: Set<DecisionID> = []
    var open = Array(decisions)
    var cuts: Set<Version> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let question = question(of: next) else { continue }
      open += question.branches.map(\.child)
      guard question.dimension == ContextDimensions.ios else { continue }
      for range in question.branches.flatMap(\.values.ranges) where range.lowerBound > 0 {
        cuts.insert(dimensions.versions[Int(range.lowerBound)].first)
      }
    }
    return cuts
  }

  /// The dimensions that a decision asks on its way to the outcome in a context.
  package func asked(by decision: DecisionID, at context: Context) -> [DimensionID] {
    var decision = decision
    var asked: [DimensionID] = []
    while let question = question(of: decision) {
      asked.append(question.dimension)
      let value = context[question.dimension]
      guard let branch = question.branches.first(where: { $0.values.contains(value) }) else {
        break
      }
      decision = branch.child
    }
    return asked
  }

  /// The contexts that matter, as boxes by the decision's outcome there.
  ///
  /// - Parameters:
  ///   - decision: the decision.
  ///   - care: positive in the contexts that matter.
  ///   - most: how many boxes are too many.
  /// - Returns: the outcomes with their boxes, which are disjoint.
  /// - Throws: `TooLarge` if there are too many boxes.
  package func entries(
    of decision: DecisionID,
    within care: DecisionID,
    most: Int
  ) throws(TooLarge) -> [(outcome: Outcome, context: ContextEntry)] {
    var boxes = store
    boxes.limit = .standard
    boxes.limit.steps = most
    return try boxes.boxes(of: decision, within: care).flatMap { box in
      let outcome = outcomes[box.result] ?? .undeclared
      return dimensions.entries(of: box, since: dimensions.versions[0].first).map { (outcome, $0) }
    }
  }
}

/// Decisions made of others.
extension ThemeDecisions {
  /// Whether the system is of a version, or newer.
  package func isAtLeast(_ version: Version) -> DecisionID {
    let versions = dimensions.versions
    let steps = versions.indices.filter { versions[$0].first >= version }
    return test(ContextDimensions.ios, ValueSet(values: steps))
  }

  /// The decision of a target that doesn't differ by slot.
  package func plainDecision(of target: TargetID) throws(TooLarge) -> DecisionID {
    try decision(of: target, in: Part(.standard))
  }

  /// Where one of some decisions has a value.
  func hasValue(anyOf decisions: [DecisionID]) throws(TooLarge) -> DecisionID {
    var result = DecisionID(.no)
    for decision in decisions { result = try either(result, hasValue(decision)) }
    return result
  }

  /// The first of some decisions that has a value.
  func first(_ decisions: DecisionID...) throws(TooLarge) -> DecisionID {
    var result = constant(.undeclared)
    for decision in decisions.reversed() {
      let isSet = hasValue(decision)
      result = try choose(isSet, decision, result)
    }
    return result
  }
}
