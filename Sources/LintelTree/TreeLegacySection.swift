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

  /// What holds at a place, by what it is for.
  func nodes(_ decisions: TreeDecisions) -> TreeLegacyNodes {
    var decisions = decisions
    return TreeLegacyNodes(
      nodes: parts.compactMapValues { decisions.bar($0) },
      keys: keys
    )
  }
}

/// What holds at a place before iOS 13.
nonisolated struct TreeLegacyNodes {
  fileprivate let nodes: [String: TreeNode]
  fileprivate let keys: [String: Set<String>]

  func navigationBar(_ context: TreeTheme.Context) -> TreeLegacy {
    legacy("navigationBar", context)
  }

  func toolbar(_ context: TreeTheme.Context) -> TreeLegacy { legacy("toolbar", context) }

  func tabBar(_ context: TreeTheme.Context) -> TreeLegacy { legacy("tabBar", context) }

  func settings(_ context: TreeTheme.Context) -> TreeLegacy { legacy("settings", context) }

  private func legacy(_ name: String, _ context: TreeTheme.Context) -> TreeLegacy {
    TreeLegacy(nodes[name], keys: keys[name], values: TreeValues(colors: context.colors))
  }
}
#endif
