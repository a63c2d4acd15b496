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
    situations = tree.contexts.flatMap { entry in
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
    var seen: Set<[LeafID: ResolvedValue]> = []
    var result: [Situation] = []
    for screen in facts.isEmpty ? Array(screens.prefix(1)) : screens {
      for brand in facts.isEmpty ? Array(entry.brands.prefix(1)) : entry.brands
      where theme.space.exists(screen: screen, inBrand: brand) {
        let cell = theme.space.cell(
          brand: brand,
          promos: set.running,
          screen: screen,
          ios: entry.firstIOS,
          idiom: idiom
        )
        let stated = facts.values(at: cell)
        guard seen.insert(stated).inserted else { continue }
        result.append(
          Situation(
            cell: cell,
            date: set.slice.example,
            oldest: entry.firstIOS,
            newest: newest,
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

  /// A situation in words, such as `brand 'night', screen 'home'`; empty if the theme has but one.
  func words(_ situation: Situation) -> String {
    let space = theme.space
    var parts: [String] = []
    if space.brands.count > 1 {
      parts.append("brand '\(space.brands[situation.cell[.brand]].name)'")
    }
    let promos = situation.cell.promos.map { "'\(space.calendar.promos[$0].name)'" }
    if !promos.isEmpty {
      parts.append("\(promos.count == 1 ? "promo" : "promos") \(promos.plainList())")
    }
    let screen = situation.cell[.screen]
    if screen > 0 { parts.append("screen '\(space.screens[screen - 1].name)'") }
    return parts.joined(separator: ", ")
  }
}

extension Bar {
  /// The value of a leaf of the bar itself in a slot.
  func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}
