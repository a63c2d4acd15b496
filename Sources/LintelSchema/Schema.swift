/// The table, flattened: every leaf, and the tree of keys that leads to them.
///
/// Building the schema takes a few milliseconds, and `standard` is built once in a process.
package struct Schema: Sendable {
  /// The one table of the language.
  package static let standard = Schema(block: .block)

  /// Every leaf, in the order of the table; a `LeafID` is an index.
  package let leaves: [Leaf]
  /// The keys of a block that lead to properties: the bars and the block's own settings.
  package let root: SchemaNode
  /// The ids by full path.
  private let ids: [String: LeafID]

  /// Flattens a component and everything that is mounted in it.
  package init(block: Component) {
    let table = LeafTable(of: block)
    leaves = table.leaves
    ids = table.ids
    root = SchemaBuilder(ids: table.ids).node(of: block)
  }

  /// The leaf of an id.
  package subscript(id: LeafID) -> Leaf {
    leaves[id.index]
  }

  /// The leaf at a full path such as `navigationBar.title.color`, nil if there is none.
  package func leaf(_ path: String) -> LeafID? {
    ids[path]
  }
}

/// A place in the tree of keys: the keys that are allowed under it, and the meaning of a value
/// written at it.
///
/// A class, since readers step from node to node with every key of a theme.
package final class SchemaNode: Sendable {
  /// What a key leads to.
  package indirect enum Child: Sendable {
    /// A step of the path.
    case node(SchemaNode)
    /// A slot key inside a bar: the same keys again, narrowed.
    case slot(SlotKey)
    /// A tab item's layout: the node of the item, narrowed; nil is `item`.
    case itemLayout(ItemLayout?, SchemaNode)
    /// A tab item's state: the same keys again, narrowed.
    case itemState(ItemState)
  }

  /// The full path, such as `navigationBar.background`.
  package let path: String
  /// The bar that contains the place; nil for the block's own keys.
  package let bar: BarKind?
  /// The leaf, if a value may be written here.
  package let leaf: LeafID?
  /// The shorthand, if a value written here means several leaves.
  package let shorthand: ResolvedShorthand?
  /// Keys in the order of the table.
  ///
  /// Few enough that a search from the first to the last is faster than a dictionary.
  package let children: [(key: String, child: Child)]
  /// Every leaf at or below, for `unset`.
  package let subtree: [LeafID]
  /// One sentence for the reference and for editors.
  package let summary: String

  package init(
    path: String,
    bar: BarKind?,
    leaf: LeafID?,
    shorthand: ResolvedShorthand?,
    children: [(key: String, child: Child)],
    subtree: [LeafID],
    summary: String
  ) {
    self.path = path
    self.bar = bar
    self.leaf = leaf
    self.shorthand = shorthand
    self.children = children
    self.subtree = subtree
    self.summary = summary
  }

  /// What a key leads to, nil for none; few keys are compared sooner than hashed.
  package subscript(key: String) -> Child? {
    // By index, since a child that is only passed need not be counted.
    for index in children.indices where children[index].key == key {
      return children[index].child
    }
    return nil
  }

  /// Whether a key leads anywhere.
  package func hasChild(_ key: String) -> Bool {
    children.indices.contains { children[$0].key == key }
  }
}

/// A shorthand at one place, with the leaves that it assigns.
package struct ResolvedShorthand: Sendable {
  package let shorthand: Shorthand
  /// What a leaf is assigned.
  package struct Step: Sendable {
    /// The leaf.
    package let leaf: LeafID
    /// What it is assigned.
    package let assignment: Shorthand.Assignment
    /// How many steps of the leaf's path are not written where the shorthand stands.
    package let unwritten: Int32
  }

  /// The leaves that a value assigns, in the order of the table.
  package let expansion: [Step]
  /// Those that `none` assigns; nil if `none` is not a value.
  package let whenNone: [Step]?
  /// The leaf that values of its own type are for.
  package let alternative: LeafID?
}
