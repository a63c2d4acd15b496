#if canImport(UIKit)
/// A box of contexts with the proxies that are set in it.
nonisolated struct TreeProxies: Sendable {
  let box: TreeBox
  /// A weaker one before a stronger one.
  let objects: [TreeProxy]

  init(_ node: TreeNode) {
    box = TreeBox(node)
    objects = (node["objects"]?.elements ?? []).map(TreeProxy.init)
  }
}

/// What one of UIKit's appearance proxies is set to.
nonisolated struct TreeProxy: Sendable {
  /// By property, then by each further argument of the setter.
  let values: TreeNode?
  /// The steps to what is set, joined by dots.
  let keys: Set<String>
  /// Innermost first.
  let containers: [String]
  /// Of UIKit's class.
  let name: String
  let traits: [String: TreeNode]

  init(_ node: TreeNode) {
    name = node["class"]?.string ?? ""
    containers = node["containedIn"]?.strings ?? []
    traits = node["traits"]?.members ?? [:]
    values = node["set"]
    keys = values?.paths ?? []
  }
}
#endif
