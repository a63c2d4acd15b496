import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Puts contexts in order and numbers nodes by their first use in it, so that numbers follow from the theme's meaning.
struct TreeNumbering {
  /// The builder, which knows the nodes by their ids.
  private let builder: TreeBuilder
  /// The number of each object so far, by the builder's id.
  private var appearanceNumbers: [Int32: Int] = [:]
  /// The number of each bar so far.
  private var barNumbers: [Int32: Int] = [:]
  /// The number of each group of settings so far.
  private var settingsNumbers: [Int32: Int] = [:]
  /// The builder's ids in the order of their numbers.
  private var appearances: [Int32] = []
  /// The builder's ids of bars.
  private var bars: [Int32] = []
  /// The builder's ids of settings.
  private var settings: [Int32] = []

  /// Starts without any number.
  init(_ builder: TreeBuilder) {
    self.builder = builder
  }

  /// The tree with its contexts in order.
  ///
  /// - Parameter parts: All contexts, disjoint.
  /// - Returns: The same tree for the same theme, whatever order the builder worked in.
  mutating func tree(of parts: [ScreenPart]) -> AppearanceTree {
    let contexts = contexts(of: parts)
    let theme = builder.theme
    // What the app assigns comes first; what only UIKit's fallback shows is behind it.
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

  /// Numbers the objects of a bar that don't have a number yet.
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

/// Orders the contexts.
extension TreeNumbering {
  /// The contexts in order, with bars and settings by number.
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

  /// The number of a node, which gets the next one if it has none.
  ///
  /// - Parameters:
  ///   - id: The builder's id.
  ///   - numbers: The numbers so far.
  ///   - order: The ids in the order of their numbers.
  /// - Returns: The number, from 0.
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

/// Translates nodes of ids to nodes of values.
extension TreeNumbering {
  /// An appearance object with its values.
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

  /// A bar with its slots and values.
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

  /// A setting with its value.
  private func setting(_ setting: SettingNode) -> Settings.Value {
    Settings.Value(leaf: setting.leaf, value: builder.pool.values[setting.value])
  }

  /// The colors that the app supplies, as far as a bar or a screen uses them.
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

/// Looks for colors that only the app knows.
extension ResolvedValue {
  /// The names of the app's colors in the value.
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

/// Looks for colors that only the app knows.
extension ResolvedColor {
  /// The names of the app's colors in the color, duplicates included.
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
