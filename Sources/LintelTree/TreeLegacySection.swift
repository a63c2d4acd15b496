#if canImport(UIKit)
/// A tree's values for systems before iOS 13: UIKit's older properties, each a decision.
nonisolated struct TreeLegacySection: Sendable {
  private let parts: [String: TreeNode]
  private let keys: [String: Set<String>]

  /// Creates the section, which is empty if the tree isn't for these systems.
  init(_ node: TreeNode?) {
    parts = node?.members ?? [:]
    keys = parts.mapValues(\.paths)
  }

  /// Returns a function for the values at a place, by bar, or for `settings`.
  func nodes(_ decisions: TreeDecisions, _ values: TreeValues) -> (_ part: String) -> TreeLegacy {
    var decisions = decisions
    let nodes = parts.compactMapValues { decisions.bar($0) }
    return { TreeLegacy(nodes[$0], keys: keys[$0], values: values) }
  }
}
#endif
