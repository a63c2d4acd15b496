import LintelDiagnostics
import LintelSchema

/// Resolves a theme in all contexts at once.
///
/// Screens are taken by class, sections of a context one by one, and tokens are bound last, so that the work follows the
/// declarations and the distinct results, not the product of brands, promos and screens.
struct TreeBuilder {
  /// A box of a bar of no screen: what it is, and what is assigned.
  private struct BaseBar {
    let box: ContextBox
    let bound: Int32
    let finished: Int32
  }

  /// The nodes of one context: a finished bar for each kind, and settings; -1 for none.
  typealias Nodes = SIMD4<Int32>

  let theme: Theme
  let cascade: Cascade
  let roles = LeafRoles.standard
  private let winning: WinningDeclarations
  private let sections: ThemeSections
  private let setsWithTokens: Set<SetID>
  private var tokens: TokenEnvironments
  private var partition: BoxPartition
  private(set) var space: BoxSpace
  private(set) var pool: NodePool
  private(set) var finished = Interner<FinishedBar>()
  private var nodes = Interner<Nodes>()
  private var emulated: [EmulatedSlot] = []

  init(_ cascade: Cascade) {
    self.cascade = cascade
    theme = cascade.theme
    winning = WinningDeclarations(cascade)
    sections = ThemeSections(theme, roles: roles)
    tokens = TokenEnvironments(theme, roles: roles, sections: sections, winning: winning)
    partition = BoxPartition(theme)
    space = BoxSpace(theme.space, cuts: UIKitCuts.all)
    pool = NodePool(theme, roles: roles)
    setsWithTokens = Set(
      sections.tokens.joined().map { [theme] in theme.conditions[$0.condition.index][.screen] }
    )
  }

  /// The nodes of every context: disjoint boxes for each class of screens.
  mutating func build() -> (parts: [ScreenPart], diagnostics: [Diagnostic]) {
    let classes = ScreenClasses(theme.space, mentioned: Array(sections.bySet.keys)).classes
    let whole = space.box(of: Array(theme.space.brands.indices))
    var base: [ThemeSection: [BoxedNode]] = [:]
    var baseBars: [ThemeSection: [BaseBar]] = [:]
    for section in ThemeSection.allCases {
      let parts = bound(section, whole, sets: [], sections.base[section] ?? [])
      base[section] = parts
      baseBars[section] = section.bar.map { _ in parts.flatMap { finishBase($0) } } ?? []
    }
    var result: [ScreenPart] = []
    for screens in classes {
      guard !partition.isOverLimit else { break }
      let box = space.box(of: screens.brands)
      var parts = legacyParts(of: box).map { (box: $0, nodes: Nodes(repeating: -1)) }
      for (lane, section) in ThemeSection.allCases.enumerated() {
        let own = sections.own(section, screens.sets)
        let changesTokens = screens.sets.contains(where: setsWithTokens.contains)
        let isBase = own.isEmpty && !changesTokens
        let found =
          isBase
          ? base[section] ?? []
          : bound(section, box, sets: screens.sets, sections.all(section, own: own))
        let boxes = finish(found, section, isBase: isBase, baseBars[section] ?? [], screens)
        parts = combined(parts, boxes, lane: lane)
      }
      let boxed = parts.map { BoxedNode(box: $0.box, node: nodes.id(of: $0.nodes)) }
      for part in BoxMerging.merged(boxed, in: &space) {
        result.append(ScreenPart(screens: screens.screens, box: part.box, node: part.node))
      }
    }
    let diagnostics = EmulatedSlot.diagnostics(emulated, cascade, space) + limitDiagnostics()
    return (merged(result), diagnostics)
  }

  mutating func mergeBoxes(_ parts: [BoxedNode]) -> [BoxedNode] {
    BoxMerging.merged(parts, in: &space)
  }

  func nodes(_ part: ScreenPart) -> Nodes {
    nodes[part.node]
  }

  private func limitDiagnostics() -> [Diagnostic] {
    guard partition.isOverLimit else { return [] }
    return [
      Diagnostic(
        "too-many-contexts",
        .error,
        "the theme looks different in more than \(BoxPartition.limit) contexts",
        at: theme.nameRange,
        notes: [Note("promos that may run together in any combination multiply")],
        help: ["let fewer promos style the same bar, or remove `with: any` from some of them"]
      )
    ]
  }

  /// A box in its parts below iOS 13, which has no appearance objects, and from there on.
  private func legacyParts(of box: ContextBox) -> [ContextBox] {
    guard let step = space.legacyEnd else { return [box] }
    var (older, newer) = (box, box)
    older.endVersion = step
    newer.firstVersion = step
    return [older, newer]
  }

  private mutating func combined(
    _ parts: [(box: ContextBox, nodes: Nodes)],
    _ boxes: [BoxedNode],
    lane: Int
  ) -> [(box: ContextBox, nodes: Nodes)] {
    var result: [(box: ContextBox, nodes: Nodes)] = []
    for part in parts {
      for other in boxes {
        guard let box = space.intersection(part.box, other.box) else { continue }
        var nodes = part.nodes
        nodes[lane] = other.node
        result.append((box, nodes))
      }
    }
    return result
  }
}

// MARK: - Sections with their tokens bound

extension TreeBuilder {
  /// The nodes of a section over a box: ids of the pool's bars or settings.
  private mutating func bound(
    _ section: ThemeSection,
    _ box: ContextBox,
    sets: [SetID],
    _ declarations: [Declaration]
  ) -> [BoxedNode] {
    let unbound = unbound(section, box, declarations)
    var parts: [BoxedNode] = []
    for part in unbound {
      let values =
        section.bar == nil
        ? pool.values(ofSettings: part.node) : pool.values(ofBar: part.node)
      let used = tokens.tokens(of: values)
      guard !used.isEmpty else {
        let bound = bind(section, part.node, environment: -1)
        parts.append(BoxedNode(box: part.box, node: bound))
        continue
      }
      for other in tokens.parts(of: box, tokens: used, sets: sets, &partition, &space) {
        guard let both = space.intersection(part.box, other.box) else { continue }
        let bound = bind(section, part.node, environment: other.node)
        parts.append(BoxedNode(box: both, node: bound))
      }
    }
    return BoxMerging.merged(parts, in: &space)
  }

  private mutating func bind(
    _ section: ThemeSection,
    _ node: Int32,
    environment: Int32
  ) -> Int32 {
    let resolver =
      environment < 0
      ? ValueResolver { _ in nil } : tokens.resolver(tokens.environments[environment])
    return section.bar == nil
      ? pool.bind(settings: node, in: environment, resolver)
      : pool.bind(bar: node, in: environment, resolver)
  }

  private mutating func unbound(
    _ section: ThemeSection,
    _ box: ContextBox,
    _ declarations: [Declaration]
  ) -> [BoxedNode] {
    let (theme, roles, winning) = (theme, roles, winning)
    let cuts = UIKitCuts.cuts(for: declarations, theme, roles)
    let parts = partition.parts(of: box, declarations, cuts: cuts, in: &space) {
      holding,
      version in
      let cascaded = CascadedValues(holding, precedence: winning, isTabItem: roles.isTabItem)
      guard let kind = section.bar else {
        return pool.unboundSettings.id(of: cascaded.settings(theme, roles))
      }
      let builder = BarBuilder(kind, theme: theme, roles: roles, ios: version, cascaded: cascaded)
      return pool.unboundBars.id(of: builder.bar())
    }
    return BoxMerging.merged(parts, in: &space)
  }
}

// MARK: - Assigned slots

extension TreeBuilder {
  private mutating func finishBase(_ part: BoxedNode) -> [BaseBar] {
    finish(pool.bars[part.node], over: part.box, base: nil, screens: nil).map {
      BaseBar(box: $0.box, bound: part.node, finished: $0.node)
    }
  }

  /// The finished nodes of a section of some screens.
  private mutating func finish(
    _ parts: [BoxedNode],
    _ section: ThemeSection,
    isBase: Bool,
    _ base: [BaseBar],
    _ screens: ScreenClasses.Class
  ) -> [BoxedNode] {
    guard section.bar != nil else {
      return parts.map { part in
        BoxedNode(box: part.box, node: pool.settings[part.node].isEmpty ? -1 : part.node)
      }
    }
    if isBase { return base.map { BoxedNode(box: $0.box, node: $0.finished) } }
    var result: [BoxedNode] = []
    for part in parts {
      for other in base {
        guard let box = space.intersection(part.box, other.box) else { continue }
        if part.node == other.bound {
          result.append(BoxedNode(box: box, node: other.finished))
        } else {
          let bar = pool.bars[part.node]
          result += finish(bar, over: box, base: other.finished, screens: screens)
        }
      }
    }
    return BoxMerging.merged(result, in: &space)
  }

  /// Assigns the slots of a bar over a box, which is split where UIKit begins to know more slots and that shows.
  private mutating func finish(
    _ bar: BoundBar,
    over box: ContextBox,
    base: Int32?,
    screens: ScreenClasses.Class?
  ) -> [BoxedNode] {
    let old = AppearanceLookup(
      bar: bar.kind,
      ios: Version(13),
      showsLargeTitles: bar.showsLargeTitles
    )
    let new = AppearanceLookup(
      bar: bar.kind,
      ios: UIKitCuts.edges,
      showsLargeTitles: bar.showsLargeTitles
    )
    let split = space.firstStep(from: UIKitCuts.edges)
    guard box.firstVersion < split else {
      return [finish(bar, [new], box, base, screens)]
    }
    guard box.endVersion > split else { return [finish(bar, [old], box, base, screens)] }
    if shown(bar, old) == shown(bar, new) {
      return [finish(bar, [old, new], box, base, screens)]
    }
    var (older, newer) = (box, box)
    older.endVersion = split
    newer.firstVersion = split
    return [
      finish(bar, [old], older, base, screens), finish(bar, [new], newer, base, screens),
    ]
  }

  private mutating func finish(
    _ bar: BoundBar,
    _ lookups: [AppearanceLookup],
    _ box: ContextBox,
    _ base: Int32?,
    _ screens: ScreenClasses.Class?
  ) -> BoxedNode {
    let onBar = base.flatMap { $0 < 0 ? nil : finished[$0].assigned }
    if bar.isEmpty, onBar?.contains(where: { $0 != nil }) != true {
      return BoxedNode(box: box, node: -1)
    }
    var slots = AssignedObjects(bar.kind, lookups, &pool, own: bar.objects + (onBar ?? []))
    let assigned: [Int32?]
    if let screens {
      assigned = slots.assign(bar, replacing: onBar ?? BoundBar.empty(bar.kind).objects)
      let copies = SlotSet(bar.system.slots.filter { assigned[$0.rawValue] != nil })
      if !copies.isEmpty {
        emulated.append(
          EmulatedSlot(bar: bar.kind, slots: copies, screens: screens.screens, box: box)
        )
      }
    } else {
      assigned = slots.assign(bar)
    }
    return BoxedNode(
      box: box,
      node: finished.id(
        of: FinishedBar(
          kind: bar.kind,
          assigned: assigned,
          shown: shown(bar, lookups[lookups.count - 1]),
          values: bar.values
        )
      )
    )
  }

  private mutating func shown(
    _ bar: BoundBar,
    _ lookup: AppearanceLookup
  ) -> [FinishedBar.Shown] {
    bar.kind.slots.map { slot in
      if bar.system.contains(slot) { return .system }
      guard bar.hasObjects else { return .untouched }
      let own = SlotSet(AppearanceSlot.allCases.filter { bar.objects[$0.rawValue] != nil })
      let found = lookup.found(at: slot, bar: own)
      let object = bar.objects[found.slot.rawValue] ?? pool.objects.id(of: .initial(of: bar.kind))
      return .object(found.isMadeTransparent ? pool.madeTransparent(object) : object)
    }
  }
}
