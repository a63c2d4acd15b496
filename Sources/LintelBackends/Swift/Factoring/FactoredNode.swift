import LintelLanguage
import LintelSchema

/// A box of brands and of promos that run or do not.
struct Environment: Hashable {
  let brands: [Int]
  let on: [Int]
  let off: [Int]

  /// - Parameters:
  ///   - brands: ascending indices.
  ///   - on: the promos that run.
  ///   - off: those that don't; what is in neither does not matter.
  init(brands: [Int], on: [Int] = [], off: [Int] = []) {
    self.brands = brands
    self.on = on
    self.off = off
  }

  init(_ entry: ContextEntry) {
    brands = entry.brands
    on = entry.promosOn
    off = entry.promosOff
  }

  func contains(_ other: Environment) -> Bool {
    Set(brands).isSuperset(of: other.brands) && Set(other.on).isSuperset(of: on)
      && Set(other.off).isSuperset(of: off)
  }

  /// An entry for a number in this box, whatever the screen, the version and the device.
  func entry(with number: Int, of tree: AppearanceTree) -> ContextEntry {
    ContextEntry(
      brands: brands,
      promosOn: on,
      promosOff: off,
      screens: [0],
      firstIOS: tree.minimumIOS,
      endIOS: nil,
      idioms: Idiom.allCases,
      bars: [:],
      settings: number
    )
  }
}

/// A node of a tree apart from its colors, which stand beside it.
struct FactoredNode {
  /// The nodes that are one but for their colors have equal shapes; in a shape each color is the same.
  enum Shape: Hashable {
    case bar(Bar, objects: CaseMap<AppearanceSlot, Appearance>)
    case settings(Settings)
  }

  let shape: Shape
  /// In the order of the shape's places for colors.
  var colors: [ResolvedColor]
  /// The leaves of the places.
  let leaves: [LeafID]

  private static let blank = ResolvedColor.parameter("", alpha: 1)

  init(_ bar: Bar, of tree: AppearanceTree) {
    var places = Places()
    let values = bar.values.map { value in
      Bar.Value(leaf: value.leaf, slots: value.slots, value: places.take(value.value, value.leaf))
    }
    var objects = CaseMap<AppearanceSlot, Appearance>()
    for (slot, index) in bar.assigned {
      let object = tree.appearances[index]
      objects[slot] = object.mapValues { places.take($0.value, $0.leaf) }
    }
    shape = .bar(Bar(kind: bar.kind, assigned: [:], shown: [:], values: values), objects: objects)
    (colors, leaves) = (places.colors, places.leaves)
  }

  init(_ settings: Settings) {
    var places = Places()
    shape = .settings(
      Settings(
        values: settings.values.map { value in
          Settings.Value(leaf: value.leaf, value: places.take(value.value, value.leaf))
        }
      )
    )
    (colors, leaves) = (places.colors, places.leaves)
  }

  /// Adds the node, complete with its colors, to a tree, and its objects to the numbers of those that the tree has.
  func add(to tree: inout AppearanceTree, _ objects: inout [Appearance: Int]) {
    var rest = colors[...]
    func fill(_ value: ResolvedValue) -> ResolvedValue {
      guard case .color = value, let color = rest.popFirst() else { return value }
      return .color(color)
    }
    switch shape {
    case .settings(let settings):
      tree.settings.append(
        Settings(
          values: settings.values.map { Settings.Value(leaf: $0.leaf, value: fill($0.value)) }
        )
      )
    case .bar(let bar, let shapes):
      let values = bar.values.map { value in
        Bar.Value(leaf: value.leaf, slots: value.slots, value: fill(value.value))
      }
      var assigned = CaseMap<AppearanceSlot, Int>()
      for (slot, shape) in shapes {
        let object = shape.mapValues { fill($0.value) }
        let index = objects[object] ?? tree.appearances.count
        if index == tree.appearances.count { tree.appearances.append(object) }
        objects[object] = index
        assigned[slot] = index
      }
      tree.bars.append(Bar(kind: bar.kind, assigned: assigned, shown: [:], values: values))
    }
  }

  /// Takes colors out of values, in order.
  private struct Places {
    var colors: [ResolvedColor] = []
    var leaves: [LeafID] = []

    mutating func take(_ value: ResolvedValue, _ leaf: LeafID) -> ResolvedValue {
      guard case .color(let color) = value else { return value }
      colors.append(color)
      leaves.append(leaf)
      return .color(FactoredNode.blank)
    }
  }
}

extension Appearance {
  fileprivate func mapValues(_ transform: (Value) -> ResolvedValue) -> Appearance {
    Appearance(
      bar: bar,
      configure: configure,
      values: values.map { value in
        Value(
          leaf: value.leaf,
          layout: value.layout,
          state: value.state,
          path: value.path,
          value: transform(value)
        )
      }
    )
  }
}
