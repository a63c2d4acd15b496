/// Blocks that resolve conflicts where their declarations overlap, and change nothing elsewhere.
package struct Settlement {
  /// The maximum number of pairs in a cluster for which blocks are suggested.
  private static let maximumPairs = 6

  /// The number of blocks.
  package let count: Int
  /// The blocks as YAML for the top level of a file.
  package let text: String

  /// Finds blocks that are proven to resolve the conflicts and to cause no others in the layer.
  ///
  /// Returns `nil` if there are no such blocks, or if a cluster has so many pairs that a block for each wouldn't help.
  ///
  /// - Parameters:
  ///   - conflicts: clusters of the same entries, each at one leaf, at least one.
  ///   - cascade: the cascade of the theme.
  package init?(_ conflicts: [Conflict], in cascade: Cascade) {
    guard conflicts.allSatisfy({ $0.pairs.count <= Self.maximumPairs && !$0.isDuplicateDefinition })
    else { return nil }
    var plans: [SettlementPlan] = []
    for conflict in conflicts {
      guard let plan = SettlementPlan(conflict, in: cascade) else { return nil }
      plans.append(plan)
    }
    let entries = plans.flatMap(\.preferred)
    let choices =
      entries.map(SettlementPlan.Choice.applying) + entries.map(SettlementPlan.Choice.everywhere)
    guard
      let choice = choices.first(where: { choice in plans.allSatisfy { $0.isSettled(by: choice) } })
    else { return nil }
    var text = BlockText()
    for plan in plans { plan.write(choice, to: &text) }
    guard !text.isContradictory else { return nil }
    count = plans.map(\.count).max() ?? 0
    self.text = text.text
  }
}
