import LintelDiagnostics
package import LintelSchema

/// A context that stands for all those in which the same bars show, under the same settings and the same facts.
struct Situation {
  /// Of one release of the app, with the first slot and tab item part.
  let cell: Cell
  /// An instant at which exactly the dated promos of the cell run; empty if no promo is dated.
  let date: String
  /// The versions that it stands for, both included.
  let oldest: Version
  let newest: Version
  /// The promos of which all have to run, and those of which none may.
  let promosOn: Set<Int>
  let promosOff: Set<Int>
  let idioms: Set<Idiom>
  /// Every brand and screen that it stands for; screens as in a cell.
  fileprivate(set) var brands: Set<Int>
  fileprivate(set) var screens: Set<Int>
  /// Indices into `AppearanceTree.bars`.
  let bars: CaseMap<BarKind, Int>
  /// What the screen sets around its bars, and what the theme states about it.
  let settings: [LeafID: ResolvedValue]
  /// The same for situations with the same settings.
  let settingsID: Int

  func cell(slot: AppearanceSlot, item: Int = 0) -> Cell {
    var cell = cell
    cell[.slot] = slot.rawValue
    cell[.item] = item
    return cell
  }

  /// Whether one app can be in both on the way from a screen of one to a screen of the other: in one brand and release, on one system
  /// and device, while one set of promos runs.
  func goesTogether(with other: Situation, in theme: Theme) -> Bool {
    guard cell[.appVersion] == other.cell[.appVersion], !brands.isDisjoint(with: other.brands),
      oldest <= other.newest, other.oldest <= newest, !idioms.isDisjoint(with: other.idioms)
    else { return false }
    let running = promosOn.union(other.promosOn)
    let stopped = promosOff.union(other.promosOff)
    return running.isDisjoint(with: stopped)
      && theme.space.calendar.isFeasible(on: running.sorted(), off: stopped.sorted())
  }
}

/// The distinct situations of a theme, taken from its trees, one for each release of the app.
struct Survey {
  /// The nodes of all releases, and their contexts one behind the other.
  let tree: AppearanceTree
  let situations: [Situation]
  /// Each distinct appearance object, at the first place where it shows.
  let objects: [(index: Int, place: ShownPlace)]
  /// The leaves of each bar's background.
  let backgrounds: [BarKind: BackgroundLeaves]

  /// Nil for no release.
  init?(of releases: [BuiltRelease], schema: Schema = .standard) {
    guard var all = releases.first?.tree else { return nil }
    var situations: [Situation] = []
    var numbering = SettingsNumbering()
    for (index, release) in releases.enumerated() {
      let start = index == 0 ? 0 : all.contexts.count
      if index > 0 { all.append(release.tree) }
      let theme = release.cascade.theme
      let facts = ScreenFacts(release.cascade, schema)
      for entry in all.contexts[start...] where entry.firstIOS.major <= theme.newestIOS.major {
        situations += Self.situations(of: entry, all, theme, facts, &numbering)
      }
    }
    tree = all
    self.situations = situations
    objects = Self.objects(of: situations, all)
    backgrounds = BarKind.allCases.reduce(into: [:]) {
      $0[$1] = BackgroundLeaves(of: $1, in: schema)
    }
  }

  private static func situations(
    of entry: ContextEntry,
    _ tree: AppearanceTree,
    _ theme: Theme,
    _ facts: ScreenFacts,
    _ numbering: inout SettingsNumbering
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
            promosOn: Set(entry.promosOn),
            promosOff: Set(entry.promosOff),
            idioms: Set(entry.idioms),
            brands: facts.isEmpty ? Set(entry.brands) : [brand],
            screens: facts.isEmpty ? Set(screens) : [screen],
            bars: entry.bars,
            settings: settings.reduce(into: stated) { $0[$1.leaf] = $1.value },
            settingsID: numbering.id(of: entry.settings, stated)
          )
        )
      }
    }
    return result
  }

  private static func objects(
    of situations: [Situation],
    _ tree: AppearanceTree
  ) -> [(index: Int, place: ShownPlace)] {
    var bars: Set<Int> = []
    var seen: Set<Int> = []
    var objects: [(index: Int, place: ShownPlace)] = []
    for situation in situations {
      for kind in BarKind.allCases {
        guard let bar = situation.bars[kind], bars.insert(bar).inserted else { continue }
        for slot in kind.slots {
          guard case .appearance(let index) = tree.bars[bar].shown[slot],
            seen.insert(index).inserted
          else { continue }
          objects.append((index, ShownPlace(situation: situation, bar: kind, slot: slot)))
        }
      }
    }
    return objects
  }
}

/// Gives equal settings equal numbers.
private struct SettingsNumbering {
  private struct Key: Hashable {
    let settings: Int?
    let stated: [LeafID: ResolvedValue]
  }

  private var numbers: [Key: Int] = [:]

  mutating func id(of settings: Int?, _ stated: [LeafID: ResolvedValue]) -> Int {
    let key = Key(settings: settings, stated: stated)
    if let known = numbers[key] { return known }
    numbers[key] = numbers.count
    return numbers.count - 1
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
    let releases = Ranges.normalized(situations.map { $0.cell[.appVersion] })
    if releases.reduce(0, { $0 + $1.count }) < space.releases.count {
      let spans = releases.compactMap { range in
        ReleaseSpan(
          lower: space.releases[Int(range.lowerBound)].lower,
          end: space.releases[Int(range.upperBound) - 1].end
        ).words
      }
      parts.append("app \(spans.plainList())")
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
  package func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}
