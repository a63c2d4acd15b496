package import LintelBackends
package import LintelLanguage
package import LintelSchema

/// What the JSON tree says of one context, in the form in which the program records the objects.
package struct ExpectedStyle {
  /// A context by names; no screen is the empty one.
  package struct Context: Sendable {
    package let brand: String
    package let promos: [String]
    package let screen: String
    package let ios: Version
    package let isPad: Bool

    package init(brand: String, promos: [String], screen: String, ios: Version, isPad: Bool) {
      self.brand = brand
      self.promos = promos
      self.screen = screen
      self.ios = ios
      self.isPad = isPad
    }
  }

  /// The tree as one system version knows it, and its JSON.
  package struct Reduced {
    package let tree: AppearanceTree
    package let json: JSONValue

    /// What a system lacks can't be set there: the output guards it.
    package init(_ tree: AppearanceTree, to version: Version) {
      var tree = tree
      tree.appearances = tree.appearances.map { ExpectedStyle.reduced($0, to: version) }
      tree.settings = tree.settings.map {
        Settings(values: ExpectedStyle.reduced($0.values, to: version))
      }
      self.tree = tree
      json = appearanceTreeJSON(tree)
    }
  }

  /// What is assigned to bars and items; empty for a context that was resolved by itself, which does not tell.
  let assigned: [BarKind: [AppearanceSlot: JSONValue]]
  /// What bars show, null for what is left to UIKit; nil if nobody says.
  let shown: [BarKind: [AppearanceSlot: JSONValue]]?
  /// The values of the bars themselves, everything that is not said at UIKit's default.
  let bars: [BarKind: [String: JSONValue]]
  /// Those of the screen, likewise.
  let settings: [String: JSONValue]
  /// What systems without appearance objects are given.
  let legacy: [BarKind: JSONValue]

  /// What a context resolves to by itself, as `lintel resolve` prints it.
  package init(_ resolved: ResolvedContext) {
    var reduced = resolved
    reduced.bars = resolved.bars.map { bar in
      var bar = bar
      bar.slots = bar.slots.mapValues { $0.map { Self.reduced($0, to: resolved.ios) } }
      return bar
    }
    reduced.settings = Self.reduced(resolved.settings, to: resolved.ios)
    let json = resolvedContextJSON(reduced)
    var shown: [BarKind: [AppearanceSlot: JSONValue]] = [:]
    var bars: [BarKind: [String: JSONValue]] = [:]
    for kind in BarKind.allCases {
      let bar = json[kind.rawValue]
      for slot in kind.slots { shown[kind, default: [:]][slot] = bar?[slot.uikitName] }
      bars[kind] = Self.values(of: bar, kind)
    }
    assigned = [:]
    legacy = [:]
    self.shown = shown
    self.bars = bars
    settings = Self.settings(json["screen"])
  }

  /// What the tree says; nil where it has no entry, as for a screen that a brand does not have.
  package init?(_ reduced: Reduced, in context: Context) {
    let (tree, json) = (reduced.tree, reduced.json)
    guard let entry = tree.contexts.first(where: { Self.holds($0, in: context, of: tree) }) else {
      return nil
    }
    var assigned: [BarKind: [AppearanceSlot: JSONValue]] = [:]
    var bars: [BarKind: [String: JSONValue]] = [:]
    var legacy: [BarKind: JSONValue] = [:]
    for kind in BarKind.allCases {
      let bar = entry.bars[kind].flatMap { json["bars"]?["b\($0 + 1)"] }
      assigned[kind] = [:]
      for slot in kind.slots {
        // A slot that the system lacks is left alone.
        guard kind.introduction(of: slot).map({ $0 <= context.ios }) ?? false,
          case .string(let name)? = bar?[slot.uikitName]
        else { continue }
        assigned[kind]?[slot] = json["appearances"]?[name]
      }
      bars[kind] = Self.values(of: bar, kind)
      legacy[kind] = bar?["legacy"]
    }
    self.assigned = assigned
    self.legacy = legacy
    shown = nil
    self.bars = bars
    settings = Self.settings(entry.settings.flatMap { json["settings"]?["s\($0 + 1)"] })
  }

  private static func holds(
    _ entry: ContextEntry,
    in context: Context,
    of tree: AppearanceTree
  ) -> Bool {
    let brand = tree.brands.firstIndex { $0.name == context.brand } ?? -1
    let screen = (tree.screens.firstIndex { $0.name == context.screen } ?? -1) + 1
    let running = Set(tree.promos.indices.filter { context.promos.contains(tree.promos[$0].name) })
    return entry.brands.contains(brand) && entry.screens.contains(screen)
      && running.isSuperset(of: entry.promosOn) && running.isDisjoint(with: entry.promosOff)
      && entry.firstIOS <= context.ios && entry.endIOS.map { context.ios < $0 } ?? true
      && entry.idioms.contains(context.isPad ? .pad : .phone)
  }

  fileprivate static func reduced(_ appearance: Appearance, to version: Version) -> Appearance {
    Appearance(
      bar: appearance.bar,
      configure: appearance.configure,
      values: appearance.values.filter { value in
        let leaf = Schema.standard[value.leaf]
        let renamed = leaf.former.map { value.path == $0.uikitPath ? Version(0) : $0.renamed }
        return leaf.availability.introduced <= version && renamed ?? Version(0) <= version
          && hasKeyword(value.value, value.leaf, on: version)
      }
    )
  }

  fileprivate static func reduced(
    _ settings: [Settings.Value],
    to version: Version
  ) -> [Settings.Value] {
    settings.filter { value in
      Schema.standard[value.leaf].availability.introduced <= version
        && hasKeyword(value.value, value.leaf, on: version)
    }
  }

  private static func values(of bar: JSONValue?, _ kind: BarKind) -> [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    for leaf in Schema.standard.leaves where leaf.bar == kind && leaf.property.way == .bar {
      result[leaf.uikitPath[0]] = initial(leaf.property)
    }
    let others = ["class", "shows", "legacy"] + kind.slots.map(\.uikitName)
    for member in bar?.members ?? [] where !others.contains(member.key) {
      // Tints of items stand in an object of their own.
      result[member.key] = member.value["tintColor"] ?? member.value
    }
    return result
  }

  private static func settings(_ json: JSONValue?) -> [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    for leaf in Schema.standard.leaves where leaf.bar == nil && leaf.property.way != .fact {
      result[leaf.uikitPath[0]] = initial(leaf.property)
    }
    for member in json?.members ?? [] { result[member.key] = member.value }
    return result
  }

  private static func initial(_ property: Property) -> JSONValue {
    switch property.type {
    case .boolean: .boolean(property.initial == "true")
    case .keyword(let set):
      .string((set[property.initial] ?? set.all.first)?.uikitName ?? "")
    case .color, .font, .image, .effect, .offset, .number, .string: .null
    }
  }
}

/// Whether a version has the keyword, if the value is one.
private func hasKeyword(_ value: ResolvedValue, _ leaf: LeafID, on version: Version) -> Bool {
  guard case .keyword(let name) = value,
    case .keyword(let set) = Schema.standard[leaf].property.type
  else { return true }
  return (set[name]?.introduced ?? version) <= version
}
