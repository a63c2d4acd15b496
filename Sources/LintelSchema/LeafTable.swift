/// Lists the leaves of a component and of everything mounted in it, in the order of the table.
struct LeafTable {
  /// The leaves in the order of the table, with ids that are their indices.
  private(set) var leaves: [Leaf] = []
  /// The ids by full path.
  private(set) var ids: [String: LeafID] = [:]

  /// Lists everything from a component down.
  init(of component: Component) {
    ids.reserveCapacity(1_024)
    add(component, at: Mount())
  }

  /// Adds the rows of a component at a place, then those of its parts.
  private mutating func add(_ component: Component, at mount: Mount) {
    for row in component.rows { add(row.property, of: row.component, at: mount) }
    for part in component.parts where part.hasLeaves {
      add(part.component, at: mount.entering(part))
    }
  }

  /// Adds one row at a place, whose path must be new.
  private mutating func add(_ property: Property, of component: String, at mount: Mount) {
    let leaf = Leaf(property, of: component, at: mount, id: LeafID(leaves.count))
    let known = ids.updateValue(leaf.id, forKey: leaf.path)
    precondition(known == nil, "the table has '\(leaf.path)' twice")
    leaves.append(leaf)
  }
}

extension Part {
  /// Whether the part has its own leaves; a tab item's layouts and states only narrow those of `item`.
  fileprivate var hasLeaves: Bool {
    switch role {
    case .member, .bar, .buttonState: true
    case .itemLayout(let layout): layout == nil
    case .itemState: false
    }
  }
}
