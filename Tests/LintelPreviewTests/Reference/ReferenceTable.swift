import LintelSchema

/// The table by component, as the reference shows it: every row once, with all places where its component is mounted.
struct ReferenceTable {
  /// A component with its own properties and shorthands.
  struct Section {
    let component: Component
    /// Its own properties, without those of included components, each at the first place where it occurs.
    var rows: [Leaf] = []
    var places: [Place] = []
    /// Its shorthands, such as `background: opaque`.
    let shorthands: [Shorthand]

    /// The keys of several properties and of single ones, in the order of the table.
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

  /// A place where a component is mounted.
  struct Place {
    /// The path in a theme, or an empty text for a block.
    let path: String
    /// The first version of iOS that has the component there.
    let introduced: Version
    /// UIKit's property path from the appearance object to the component.
    let uikitPath: [String]
    /// The keys of a button's other states, which have the same properties.
    var states: [String] = []
  }

  /// The component that describes a block.
  let block: Component
  let schema: Schema
  /// The sections, each after the sections of components that contain it.
  private(set) var sections: [Section] = []
  /// The position of each section by its component's name.
  private var positions: [String: Int] = [:]

  init(_ block: Component = .block) {
    self.block = block
    schema = Schema(block: block)
    add(block)
    for leaf in schema.leaves { add(leaf) }
  }

  /// The section of a component, which exists if the component has a name.
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
          uikitPath: uikitPath(to: leaf)
        )
      )
    }
    sections[position].places = places
  }

  /// Returns UIKit's property path to a leaf's component; for items of bars, whose lists have no name in UIKit, to their appearance.
  private func uikitPath(to leaf: Leaf) -> [String] {
    let styled = schema.leaves.first { other in
      other.path.hasPrefix("\(leaf.place).") && other.property.destination == .appearance
    }
    if leaf.property.destination == .item, let styled { return Array(styled.uikitPath.prefix(1)) }
    return Array(leaf.uikitPath.dropLast(leaf.property.binding.steps))
  }
}

extension UIKitBinding {
  /// The number of a path's steps that belong to the property itself.
  fileprivate var steps: Int {
    switch self {
    case .property, .textAttribute, .argument, .configure, .none: 1
    case .textAttributePart, .part: 2
    }
  }
}
