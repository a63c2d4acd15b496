import LintelSchema

/// The distinct situations of a theme, taken from its trees, one for each release of the app.
struct Survey {
  /// The nodes of all releases, and their contexts one behind the other.
  let tree: AppearanceTree
  let situations: [Situation]
  /// The distinct surroundings of bars, in the order of the situations.
  let surroundings: [Surroundings]
  /// The distinct looks of bars, likewise.
  let looks: [BarLook]
  /// Each distinct appearance object, at the first place where it shows.
  let objects: [(index: Int, place: ShownPlace)]
  /// The leaves of each bar's background.
  let backgrounds: [BarKind: BackgroundLeaves]
  /// Whether some situation stands for a screen; screens as in a cell.
  let isScreenSeen: [Bool]
  /// The situations of each screen at an end of a flow, as indices.
  private let byFlowScreen: [Int: [Int]]

  /// Nil for no release.
  ///
  /// - Parameters:
  ///   - releases: the theme in each release.
  ///   - theme: the whole theme.
  ///   - schema: the table of properties.
  init?(of releases: [BuiltRelease], _ theme: Theme, schema: Schema = .standard) {
    guard var all = releases.first?.tree else { return nil }
    var finder = SituationFinder()
    for (index, release) in releases.enumerated() {
      let start = index == 0 ? 0 : all.contexts.count
      if index > 0, let tree = release.tree { all.append(tree) }
      finder.add(all.contexts[start...], of: release, all, schema)
    }
    tree = all
    situations = finder.situations
    surroundings = finder.surroundings
    looks = finder.looks
    objects = Self.objects(of: situations, all)
    backgrounds = BarKind.allCases.reduce(into: [:]) {
      $0[$1] = BackgroundLeaves(of: $1, in: schema)
    }
    var isScreenSeen = Array(repeating: false, count: theme.space.screens.count + 1)
    let ends = Set(theme.flows.flatMap { [$0.from, $0.to] })
    let isEnd = [false] + theme.space.screens.map { ends.contains($0.name) }
    var byFlowScreen: [Int: [Int]] = [:]
    for (index, situation) in situations.enumerated() {
      for screen in situation.screens {
        isScreenSeen[screen] = true
        if isEnd[screen] { byFlowScreen[screen, default: []].append(index) }
      }
    }
    self.isScreenSeen = isScreenSeen
    self.byFlowScreen = byFlowScreen
  }

  /// The objects that a look shows, slot by slot; nil for those that are left alone or to the system.
  func objects(of look: BarLook) -> [(slot: AppearanceSlot, object: Int?)] {
    let bar = tree.bars[look.bar]
    return bar.kind.slots.map { slot in
      guard case .appearance(let index) = bar.shown[slot] else { return (slot, nil) }
      return (slot, index)
    }
  }

  /// The situations that stand for a screen at an end of one of the theme's flows.
  func situations(onFlowsOf screen: Int) -> some Sequence<Situation> {
    (byFlowScreen[screen] ?? []).lazy.map { situations[$0] }
  }

  private static func objects(
    of situations: [Situation],
    _ tree: AppearanceTree
  ) -> [(index: Int, place: ShownPlace)] {
    var isBarSeen = Array(repeating: false, count: tree.bars.count)
    var isSeen = Array(repeating: false, count: tree.appearances.count)
    var objects: [(index: Int, place: ShownPlace)] = []
    for situation in situations {
      for kind in BarKind.allCases {
        guard let bar = situation.bars[kind], !isBarSeen[bar] else { continue }
        isBarSeen[bar] = true
        for slot in kind.slots {
          guard case .appearance(let index) = tree.bars[bar].shown[slot], !isSeen[index]
          else { continue }
          isSeen[index] = true
          objects.append((index, ShownPlace(situation: situation, bar: kind, slot: slot)))
        }
      }
    }
    return objects
  }
}

/// Finds situations, and numbers what they have in common.
private struct SituationFinder {
  private(set) var situations: [Situation] = []
  private(set) var surroundings: [Surroundings] = []
  private(set) var looks: [BarLook] = []
  private var facts = FactNumbering()
  /// Pairs of the tree's settings, -1 for none, and facts; what they come to together.
  private var settingsNumbers = PairNumbering()
  private var settings: [[LeafID: ResolvedValue]] = []
  /// Pairs of settings and versions.
  private var surroundingsNumbers = PairNumbering()
  /// Pairs of bars and surroundings.
  private var lookNumbers = PairNumbering()

  /// Contexts of an entry about which the theme states the same.
  private struct Group {
    let facts: Int
    let cell: Cell
    var brands: [Int]
    var screens: [Int]
  }

  mutating func add(
    _ entries: ArraySlice<ContextEntry>,
    of release: BuiltRelease,
    _ tree: AppearanceTree,
    _ schema: Schema
  ) {
    let theme = release.cascade.theme
    let stated = ScreenFacts(release.cascade, schema)
    var memory = stated.memory()
    var running: [[Int]: [[Int]]] = [:]
    for entry in entries where entry.firstIOS.major <= theme.newestIOS.major {
      let sets =
        running[entry.promosOn]
        ?? theme.space.calendar.smallestSets(containing: entry.promosOn).map(\.running)
      running[entry.promosOn] = sets
      let fitting = sets.first { set in entry.promosOff.allSatisfy { !set.contains($0) } }
      guard let promos = fitting, let idiom = entry.idioms.first else { continue }
      let first = theme.space.cell(
        brand: 0,
        promos: promos,
        screen: 0,
        ios: entry.firstIOS,
        idiom: idiom
      )
      let newest = entry.endIOS.map { VersionLine.last(before: $0) } ?? theme.newestIOS
      for group in groups(of: entry, first, theme.space, stated, &memory) {
        add(group, entry, newest, tree)
      }
    }
  }

  private mutating func groups(
    of entry: ContextEntry,
    _ first: Cell,
    _ space: ContextSpace,
    _ stated: ScreenFacts,
    _ memory: inout ScreenFacts.Memory
  ) -> [Group] {
    // The bar's own default says nothing that the screens which show it do not say.
    let screens = entry.screens.count > 1 ? entry.screens.filter { $0 > 0 } : entry.screens
    var groups: [Group] = []
    var cell = first
    for screen in screens {
      cell[.screen] = screen
      for brand in entry.brands where space.exists(screen: screen, inBrand: brand) {
        cell[.brand] = brand
        // Without facts the first one stands for all.
        if stated.isEmpty {
          return [Group(facts: 0, cell: cell, brands: entry.brands, screens: screens)]
        }
        let number = stated.number(at: cell, &memory, &facts)
        guard let index = groups.firstIndex(where: { $0.facts == number }) else {
          groups.append(Group(facts: number, cell: cell, brands: [brand], screens: [screen]))
          continue
        }
        groups[index].brands.insertSorted(brand)
        groups[index].screens.insertSorted(screen)
      }
    }
    return groups
  }

  private mutating func add(
    _ group: Group,
    _ entry: ContextEntry,
    _ newest: Version,
    _ tree: AppearanceTree
  ) {
    let (own, isNew) = settingsNumbers.number(entry.settings ?? -1, group.facts)
    if isNew {
      let values = entry.settings.map { tree.settings[$0].values } ?? []
      settings.append(values.reduce(into: facts.values[group.facts]) { $0[$1.leaf] = $1.value })
    }
    let surroundings = number(own, entry.firstIOS, reachesGlass: newest >= Version(26))
    var looks = CaseMap<BarKind, Int>()
    for (kind, bar) in entry.bars {
      let look = lookNumbers.number(bar, surroundings)
      if look.isNew { self.looks.append(BarLook(bar: bar, surroundings: surroundings)) }
      looks[kind] = look.number
    }
    situations.append(
      Situation(
        cell: group.cell,
        oldest: entry.firstIOS,
        newest: newest,
        promosOn: entry.promosOn,
        promosOff: entry.promosOff,
        idioms: entry.idioms,
        brands: group.brands,
        screens: group.screens,
        bars: entry.bars,
        settings: settings[own],
        surroundings: surroundings,
        looks: looks
      )
    )
  }

  private mutating func number(_ own: Int, _ oldest: Version, reachesGlass: Bool) -> Int {
    let version = (oldest.major * 1000 + oldest.minor) * 2 + (reachesGlass ? 1 : 0)
    let (number, isNew) = surroundingsNumbers.number(own, version)
    if isNew {
      surroundings.append(
        Surroundings(settings: settings[own], oldest: oldest, reachesGlass: reachesGlass)
      )
    }
    return number
  }
}

extension [Int] {
  /// Inserts a number that is not there yet into ascending ones, most of which come at the end.
  fileprivate mutating func insertSorted(_ number: Int) {
    guard let last, number <= last else { return append(number) }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    if self[low] != number { insert(number, at: low) }
  }
}
