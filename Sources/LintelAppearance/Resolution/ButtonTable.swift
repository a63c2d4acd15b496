package import LintelSchema

/// The place of a leaf among the buttons of its bar.
package struct ButtonLeaf: Hashable, Sendable {
  package let family: ButtonFamily
  package let state: ItemState
  /// The row of the property, which is the same in every family and state of the bar.
  package let row: Int
}

/// A table of button leaves by family, state, and property, so that inheritance between buttons is a change of index.
package struct ButtonTable: Sendable {
  /// One property of a button's state.
  package struct Row: Sendable {
    /// Whether the row is one of the title's text attributes.
    let isText: Bool
    let isColor: Bool
    /// Whether the row is the color of the text itself.
    let isForeground: Bool
  }

  /// A key for looking up leaves.
  private struct Place: Hashable {
    let bar: BarKind
    let button: ButtonLeaf
  }

  private var leaves: [Place: LeafID] = [:]
  /// The place of each leaf that belongs to a button, by the leaf's index.
  private var places: [ButtonLeaf?]
  /// The index of each row, by property name.
  private var rowIDs: [String: Int] = [:]
  /// All rows, in the order in which the schema first mentions them.
  package private(set) var rows: [Row] = []

  init(of schema: Schema) {
    places = Array(repeating: nil, count: schema.leaves.count)
    leaves.reserveCapacity(schema.leaves.count)
    for leaf in schema.leaves where leaf.property.destination == .appearance {
      if let bar = leaf.bar, let family = leaf.buttonFamily, let state = leaf.buttonState {
        add(leaf, of: bar, family, in: state)
      }
    }
  }

  private mutating func add(
    _ leaf: Leaf,
    of bar: BarKind,
    _ family: ButtonFamily,
    in state: ItemState
  ) {
    let name = leaf.property.name
    let row = rowIDs[name] ?? rows.count
    if row == rows.count {
      rowIDs[name] = row
      rows.append(
        Row(
          isText: leaf.uikitPath.contains { $0.hasSuffix("TextAttributes") },
          isColor: leaf.property.type == .color,
          isForeground: leaf.property.binding == .textAttribute("foregroundColor")
        )
      )
    }
    let button = ButtonLeaf(family: family, state: state, row: row)
    leaves[Place(bar: bar, button: button)] = leaf.id
    places[leaf.id.index] = button
  }

  /// The place of a leaf, or `nil` if it doesn't belong to a button.
  package subscript(leaf: LeafID) -> ButtonLeaf? { places[leaf.index] }

  /// Returns the leaf of a property, or `nil` if the bar doesn't have such a button.
  package func leaf(_ bar: BarKind, _ family: ButtonFamily, _ state: ItemState, row: Int) -> LeafID?
  {
    leaves[Place(bar: bar, button: ButtonLeaf(family: family, state: state, row: row))]
  }
}
