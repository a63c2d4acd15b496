import LintelLanguage
import LintelSchema

/// A tree with a screen for each property that outputs have, and what it becomes if an output forgets or mistakes it.
struct EmissionMutants {
  /// What is done to the property of a screen.
  enum Mutation: String, CaseIterable {
    case none = "Original"
    case dropped = "Dropped"
    case altered = "Altered"
  }

  /// A property under one of the names that UIKit has for it.
  struct Case {
    let leaf: Leaf
    /// UIKit's steps from the object.
    let path: [String]
    /// Whether it is the name of older systems.
    let isFormer: Bool

    /// The system to look at.
    var version: Version { isFormer ? Version(18) : Version(27) }
  }

  let cases: [Case]
  private let schema = Schema.standard
  /// Those of appearance objects by where they stand.
  private let neighborhoods: [Neighborhood: [Case]]

  private struct Neighborhood: Hashable {
    let place: String
    let bar: BarKind?
    let isFormer: Bool

    init(_ item: Case) {
      place = item.leaf.place
      bar = item.leaf.bar
      isFormer = item.isFormer
    }
  }

  /// Every leaf of the table but facts, which no output has.
  init() {
    cases = schema.leaves.filter { $0.property.way != .fact }.flatMap { leaf -> [Case] in
      // In tab bars the selected item of a low bar stands for all; the sample themes have every layout and state.
      let start = leaf.isTabItem ? [ItemLayout.compactInline.uikitName, "selected"] : []
      let former = leaf.property.way == .appearance ? leaf.former : nil
      return [Case(leaf: leaf, path: start + leaf.uikitPath, isFormer: false)]
        + (former.map { [Case(leaf: leaf, path: $0.uikitPath, isFormer: true)] } ?? [])
    }
    neighborhoods = Dictionary(
      grouping: cases.filter {
        $0.leaf.property.way == .appearance && $0.leaf.property.binding != .configure
      },
      by: Neighborhood.init
    )
  }

  func tree(_ mutation: Mutation) -> AppearanceTree {
    var tree = AppearanceTree(
      theme: mutation.rawValue,
      minimumIOS: Version(15),
      newestIOS: Version(27),
      brands: [Brand(name: "only", parent: nil)],
      promos: [],
      screens: cases.indices.map { Screen(name: "case\($0)", brands: nil) },
      parameters: [],
      appearances: [],
      bars: [],
      settings: [],
      contexts: [],
      flows: []
    )
    tree.contexts = [entry(screen: 0)]
    for (index, item) in cases.enumerated() {
      var entry = entry(screen: index + 1)
      add(item, mutation, to: &tree, &entry)
      tree.contexts.append(entry)
    }
    return tree
  }

  private func entry(screen: Int) -> ContextEntry {
    ContextEntry(
      brands: [0],
      promosOn: [],
      promosOff: [],
      screens: [screen],
      firstIOS: Version(15),
      endIOS: nil,
      idioms: Idiom.allCases,
      bars: [:],
      settings: nil
    )
  }

  private func add(
    _ item: Case,
    _ mutation: Mutation,
    to tree: inout AppearanceTree,
    _ entry: inout ContextEntry
  ) {
    let leaf = item.leaf
    let value: ResolvedValue? =
      switch mutation {
      case .none: Self.values(of: leaf.property)[0]
      case .dropped: nil
      // What has one value can only be forgotten.
      case .altered: Self.values(of: leaf.property).dropFirst().first
      }
    guard let kind = leaf.bar else {
      tree.settings.append(Settings(values: value.map { [.init(leaf: leaf.id, value: $0)] } ?? []))
      entry.settings = tree.settings.count - 1
      return
    }
    var bar = Bar(kind: kind, assigned: [:], shown: [:], values: [])
    switch leaf.property.way {
    case .appearance:
      tree.appearances.append(appearance(item, kind, value))
      bar = assigning([.standard], tree.appearances.count - 1, kind)
    case .slot:
      // Whether a slot is the theme's own shows in what is assigned.
      tree.appearances.append(Appearance(bar: kind, configure: "opaqueBackground", values: []))
      let slots: [AppearanceSlot] =
        switch mutation {
        case .none: [.standard, .scrollEdge]
        case .dropped: [.standard]
        case .altered: [.scrollEdge]
        }
      bar = assigning(slots, tree.appearances.count - 1, kind)
    case .bar, .item, .runtime, .navigationItem, .viewController, .window, .fact:
      bar = Bar(
        kind: kind,
        assigned: [:],
        shown: [:],
        values: (value.map { [.init(leaf: leaf.id, slots: kind.slots, value: $0)] } ?? [])
          + behavior(for: leaf, kind)
      )
    }
    tree.bars.append(bar)
    entry.bars[kind] = tree.bars.count - 1
  }

  private func assigning(_ slots: [AppearanceSlot], _ appearance: Int, _ kind: BarKind) -> Bar {
    Bar(
      kind: kind,
      assigned: CaseMap(uniqueKeysWithValues: slots.map { ($0, appearance) }),
      shown: [:],
      values: []
    )
  }

  /// The behavior that uses a parameter of scrolling.
  private func behavior(for leaf: Leaf, _ kind: BarKind) -> [Bar.Value] {
    let behaviors = [
      "scroll.distance": "fade", "scroll.threshold": "away", "scroll.mechanism": "crossfade",
    ]
    guard let name = behaviors[leaf.property.name],
      let behavior = schema.leaf("navigationBar.scroll.behavior")
    else { return [] }
    return [Bar.Value(leaf: behavior, slots: kind.slots, value: .keyword(name))]
  }

  /// An object with the property and its next neighbor, so that something is left of what they are part of.
  private func appearance(_ item: Case, _ kind: BarKind, _ value: ResolvedValue?) -> Appearance {
    let leaf = item.leaf
    if leaf.property.binding == .configure {
      let presets = ["default": "defaultBackground", "transparent": "transparentBackground"]
      var configure = "opaqueBackground"
      if value == nil { configure = "defaultBackground" }
      if case .keyword(let name) = value { configure = presets[name] ?? configure }
      return Appearance(bar: kind, configure: configure, values: [])
    }
    let neighbors = (neighborhoods[Neighborhood(item)] ?? []).filter { $0.leaf.id != leaf.id }
    // UIKit takes the arguments of one call and the parts of one attribute together; translucency is made of the background's color.
    let parts = neighbors.filter { other in
      leaf.property.binding.whole.map { $0 == other.leaf.property.binding.whole } ?? false
    }
    let neighbor =
      neighbors.first { $0.leaf.property.name == "background.color" }
      ?? neighbors.first { $0.leaf.id > leaf.id && $0.leaf.property.binding.whole == nil }
      ?? neighbors.first { $0.leaf.property.binding.whole == nil }
    let companions = parts.isEmpty ? neighbor.map { [$0] } ?? [] : parts
    func written(_ item: Case, _ value: ResolvedValue) -> Appearance.Value {
      Appearance.Value(
        leaf: item.leaf.id,
        layout: item.leaf.isTabItem ? .compactInline : nil,
        state: item.leaf.isTabItem ? .selected : item.leaf.buttonState,
        path: item.path,
        value: value
      )
    }
    let values =
      (value.map { [written(item, $0)] } ?? [])
      + companions.map { written($0, Self.neighborValue(of: $0.leaf.property)) }
    return Appearance(
      bar: kind,
      configure: "defaultBackground",
      values: values.sorted { $0.leaf < $1.leaf }
    )
  }

  /// A color that shines through, since making another one opaque changes nothing.
  private static func neighborValue(of property: Property) -> ResolvedValue {
    property.type == .color
      ? .color(.srgb(red: 0.2, green: 0.6, blue: 0.8, alpha: 0.5)) : values(of: property)[0]
  }

  /// Two values of a property, the first of which is not UIKit's default.
  private static func values(of property: Property) -> [ResolvedValue] {
    switch property.type {
    case .color:
      return [0.2, 0.4].map { .color(.srgb(red: $0, green: 0.6, blue: 0.8, alpha: 1)) }
    case .font: return [13, 15].map { .font(FontValue(size: $0, weight: "bold")) }
    case .image: return ["one", "two"].map { .image(Image(.asset($0))) }
    case .effect: return [.effect("dark"), .effect("regular")]
    case .offset: return [.offset(x: 3, y: 4), .offset(x: 3, y: 5)]
    case .number(let range):
      if range.unit == .count { return [.number(0), .number(1)] }
      let low = max(range.minimum ?? 1, 1)
      return [.number(low + 0.5), .number(low + 0.75)]
    case .boolean:
      let initial = property.initial == "true"
      return [.boolean(!initial), .boolean(initial)]
    case .keyword(let set):
      let names = set.all.map(\.name)
      let others = names.filter { $0 != property.initial } + names.filter { $0 == property.initial }
      return others.prefix(2).map { .keyword($0) }
    case .string: return [.string("One"), .string("Two")]
    }
  }
}

extension UIKitBinding {
  /// The call or the attribute that the value is a part of; nil if it stands by itself.
  fileprivate var whole: String? {
    switch self {
    case .argument(let whole, _), .textAttributePart(let whole, _): whole
    case .property, .textAttribute, .part, .configure, .none: nil
    }
  }
}
