import LintelCascade
package import LintelDecisions
package import LintelSchema
package import LintelTheme

extension ThemeDecisions {
  /// Returns the first question of a decision, with where each answer leads, or `nil` if the decision has only one result.
  package func question(
    of decision: DecisionID
  ) -> (dimension: DimensionID, branches: [(values: ValueSet, child: DecisionID)])? {
    store.question(of: decision)
  }

  /// Returns the outcome of a decision that has one result.
  package func outcome(of decision: DecisionID) -> Outcome? {
    decision.terminal.flatMap { outcomes[$0] }
  }

  /// Returns the dimensions that a decision asks.
  package func support(of decision: DecisionID) -> [DimensionID] { store.support(of: decision) }

  /// Returns whether a decision asks only for the version of iOS.
  func dependsOnlyOnVersions(_ decision: DecisionID) -> Bool {
    store.depends(decision, onlyOn: ContextDimensions.ios)
  }

  /// Returns the versions at which some decisions change.
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

  /// Returns the dimensions that a decision asks on its way to the outcome in a context.
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

  /// Returns the contexts that matter as disjoint boxes, each with the decision's outcome there.
  ///
  /// - Parameters:
  ///   - decision: the decision.
  ///   - care: a decision that is positive in the contexts that matter.
  ///   - most: the limit on the number of boxes.
  /// - Returns: the boxes with their outcomes.
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

  /// Returns the contexts with at least a given version of iOS.
  package func isAtLeast(_ version: Version) -> DecisionID {
    let versions = dimensions.versions
    let steps = versions.indices.filter { versions[$0].first >= version }
    return test(ContextDimensions.ios, ValueSet(values: steps))
  }

  /// Returns the decision of a target that doesn't vary by slot.
  package func plainDecision(of target: TargetID) throws(TooLarge) -> DecisionID {
    try decision(of: target, in: Part(.standard))
  }

  /// Returns the contexts in which any of some decisions has a value.
  func hasValue(anyOf decisions: [DecisionID]) throws(TooLarge) -> DecisionID {
    var result = DecisionID(.no)
    for decision in decisions { result = try either(result, hasValue(decision)) }
    return result
  }

  /// Returns, for each context, the outcome of the first decision that has a value there.
  func first(_ decisions: DecisionID...) throws(TooLarge) -> DecisionID {
    var result = constant(.undeclared)
    for decision in decisions.reversed() {
      let isSet = hasValue(decision)
      result = try choose(isSet, decision, result)
    }
    return result
  }

  /// Returns the result of combining the decision of a target with others.
  ///
  /// - Throws: `TooLarge` with the target's declarations, as their places in the cascade, if the combination is too large.
  func combining<Combined>(
    _ target: TargetID,
    _ combined: () throws(TooLarge) -> Combined
  ) throws(TooLarge) -> Combined {
    try combining([target], combined)
  }

  /// Returns the result of combining the decisions of several properties of a bar.
  ///
  /// - Throws: `TooLarge` with the declarations of all of the bar's properties, as their places in the cascade, if the combination is too
  ///   large.
  func combining<Combined>(
    _ bar: BarKind,
    _ combined: () throws(TooLarge) -> Combined
  ) throws(TooLarge) -> Combined {
    let targets = cascade.targets.prefix { $0.index < Schema.standard.leaves.count }.filter {
      Schema.standard.leaves[$0.index].bar == bar
    }
    return try combining(targets, combined)
  }

  private func combining<Combined>(
    _ targets: [TargetID],
    _ combined: () throws(TooLarge) -> Combined
  ) throws(TooLarge) -> Combined {
    do throws(TooLarge) {
      return try combined()
    } catch {
      // A decision that is too large on its own names its own declarations.
      guard error.declarations.isEmpty else { throw error }
      let places = targets.flatMap { cascade.declarations(of: $0).indices }
      throw error.naming(places.map(DeclarationID.init(index:)))
    }
  }
}
