/// The table as a list of leaves, and the tree of keys that leads to them.
///
/// Building the schema takes a few milliseconds; a process builds `standard` once.
package struct Schema: Sendable {
  /// The one table of the language.
  package static let standard = Schema(block: .block)

  /// Every leaf, in the order of the table; a `LeafID` is an index into this list.
  package let leaves: [Leaf]
  /// The keys of a block that lead to properties: the bars and the block's own settings.
  package let root: SchemaNode
  /// The ids by full path.
  private let ids: [String: LeafID]

  package init(block: Component) {
    let table = LeafTable(of: block)
    leaves = table.leaves
    ids = table.ids
    root = SchemaBuilder(ids: table.ids).node(of: block)
  }

  package subscript(id: LeafID) -> Leaf { leaves[id.index] }

  /// Returns the id of the leaf at a full path such as `navigationBar.title.color`, or `nil` if there is none.
  package func leaf(_ path: String) -> LeafID? { ids[path] }
}

/// A place in the tree of keys, with the keys that are allowed below it, and the meaning of a value written there.
///
/// This is a class because readers step from node to node with every key of a theme.
package final class SchemaNode: Sendable {
  /// What a key leads to.
  package indirect enum Child: Sendable {
    /// A step of the path.
    case node(SchemaNode)
    /// A slot key inside a bar: the same keys again, narrowed.
    case slot(SlotKey)
    /// A tab item's layout: the node of the item, narrowed; `nil` is `item`.
    case itemLayout(ItemLayout?, SchemaNode)
    /// A tab item's state: the same keys again, narrowed.
    case itemState(ItemState)
  }

  /// The full path, such as `navigationBar.background`.
  package let path: String
  /// The bar that contains the place, or `nil` for the block's own keys.
  package let bar: BarKind?
  /// The leaf, if the place is a property.
  package let leaf: LeafID?
  /// The shorthand, if a value written here is for other places.
  package let shorthand: ResolvedShorthand?
  /// The keys, in the order of the table.
  ///
  /// There are so few that searching them in order is faster than a dictionary.
  package let children: [(key: String, child: Child)]
  /// Every leaf at or below the place, for `unset`.
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

  /// What a key leads to, or `nil` if the node doesn't have the key.
  package subscript(key: String) -> Child? {
    // By index, because a child that the search only passes doesn't have to be retained.
    for index in children.indices where children[index].key == key { return children[index].child }
    return nil
  }

  package func hasChild(_ key: String) -> Bool {
    children.indices.contains { children[$0].key == key }
  }
}

/// A shorthand at one place, with the leaves that it assigns.
package struct ResolvedShorthand: Sendable {
  package let shorthand: Shorthand
  package struct Step: Sendable {
    package let leaf: LeafID
    package let assignment: Shorthand.Assignment
    /// The number of steps in the leaf's path that aren't written at the shorthand's place.
    package let unwritten: Int32
  }

  /// The assignments of a value, in the order of the table.
  package let expansion: [Step]
  /// The assignments of `none`, or `nil` if `none` isn't a value.
  package let whenNone: [Step]?
  /// The leaf that gets values of its own type instead.
  package let alternative: LeafID?
}
