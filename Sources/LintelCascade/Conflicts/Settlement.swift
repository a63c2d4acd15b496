/// Blocks that settle conflicts where their declarations overlap, and nowhere else.
package struct Settlement {
  /// Of a cluster with more pairs no block by block way out is shown.
  private static let mostPairs = 6

  /// How many blocks there are.
  package let count: Int
  /// The blocks as YAML for the top level of a file.
  package let text: String

  /// Finds blocks that are proven to leave no conflict of these targets in the layer but those that were there before.
  ///
  /// Nil if there are none, or the cluster is so large that a block for each pair helps nobody.
  ///
  /// - Parameters:
  ///   - conflicts: clusters of the same entries, at one leaf each; never empty.
  ///   - cascade: the theme that has them.
  package init?(_ conflicts: [Conflict], in cascade: Cascade) {
    guard conflicts.allSatisfy({ $0.pairs.count <= Self.mostPairs && !$0.isDuplicateDefinition })
    else { return nil }
    var plans: [SettlementPlan] = []
    for conflict in conflicts {
      guard let plan = SettlementPlan(conflict, in: cascade) else { return nil }
      plans.append(plan)
    }
    let entries = plans.flatMap(\.preferred)
    guard
      let entry = entries.first(where: { entry in plans.allSatisfy { $0.isSettled(by: entry) } })
    else { return nil }
    var text = BlockText()
    for plan in plans { plan.write(entry, to: &text) }
    guard !text.isContradictory else { return nil }
    count = plans.map(\.count).max() ?? 0
    self.text = text.text
  }
}
