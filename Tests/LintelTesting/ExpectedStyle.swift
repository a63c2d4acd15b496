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
      tree.settings = tree.settings.map { settings in
        // Properties that are newer are the runtime's to leave out, which does so by the real system.
        Settings(values: settings.values.filter { hasKeyword($0.value, $0.leaf, on: version) })
      }
      self.tree = tree
      json = appearanceTreeJSON(tree)
    }
  }

  private let json: JSONValue
  private let entry: ContextEntry

  /// Nil where the tree has no entry, as for a screen that a brand does not have.
  package init?(_ reduced: Reduced, in context: Context) {
    json = reduced.json
    let entry = reduced.tree.contexts.first { Self.holds($0, in: context, of: reduced.tree) }
    guard let entry else { return nil }
    self.entry = entry
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

  /// A bar as JSON, its appearances in place and everything that is not said at UIKit's default.
  package func bar(_ kind: BarKind) -> [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    for leaf in Schema.standard.leaves where leaf.bar == kind && leaf.property.way == .bar {
      result[leaf.uikitPath[0]] = Self.initial(leaf.property)
    }
    guard let index = entry.bars[kind], case .object(let members) = json["bars"]?["b\(index + 1)"]
    else { return result }
    for member in members where member.key != "class" && member.key != "shows" {
      if case .string(let name) = member.value, let appearance = json["appearances"]?[name] {
        result[member.key] = appearance
      } else if member.key != "legacy", let tint = member.value["tintColor"] {
        result[member.key] = tint
      } else {
        result[member.key] = member.value
      }
    }
    return result
  }

  /// The settings as JSON, everything that is not said at UIKit's default.
  package var settings: [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    for leaf in Schema.standard.leaves where leaf.bar == nil && leaf.property.way != .fact {
      result[leaf.uikitPath[0]] = Self.initial(leaf.property)
    }
    guard let index = entry.settings,
      case .object(let members) = json["settings"]?["s\(index + 1)"]
    else { return result }
    for member in members {
      result[member.key] = member.value
    }
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
