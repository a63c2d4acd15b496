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

  func nodes(_ decisions: TreeDecisions, _ values: TreeValues) -> TreeLegacyNodes {
    var decisions = decisions
    let nodes = parts.compactMapValues { decisions.bar($0) }
    return TreeLegacyNodes(nodes: nodes, keys: keys, values: values)
  }
}

/// The values at a place before iOS 13, by bar, or for `settings`.
nonisolated struct TreeLegacyNodes {
  fileprivate let nodes: [String: TreeNode]
  fileprivate let keys: [String: Set<String>]
  fileprivate let values: TreeValues

  subscript(name: String) -> TreeLegacy {
    TreeLegacy(nodes[name], keys: keys[name], values: values)
  }
}
#endif
