import LintelSchema

/// The kinds of button that a bar's appearance object styles.
enum ButtonFamily: String, Hashable, Sendable, CaseIterable {
  case button
  case backButton
  case prominentButton
}

/// The place of a leaf among the buttons of its bar.
struct ButtonLeaf: Hashable, Sendable {
  let family: ButtonFamily
  let state: ItemState
  /// The same property has the same row in every family and state of the bar.
  let row: Int
}

/// The leaves of buttons by family, state and property, so that inheritance between them is a change of index.
struct ButtonTable: Sendable {
  /// One property of a button's state.
  struct Row: Sendable {
    let isText: Bool
    let isColor: Bool
    /// Whether it is the color of the text itself.
    let isForeground: Bool
  }

  private struct Place: Hashable {
    let bar: BarKind
    let family: ButtonFamily
    let state: ItemState
    let row: Int
  }

  private var leaves: [Place: LeafID] = [:]
  private var places: [LeafID: ButtonLeaf] = [:]
  private var rowIDs: [Substring: Int] = [:]
  private(set) var rows: [Row] = []

  init(of schema: Schema) {
    for leaf in schema.leaves where leaf.property.way == .appearance {
      if let bar = leaf.bar, let state = leaf.buttonState { add(leaf, of: bar, in: state) }
    }
  }

  private mutating func add(_ leaf: Leaf, of bar: BarKind, in state: ItemState) {
    // The bar, the button, the state unless it is the normal one, and the property.
    let steps = leaf.path.utf8.split(separator: UInt8(ascii: "."))
    let first = state == .normal ? 2 : 3
    guard steps.count > first, let family = ButtonFamily(rawValue: String(Substring(steps[1])))
    else { return }
    let name = leaf.path[steps[first].startIndex...]
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
    leaves[Place(bar: bar, family: family, state: state, row: row)] = leaf.id
    places[leaf.id] = ButtonLeaf(family: family, state: state, row: row)
  }

  subscript(leaf: LeafID) -> ButtonLeaf? {
    places[leaf]
  }

  /// The leaf of a property, nil if the bar has no such button.
  func leaf(_ bar: BarKind, _ family: ButtonFamily, _ state: ItemState, row: Int) -> LeafID? {
    leaves[Place(bar: bar, family: family, state: state, row: row)]
  }
}
