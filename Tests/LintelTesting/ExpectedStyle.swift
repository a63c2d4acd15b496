import LintelBackends
package import LintelSchema
package import LintelTheme

@testable package import LintelAppearance

/// The values of a tree in one context, in the form in which the program records the objects.
package struct ExpectedStyle {
  /// A context by names; the screen is empty for no screen.
  package struct Context: Sendable {
    package let brand: String
    package let promos: [String]
    package let screen: String
    package let ios: Version
    package let device: Device

    package init(brand: String, promos: [String], screen: String, ios: Version, device: Device) {
      self.brand = brand
      self.promos = promos
      self.screen = screen
      self.ios = ios
      self.device = device
    }
  }

  /// The tree as it applies to one version of the system.
  package struct Reduced {
    private let tree: AppearanceTree
    private let brands: [String: Int]
    private let promos: [String: Int]
    private let screens: [String: Int]
    /// The entries that apply to each screen, by the screen's index plus one; 0 means no screen.
    private let entries: [Int: [TreeEntry]]

    /// Leaves out what the version doesn't have, because the output guards it.
    package init(_ tree: AppearanceTree, to version: Version) {
      brands = Self.indices(tree.brands.map(\.name))
      promos = Self.indices(
        tree.switches.names(Array(0..<tree.switches.count), promos: tree.promos)
      )
      screens = Self.indices(tree.screens.map(\.name))
      var entries: [Int: [TreeEntry]] = [:]
      for entry in tree.contexts {
        for screen in entry.screens { entries[screen, default: []].append(entry) }
      }
      self.entries = entries
      var tree = tree
      tree.appearances = tree.appearances.map { ExpectedStyle.reduced($0, to: version) }
      tree.settings = tree.settings.map {
        Settings(values: ExpectedStyle.reduced($0.values, to: version))
      }
      self.tree = tree
    }

    /// An entry as `lintel resolve` prints a context, with the objects that are given to slots or with those that these show.
    fileprivate func json(
      _ entry: TreeEntry,
      in context: Context,
      _ appearance: (TreeBar, AppearanceSlot) -> TreeBar.Shown?
    ) -> JSONValue {
      let bars = BarKind.allCases.compactMap { kind -> ResolvedContext.ResolvedBar? in
        guard let bar = entry.bars[kind].map({ tree.bars[$0] }) else { return nil }
        var slots: [AppearanceSlot: Appearance?] = [:]
        for slot in kind.slots {
          switch appearance(bar, slot) {
          case .appearance(let index): slots[slot] = .some(tree.appearances[index])
          case .system: slots[slot] = .some(nil)
          case .untouched, nil: break
          }
        }
        let values = bar.values.filter { hasKeyword($0.value, $0.leaf, on: context.ios) }
        return ResolvedContext.ResolvedBar(kind: kind, slots: slots, values: values)
      }
      return resolvedContextJSON(
        ResolvedContext(
          brand: context.brand,
          promos: context.promos,
          screen: context.screen,
          ios: context.ios,
          device: context.device,
          distinguishesSizeClasses: tree.distinguishesSizeClasses,
          bars: bars,
          settings: entry.settings.map { tree.settings[$0].values } ?? [],
          conflicts: []
        )
      )
    }

    private static func indices(_ names: [String]) -> [String: Int] {
      Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The entry of a context, or `nil` if the tree has none, such as for a screen that a brand doesn't have.
    fileprivate func entry(of context: Context) -> TreeEntry? {
      let running = Set(tree.switches.completed(context.promos.compactMap { promos[$0] }.sorted()))
      let brand = brands[context.brand] ?? -1
      let screen = screens[context.screen].map { $0 + 1 } ?? 0
      return entries[screen]?.first { entry in
        entry.brands.contains(brand)
          && running.isSuperset(of: entry.switchesOn) && running.isDisjoint(with: entry.switchesOff)
          && entry.firstIOS <= context.ios && entry.endIOS.map { context.ios < $0 } ?? true
          && entry.devices.contains(context.device)
      }
    }
  }

  /// The objects assigned to bars and items; empty for a context that was resolved independently, which doesn't have them.
  let assigned: [BarKind: [AppearanceSlot: JSONValue]]
  /// The objects that bars show, null for those that are left to UIKit; `nil` if nothing is expected.
  let shown: [BarKind: [AppearanceSlot: JSONValue]]?
  /// The values of the bars themselves, with UIKit's defaults for everything undeclared.
  let bars: [BarKind: [String: JSONValue]]
  /// The values of the screen, with UIKit's defaults for everything undeclared.
  let settings: [String: JSONValue]
  /// The settings that the theme declares in the context.
  let ownSettings: Set<String>
  /// The values for systems without appearance objects.
  let legacy: [BarKind: JSONValue]

  /// Creates the expectation from a resolved context, as `lintel resolve` prints it.
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
    ownSettings = Set(json["screen"]?.members.map(\.key) ?? [])
  }

  /// Creates the expectation from the tree, or returns `nil` if it has no entry, such as for a screen that a brand doesn't have.
  package init?(_ reduced: Reduced, in context: Context) {
    guard let entry = reduced.entry(of: context) else { return nil }
    let given = reduced.json(entry, in: context) { bar, slot in
      // The output doesn't set a slot that the system doesn't have.
      guard bar.kind.introduction(of: slot).map({ $0 <= context.ios }) ?? false else { return nil }
      return bar.assigned[slot].map(TreeBar.Shown.appearance)
    }
    let seen = reduced.json(entry, in: context) { $0.shown[$1] }
    var assigned: [BarKind: [AppearanceSlot: JSONValue]] = [:]
    var bars: [BarKind: [String: JSONValue]] = [:]
    var legacy: [BarKind: JSONValue] = [:]
    for kind in BarKind.allCases {
      let bar = given[kind.rawValue]
      assigned[kind] = [:]
      for slot in kind.slots { assigned[kind]?[slot] = bar?[slot.uikitName] }
      bars[kind] = Self.values(of: bar, kind)
      legacy[kind] = seen[kind.rawValue]?["legacy"]
    }
    self.assigned = assigned
    self.legacy = legacy
    shown = nil
    self.bars = bars
    settings = Self.settings(given["screen"])
    ownSettings = Set(given["screen"]?.members.map(\.key) ?? [])
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
    var result = initialValues[kind] ?? [:]
    let others = ["class", "legacy"] + kind.slots.map(\.uikitName)
    for member in bar?.members ?? [] where !others.contains(member.key) {
      guard objects.contains(member.key) else {
        result[member.key] = member.value
        continue
      }
      for path in paths[kind] ?? [] where path[0] == member.key {
        let value = path.dropFirst().reduce(Optional(member.value)) { $0?[$1] }
        guard let value else { continue }
        let isTint = path.count == 2 && path[1] == "tintColor" && path[0] != "searchBar"
        result[isTint ? path[0] : path.joined(separator: ".")] = value
      }
    }
    return result
  }

  private static func settings(_ json: JSONValue?) -> [String: JSONValue] {
    var result = initialSettings
    for member in json?.members ?? [] { result[member.key] = member.value }
    return result
  }

  /// The keys of the objects that belong to a bar besides its appearance objects.
  private static let objects: Set<String> = [
    "barButtonItems", "backBarButtonItem", "prominentBarButtonItems", "topEdgeEffect",
    "bottomEdgeEffect", "searchBar",
  ]

  /// The paths of the values in those objects.
  private static let paths = Dictionary(
    uniqueKeysWithValues: BarKind.allCases.map { kind in
      (
        kind,
        Schema.standard.leaves.filter { leaf in
          leaf.bar == kind && leaf.property.destination != .appearance
            && leaf.uikitPath.first.map(objects.contains) ?? false
        }.map(\.uikitPath)
      )
    }
  )

  /// UIKit's own value of a property that a version doesn't have, or `nil` if the version has it.
  static func missing(_ key: String, of kind: BarKind, on version: Version) -> JSONValue? {
    guard let since = introductions[kind]?[key], version < since else { return nil }
    return initialValues[kind]?[key]
  }

  private static let introductions = Dictionary(
    uniqueKeysWithValues: BarKind.allCases.map { kind in
      (
        kind,
        Dictionary(
          Schema.standard.leaves.filter { $0.bar == kind && isBarValue($0) }.map {
            ($0.uikitPath.joined(separator: "."), $0.availability.introduced)
          }
        ) { $1 }
      )
    }
  )
  private static let initialValues = Dictionary(
    uniqueKeysWithValues: BarKind.allCases.map { kind in
      (kind, initialValues { $0.bar == kind && isBarValue($0) })
    }
  )

  private static func isBarValue(_ leaf: Leaf) -> Bool {
    switch leaf.property.destination {
    case .bar, .barController, .scrollView, .searchBar, .navigationItem: true
    case .item: !leaf.property.variesBySlot
    case .appearance, .viewController, .window, .runtime, .slot, .fact: false
    }
  }
  private static let initialSettings = initialValues {
    $0.bar == nil && $0.property.destination != .fact
  }

  private static func initialValues(_ holds: (Leaf) -> Bool) -> [String: JSONValue] {
    let leaves = Schema.standard.leaves.filter(holds)
    return Dictionary(
      leaves.map { ($0.uikitPath.joined(separator: "."), initial($0.property)) }
    ) { $1 }
  }

  private static func initial(_ property: Property) -> JSONValue {
    // If no screen declares it, it's chosen for each push.
    if property.name == "transition" { return .string("automatic") }
    return typedInitial(property)
  }

  private static func typedInitial(_ property: Property) -> JSONValue {
    switch property.type {
    case .boolean: .boolean(property.initial == "true")
    case .keyword(let set):
      .string((set[property.initial] ?? set.all.first)?.uikitName ?? "")
    case .color, .font, .image, .effect, .offset, .number, .string: .null
    }
  }
}

/// Whether a version has the keyword; `true` if the value isn't a keyword.
package func hasKeyword(_ value: ResolvedValue, _ leaf: LeafID, on version: Version) -> Bool {
  guard case .keyword(let name) = value,
    case .keyword(let set) = Schema.standard[leaf].property.type
  else { return true }
  return (set[name]?.introduced ?? version) <= version
}
