import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Sorts contexts and numbers nodes in the order of their first use, so that numbers depend only on the theme's meaning.
struct TreeNumbering {
  /// The builder, which has the nodes by their ids.
  private let builder: TreeBuilder
  /// The numbers of appearance objects given so far, by the builder's id.
  private var appearanceNumbers: [Int32: Int] = [:]
  private var barNumbers: [Int32: Int] = [:]
  private var settingsNumbers: [Int32: Int] = [:]
  /// The builder's ids of appearance objects, in the order of their numbers.
  private var appearances: [Int32] = []
  private var bars: [Int32] = []
  private var settings: [Int32] = []

  init(_ builder: TreeBuilder) {
    self.builder = builder
  }

  /// The tree with its contexts in order, which doesn't depend on the order in which the builder worked.
  mutating func tree(of parts: [ScreenPart]) -> AppearanceTree {
    let contexts = contexts(of: parts)
    let theme = builder.theme
    // Objects that the app assigns precede those that only UIKit's fallback shows.
    for bar in bars { number(builder.finished[bar].assigned) }
    for bar in bars { number(builder.finished[bar].shown) }
    return AppearanceTree(
      theme: theme.name,
      minimumIOS: theme.minimumIOS,
      newestIOS: theme.newestIOS,
      brands: theme.space.brands,
      promos: theme.space.calendar.promos,
      modes: theme.space.calendar.switches.modes,
      screens: theme.space.screens,
      devices: theme.space.devices,
      parameters: parameters(),
      appearances: appearances.map(appearance),
      bars: bars.map(bar),
      settings: settings.map { id in Settings(values: builder.pool.settings[id].map(setting)) },
      contexts: contexts,
      flows: theme.flows
    )
  }

  /// Numbers the objects of a bar that don't have a number so far.
  private mutating func number(_ objects: SlotObjects) {
    for slot in objects.indices {
      let object = objects[slot]
      guard object >= 0, appearanceNumbers[object] == nil else { continue }
      appearanceNumbers[object] = appearances.count
      appearances.append(object)
    }
  }
}

// MARK: - Contexts

extension TreeNumbering {
  private mutating func contexts(of parts: [ScreenPart]) -> [TreeEntry] {
    var entries = parts.map { part -> (entry: TreeEntry, nodes: TreeBuilder.Nodes) in
      (builder.space.entry(of: part.box, screens: part.screens), builder.nodes(part))
    }
    entries.sort { $0.entry.box.isBefore($1.entry.box) }
    return entries.map { entry, nodes in
      var entry = entry
      for (lane, section) in ThemeSection.allCases.enumerated() where nodes[lane] >= 0 {
        let node = nodes[lane]
        if let bar = section.bar {
          entry.bars[bar] = Self.number(node, &barNumbers, &bars)
        } else {
          entry.settings = Self.number(node, &settingsNumbers, &settings)
        }
      }
      return entry
    }
  }

  /// The number of a node, starting with 0; a node without a number gets the next one.
  private static func number(
    _ id: Int32,
    _ numbers: inout [Int32: Int],
    _ order: inout [Int32]
  ) -> Int {
    if let number = numbers[id] { return number }
    numbers[id] = order.count
    order.append(id)
    return order.count - 1
  }
}

// MARK: - Nodes

/// Converts nodes of ids to nodes of values.
extension TreeNumbering {
  private func appearance(_ id: Int32) -> Appearance {
    let object = builder.pool.objects[id]
    return Appearance(
      bar: object.bar,
      configure: object.configure,
      values: object.values.map { value in
        builder.roles.placed(value, in: object, builder.pool.values[value.value])
      }
    )
  }

  private func bar(_ id: Int32) -> TreeBar {
    let bar = builder.finished[id]
    var assigned = CaseMap<AppearanceSlot, Int>()
    for slot in AppearanceSlot.allCases {
      if let object = bar.assigned[slot] { assigned[slot] = appearanceNumbers[object] }
    }
    var shown = CaseMap<AppearanceSlot, TreeBar.Shown>()
    for slot in bar.kind.slots {
      switch bar.shown[slot.rawValue] {
      case FinishedBar.system: shown[slot] = .system
      case FinishedBar.untouched: shown[slot] = .untouched
      case let object: shown[slot] = appearanceNumbers[object].map(TreeBar.Shown.appearance)
      }
    }
    return TreeBar(
      kind: bar.kind,
      assigned: assigned,
      shown: shown,
      values: bar.values.map { value in
        Bar.Value(
          leaf: value.leaf,
          slots: value.slots.slots,
          value: builder.pool.values[value.value]
        )
      }
    )
  }

  private func setting(_ setting: SettingNode) -> Settings.Value {
    Settings.Value(leaf: setting.leaf, value: builder.pool.values[setting.value])
  }

  /// The colors that the app supplies, limited to those that a bar or a screen uses.
  private func parameters() -> [ColorParameter] {
    var used: Set<String> = []
    for value in builder.pool.values.values { used.formUnion(value.parameters) }
    guard !used.isEmpty else { return [] }
    var samples: [String: [ColorLiteral]] = [:]
    for case .color(.runtime(let name, let colors)) in builder.theme.values {
      samples[name] = colors
    }
    return used.sorted().map { ColorParameter(name: $0, samples: samples[$0] ?? []) }
  }
}

/// Finds colors that only the app knows.
extension ResolvedValue {
  /// The names of the app's colors that the value uses.
  var parameters: [String] {
    switch self {
    case .color(let color): color.parameters
    case .image(let image):
      switch image.source {
      case .gradient(let gradient): gradient.stops.flatMap(\.color.parameters)
      case .fill(let fill): fill.color.parameters
      case .asset, .symbol: []
      }
    case .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: []
    }
  }
}

extension ResolvedColor {
  /// The names of the app's colors that the color uses, including duplicates.
  fileprivate var parameters: [String] {
    switch self {
    case .parameter(let name, _): [name]
    case .function(_, let colors, _): colors.flatMap(\.parameters)
    case .appearances(let variants):
      [variants.light, variants.dark, variants.lightHighContrast, variants.darkHighContrast]
        .compactMap(\.self).flatMap(\.parameters)
    case .srgb, .displayP3, .system, .asset: []
    }
  }
}
