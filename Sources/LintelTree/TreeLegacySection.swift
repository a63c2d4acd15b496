#if canImport(UIKit)
/// What a tree has for systems before iOS 13: boxes of contexts, which refer to shared nodes.
nonisolated struct TreeLegacySection: Sendable {
  private let bars: [String: TreeNode]
  private let settings: [String: TreeNode]
  /// By screen, those outside of every screen under nil.
  private let contexts: [String?: [TreeContext]]
  /// The keys that nodes have anywhere, by what they are for and with the steps below keys joined by dots.
  private let keys: [String: Set<String>]

  /// - Parameter node: nil in a tree that is not for these systems.
  init(_ node: TreeNode?) {
    bars = node?["bars"]?.members ?? [:]
    settings = node?["settings"]?.members ?? [:]
    var contexts: [String?: [TreeContext]] = [:]
    var keys: [String: Set<String>] = [:]
    var seen: Set<String> = []
    for node in node?["contexts"]?.elements ?? [] {
      let context = TreeContext(node)
      for (kind, name) in context.nodes where seen.insert("\(kind).\(name)").inserted {
        let node = kind == "settings" ? settings[name] : bars[name]
        keys[kind, default: []].formUnion(node?.paths ?? [])
      }
      for screen in node["screens"]?.elements ?? [] {
        contexts[screen.string, default: []].append(context)
      }
    }
    self.contexts = contexts
    self.keys = keys
  }

  /// What holds at a place.
  func nodes(at place: TreePlace, screen: String?) -> TreeLegacyNodes {
    let names = contexts[screen]?.first { $0.box.contains(place) }?.nodes ?? [:]
    return TreeLegacyNodes(
      nodes: names.reduce(into: [:]) { nodes, name in
        nodes[name.key] = name.key == "settings" ? settings[name.value] : bars[name.value]
      },
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
