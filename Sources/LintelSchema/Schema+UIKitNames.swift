/// Finds a theme's names for UIKit's.
extension Schema {
  /// The shortest path of keys from a node to a property that UIKit has under a name.
  ///
  /// - Parameters:
  ///   - name: such as `unselectedItemTintColor`.
  ///   - node: where the path begins.
  /// - Returns: such as `unselectedTint`; nil if UIKit has no such property there.
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
