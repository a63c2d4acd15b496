import LintelSchema

/// The table by component, as the reference shows it: every row once, with all the places where its component is mounted.
struct ReferenceTable {
  /// A component with what is its own.
  struct Section {
    /// The component.
    let component: Component
    /// Its own properties, without those of what it includes, each at the first place where it stands.
    var rows: [Leaf] = []
    /// The places at which it is mounted.
    var places: [Place] = []
    /// Its shorthands, such as `background: opaque`.
    let shorthands: [Shorthand]

    /// The keys that lead to several properties, and those that lead to one, in the order of the table.
    var groups: [(key: String, rows: [Leaf])] {
      var groups: [(key: String, rows: [Leaf])] = []
      for row in rows {
        let key = String(row.property.name.prefix { $0 != "." })
        if groups.last?.key == key {
          groups[groups.count - 1].rows.append(row)
        } else {
          groups.append((key, [row]))
        }
      }
      return groups
    }
  }

  /// Where a component is mounted.
  struct Place {
    /// The path in a theme; empty for a block.
    let path: String
    /// The first version of iOS that has the component there.
    let introduced: Version
    /// UIKit's steps from the appearance object to the component.
    let uikitPath: [String]
    /// The keys of a button's other states, which have the same properties once more.
    var states: [String] = []
  }

  /// What a block has.
  let block: Component
  /// The properties of the block.
  let schema: Schema
  /// The sections, components before those that are mounted in them.
  private(set) var sections: [Section] = []
  /// The position of each section by its component's name.
  private var positions: [String: Int] = [:]

  /// - Parameter block: what a block has.
  init(_ block: Component = .block) {
    self.block = block
    schema = Schema(block: block)
    add(block)
    for leaf in schema.leaves { add(leaf) }
  }

  /// The section of a component; the table has one for each that has a name.
  subscript(component: String) -> Section? {
    positions[component].map { sections[$0] }
  }

  /// Adds a component, and the components that it includes before it.
  private mutating func add(_ component: Component) {
    for included in component.included { add(included) }
    guard !component.name.isEmpty, positions[component.name] == nil else { return }
    positions[component.name] = sections.count
    let inherited = component.included.reduce(0) { $0 + $1.shorthands.count }
    sections.append(
      Section(component: component, shorthands: Array(component.shorthands.dropFirst(inherited)))
    )
    for part in component.parts { add(part.component) }
  }

  /// Adds a leaf to the section of its component.
  private mutating func add(_ leaf: Leaf) {
    guard let position = positions[leaf.component] else { return }
    if !sections[position].rows.contains(where: { $0.property.name == leaf.property.name }) {
      sections[position].rows.append(leaf)
    }
    var places = sections[position].places
    if let state = leaf.buttonState, state != .normal, let last = places.indices.last {
      let key = "\(state)"
      if !places[last].states.contains(key) { places[last].states.append(key) }
    } else if !places.contains(where: { $0.path == leaf.place }) {
      places.append(
        Place(
          path: leaf.place,
          introduced: leaf.availability.introduced,
          uikitPath: Array(leaf.uikitPath.dropLast(leaf.property.binding.steps))
        )
      )
    }
    sections[position].places = places
  }
}

/// Measures paths.
extension UIKitBinding {
  /// How many steps of a path are the property's own.
  fileprivate var steps: Int {
    switch self {
    case .property, .textAttribute, .argument, .configure, .none: 1
    case .textAttributePart, .part: 2
    }
  }
}
