import LintelDiagnostics
import LintelSchema

/// A context that stands for all those in which the same bars show, under the same settings and the same facts.
struct Situation {
  /// With the first slot and tab item part.
  let cell: Cell
  /// An instant at which exactly the dated promos of the cell run; empty if no promo is dated.
  let date: String
  /// The versions that it stands for, both included.
  let oldest: Version
  let newest: Version
  /// Every brand and screen that it stands for; screens as in a cell.
  fileprivate(set) var brands: Set<Int>
  fileprivate(set) var screens: Set<Int>
  /// Indices into `AppearanceTree.bars`.
  let bars: [BarKind: Int]
  /// What the screen sets around its bars, and what the theme states about it.
  let settings: [LeafID: ResolvedValue]

  func cell(slot: AppearanceSlot, item: Int = 0) -> Cell {
    var cell = cell
    cell[.slot] = slot.rawValue
    cell[.item] = item
    return cell
  }
}

/// The distinct situations of a theme, taken from its tree.
struct Survey {
  let tree: AppearanceTree
  let situations: [Situation]

  init(of cascade: Cascade, _ tree: AppearanceTree, schema: Schema = .standard) {
    self.tree = tree
    let facts = Facts(cascade, schema)
    let newest = cascade.theme.newestIOS
    let contexts = tree.contexts.filter { $0.firstIOS.major <= newest.major }
    situations = contexts.flatMap { entry in
      Self.situations(of: entry, tree, cascade.theme, facts)
    }
  }

  private static func situations(
    of entry: ContextEntry,
    _ tree: AppearanceTree,
    _ theme: Theme,
    _ facts: Facts
  ) -> [Situation] {
    let sets = theme.space.calendar.smallestSets(containing: entry.promosOn)
    let fitting = sets.first { set in entry.promosOff.allSatisfy { !set.running.contains($0) } }
    guard let set = fitting, let idiom = entry.idioms.first else { return [] }
    let settings = entry.settings.map { tree.settings[$0].values } ?? []
    let newest = entry.endIOS.map { VersionLine.last(before: $0) } ?? theme.newestIOS
    // The bar's own default says nothing that the screens which show it do not say.
    let screens = entry.screens.count > 1 ? entry.screens.filter { $0 > 0 } : entry.screens
    var groups: [[LeafID: ResolvedValue]: Int] = [:]
    var result: [Situation] = []
    for screen in screens {
      for brand in entry.brands where theme.space.exists(screen: screen, inBrand: brand) {
        // Without facts the first one stands for all.
        if facts.isEmpty, !result.isEmpty { return result }
        let cell = theme.space.cell(
          brand: brand,
          promos: set.running,
          screen: screen,
          ios: entry.firstIOS,
          idiom: idiom
        )
        let stated = facts.values(at: cell)
        if let group = groups[stated] {
          result[group].brands.insert(brand)
          result[group].screens.insert(screen)
          continue
        }
        groups[stated] = result.count
        result.append(
          Situation(
            cell: cell,
            date: set.slice.example,
            oldest: entry.firstIOS,
            newest: newest,
            brands: facts.isEmpty ? Set(entry.brands) : [brand],
            screens: facts.isEmpty ? Set(screens) : [screen],
            bars: entry.bars,
            settings: settings.reduce(into: stated) { $0[$1.leaf] = $1.value }
          )
        )
      }
    }
    return result
  }
}

/// What a theme states about the app, which no output contains.
private struct Facts {
  private let cascade: Cascade
  private let leaves: [LeafID]
  private let schema: Schema

  init(_ cascade: Cascade, _ schema: Schema) {
    self.cascade = cascade
    self.schema = schema
    leaves = cascade.targets.compactMap { target in
      cascade.theme.leaf(of: target, in: schema).flatMap { leaf in
        schema[leaf].property.way == .fact ? leaf : nil
      }
    }
  }

  var isEmpty: Bool { leaves.isEmpty }

  func values(at cell: Cell) -> [LeafID: ResolvedValue] {
    let theme = cascade.theme
    var values: [LeafID: ResolvedValue] = [:]
    for leaf in leaves {
      guard let value = cascade.value(of: TargetID(leaf), at: cell) else { continue }
      values[leaf] = resolve(theme.values[value.index]) { token in
        theme.target(of: token, in: schema).flatMap { target in
          cascade.value(of: target, at: cell).map { theme.values[$0.index] }
        }
      }
    }
    return values
  }
}

extension Analysis {
  /// The value of a screen's setting or of a fact, by its path.
  func setting(_ path: String, in situation: Situation) -> ResolvedValue? {
    schema.leaf(path).flatMap { situation.settings[$0] }
  }

  /// The entry that a value of a leaf comes from, nil if it comes from nowhere.
  func origin(
    of leaf: LeafID,
    in situation: Situation,
    slot: AppearanceSlot,
    item: Int = 0
  ) -> WrittenEntry? {
    let cell = situation.cell(slot: slot, item: item)
    return cascade.winners(of: TargetID(leaf), at: cell).first.map(written)
  }

  /// Situations in words, such as `brand 'night', screen 'home'`; empty if they are all that the theme has.
  func words(_ situations: [Situation]) -> String {
    let space = theme.space
    let brands = Set(situations.flatMap(\.brands)).sorted()
    let screens = Set(situations.flatMap(\.screens)).sorted()
    var parts: [String] = []
    if brands.count < space.brands.count {
      parts.append(listed(brands.map { space.brands[$0].name }, "brand"))
    }
    let promos = situations.map { Set($0.cell.promos) }.reduce(
      situations.first.map { Set($0.cell.promos) } ?? []
    ) { $0.intersection($1) }
    if !promos.isEmpty {
      parts.append(listed(promos.sorted().map { space.calendar.promos[$0].name }, "promo"))
    }
    let named = screens.filter { $0 > 0 }
    let everywhere = Set(survey?.situations.flatMap(\.screens) ?? [])
    if !named.isEmpty, Set(screens) != everywhere {
      parts.append(listed(named.map { space.screens[$0 - 1].name }, "screen"))
    }
    return parts.joined(separator: ", ")
  }

  private func listed(_ names: [String], _ noun: String) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }
    let rest = names.count - shown.count
    let list = (shown + (rest > 0 ? ["\(rest) more"] : [])).plainList()
    return "\(names.count == 1 ? noun : "\(noun)s") \(list)"
  }
}

extension Bar {
  /// The value of a leaf of the bar itself in a slot.
  func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}
