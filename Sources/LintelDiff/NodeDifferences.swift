import LintelAppearance
import LintelSchema
import LintelTheme

/// Compares nodes of two trees value by value, each pair once.
struct NodeDifferences {
  /// What two contexts show in one bar, or set around their bars, by index into the two trees; -1 for nothing.
  struct Pair: Hashable, Comparable {
    /// Nil for settings.
    let bar: BarKind?
    /// The index in the older tree.
    let old: Int
    /// The index in the newer tree.
    let new: Int

    /// Orders pairs so that reports don't change from run to run.
    static func < (a: Pair, b: Pair) -> Bool {
      (a.bar?.rawValue ?? "", a.old, a.new) < (b.bar?.rawValue ?? "", b.old, b.new)
    }
  }

  /// The values of a node, by their places.
  private typealias Values = [ValuePlace: ResolvedValue]

  /// The older tree.
  private let old: AppearanceTree
  /// The newer tree.
  private let new: AppearanceTree
  /// The roles of leaves in the standard schema.
  private let roles: LeafRoles
  /// The changes of each pair that was compared.
  private var changes: [Pair: [ValueChange]] = [:]
  /// The values of the older nodes, by pair.
  private var oldValues: [Pair: Values] = [:]
  /// The values of the newer nodes, by pair.
  private var newValues: [Pair: Values] = [:]

  /// Starts without any comparison.
  init(_ old: AppearanceTree, _ new: AppearanceTree, _ roles: LeafRoles = .standard) {
    self.old = old
    self.new = new
    self.roles = roles
  }

  /// What differs between two nodes, in the order of the table and of the slots.
  mutating func changes(_ pair: Pair) -> [ValueChange] {
    if let known = changes[pair] { return known }
    let oldKey = Pair(bar: pair.bar, old: pair.old, new: -1)
    let newKey = Pair(bar: pair.bar, old: -1, new: pair.new)
    let before = oldValues[oldKey] ?? values(pair.bar, pair.old, in: old)
    let after = newValues[newKey] ?? values(pair.bar, pair.new, in: new)
    oldValues[oldKey] = before
    newValues[newKey] = after
    let places = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    let found = places.sorted().map {
      ValueChange(place: $0, old: before[$0], new: after[$0])
    }
    changes[pair] = found
    return found
  }

  /// The values of a bar, or of settings if no bar is given; none for the index -1.
  private func values(_ bar: BarKind?, _ index: Int, in tree: AppearanceTree) -> Values {
    guard index >= 0 else { return [:] }
    guard let bar else {
      return tree.settings[index].values.reduce(into: [:]) { $0[ValuePlace($1.leaf)] = $1.value }
    }
    return values(of: tree.bars[index], bar, in: tree)
  }

  /// The values of a bar and of the objects that its slots show.
  private func values(of bar: Bar, _ kind: BarKind, in tree: AppearanceTree) -> Values {
    var values: Values = [:]
    for slot in kind.slots {
      switch bar.shown[slot] {
      case .appearance(let index):
        let object = tree.appearances[index]
        let preset = ValuePlace(roles[kind].preset, in: slot)
        values[preset] = .keyword(Preset.name(of: object.configure))
        for value in object.values {
          let place = ValuePlace(value.leaf, in: slot, layout: value.layout, state: value.state)
          values[place] = value.value
        }
      case .system:
        values[ValuePlace(roles[kind].preset, in: slot)] = .keyword(SlotOwner.system.rawValue)
      case .untouched, nil: break
      }
    }
    for value in bar.values {
      let slots =
        roles.schema[value.leaf].property.variesBySlot ? value.slots.map(Optional.some) : [nil]
      for slot in slots { values[ValuePlace(value.leaf, in: slot)] = value.value }
    }
    return values
  }
}

/// Translates between UIKit's names of configure calls and the language's presets.
extension Preset {
  /// The language's name of a configure call, such as `opaque` for `opaqueBackground`.
  static func name(of configure: String) -> String {
    configure.hasSuffix("Background") ? String(configure.dropLast(10)) : configure
  }
}

/// Orders places as the schema and UIKit's slots do.
extension ValuePlace: Comparable {
  /// Compares by leaf, layout, state, and slot.
  package static func < (a: ValuePlace, b: ValuePlace) -> Bool {
    a.key.lexicographicallyPrecedes(b.key)
  }

  /// The parts of the place as numbers; -1 for a part that it doesn't have.
  private var key: [Int] {
    [
      leaf.index, layout?.rawValue ?? -1, state?.rawValue ?? -1, slot?.rawValue ?? -1,
    ]
  }
}
