import LintelSchema

/// Every place that keys of a theme can lead to.
struct KeyTree {
  private(set) var nodes: [SchemaNode] = []

  init(_ schema: Schema) {
    visit(schema.root)
  }

  private mutating func visit(_ node: SchemaNode) {
    nodes.append(node)
    for (_, child) in node.children {
      switch child {
      case .node(let node), .itemLayout(_, let node): visit(node)
      case .slot, .itemState: break
      }
    }
  }
}

extension SchemaNode {
  /// The node for dotted keys, including layouts, or `nil` if there is none.
  func node(_ keys: String) -> SchemaNode? {
    var node = self
    for key in keys.split(separator: ".") {
      switch node[String(key)] {
      case .node(let child), .itemLayout(_, let child): node = child
      case .slot, .itemState: continue
      case nil: return nil
      }
    }
    return node
  }
}
