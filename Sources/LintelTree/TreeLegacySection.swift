#if canImport(UIKit)
/// What a tree has for systems before iOS 13: UIKit's older properties, each a decision.
nonisolated struct TreeLegacySection: Sendable {
  /// What holds somewhere, by what it is for.
  private let parts: [String: TreeNode]
  /// The keys that parts have anywhere, with the steps below keys joined by dots.
  private let keys: [String: Set<String>]

  /// - Parameter node: nil in a tree that is not for these systems.
  init(_ node: TreeNode?) {
    parts = node?.members ?? [:]
    keys = parts.mapValues(\.paths)
  }

  /// What holds at a place.
  func nodes(_ decisions: TreeDecisions, _ values: TreeValues) -> TreeLegacyNodes {
    var decisions = decisions
    let nodes = parts.compactMapValues { decisions.bar($0) }
    return TreeLegacyNodes(nodes: nodes, keys: keys, values: values)
  }
}

/// What holds at a place before iOS 13, by what it is for.
nonisolated struct TreeLegacyNodes {
  fileprivate let nodes: [String: TreeNode]
  fileprivate let keys: [String: Set<String>]
  fileprivate let values: TreeValues

  subscript(name: String) -> TreeLegacy {
    TreeLegacy(nodes[name], keys: keys[name], values: values)
  }
}
#endif
