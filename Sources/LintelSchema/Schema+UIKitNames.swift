extension Schema {
  /// Returns the shortest path of keys from a node to the property with a UIKit name.
  ///
  /// For example, the name `unselectedItemTintColor` has the path `unselectedTint`. The result is `nil` if UIKit doesn't have the property
  /// there.
  package func path(ofUIKitName name: String, under node: SchemaNode) -> String? {
    let prefix = node.path.isEmpty ? 0 : node.path.utf8.count + 1
    var best: (depth: Int, path: String)?
    for leaf in node.subtree where self[leaf].uikitPath.last == name {
      let path = String(self[leaf].path.dropFirst(prefix))
      let depth = path.count { $0 == "." }
      if best.map({ depth < $0.depth }) ?? true { best = (depth, path) }
    }
    return best?.path
  }
}
