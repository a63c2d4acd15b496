import LintelAppearance
import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

/// What a theme looks like in one release of the app, for rules: each question is answered for all contexts at once.
///
/// A rule combines the decisions that it goes by into a verdict, a decision whose outcomes are numbers of its own, and asks where the
/// verdict says something, by the entries that bring it about.
package final class Looks {
  /// The decisions of the theme in the release.
  let decisions: ThemeDecisions
  /// Of what is left of the theme in the release.
  let theme: Theme
  /// The table of properties.
  private let schema = Schema.standard
  /// The contexts that can happen on versions of the theme's range.
  let inRange: DecisionID
  /// The bars that rules have asked for.
  private var bars = CaseMap<BarKind, ShownBar>()
  /// The ways through decisions whose regions messages name.
  private var knownWays: [DecisionID: DecisionWays] = [:]

  /// Nil for a theme without brands.
  init?(_ cascade: Cascade) throws(TooLarge) {
    guard let decisions = try ThemeDecisions(cascade, disagreement: .anyValue) else { return nil }
    self.decisions = decisions
    theme = cascade.theme
    let versions = decisions.dimensions.versions
    let steps = versions.indices.filter {
      versions[$0].first.major <= cascade.theme.newestIOS.major
    }
    let isMeant = decisions.test(ContextDimensions.ios, ValueSet(values: steps))
    inRange = try decisions.both(decisions.existing, isMeant)
  }

  /// What shows of a bar.
  func bar(_ kind: BarKind) throws(TooLarge) -> ShownBar {
    if let known = bars[kind] { return known }
    let bar = try ShownBar(DecidedBar(kind, of: decisions), decisions)
    bars[kind] = bar
    return bar
  }

  /// A screen's setting, a fact, or a property of a bar that is the same in all slots, as `.resolved`.
  func value(of name: LeafName) throws(TooLarge) -> DecisionID {
    try decisions.bound(decisions.plainDecision(of: TargetID(schema[name])))
  }

  /// Where a setting has a value.
  func test(_ name: LeafName, _ isMet: (ResolvedValue?) -> Bool) throws(TooLarge) -> DecisionID {
    decisions.test(try value(of: name)) { isMet($0.resolved) }
  }

  /// Where the navigation bar has one of some scroll behaviors.
  func behaves(_ behaviors: ScrollBehaviorName...) throws(TooLarge) -> DecisionID {
    try test(.scrollBehavior) { behaviors.contains($0?.keyword() ?? .system) }
  }

  /// The entry that decides a leaf in a slot.
  func entry(of leaf: LeafID, in slot: AppearanceSlot = .standard) throws(TooLarge) -> DecisionID {
    try decisions.entries(of: TargetID(leaf), in: ThemeDecisions.Part(slot))
  }

  /// The entry that decides a setting, as a decision.
  func entry(of name: LeafName) throws(TooLarge) -> DecisionID {
    try entry(of: schema[name])
  }

  // MARK: - Where something is so

  /// The contexts in which a verdict says something, by what it says and by the entry that brings it about.
  ///
  /// - Parameters:
  ///   - verdict: has outcomes `.number`, where 0 means nothing, or `.flag`; restricted to the screen, if there is one.
  ///   - entries: has outcomes `.entry`; values that nobody wrote are left out.
  ///   - screen: the only screen that counts; nil for any.
  /// - Returns: the contexts, in the order of the first ones.
  /// - Throws: `TooLarge` if a limit is exceeded.
  func places(
    of verdict: DecisionID,
    by entries: DecisionID,
    on screen: Int? = nil
  ) throws(TooLarge) -> [LookPlace] {
    if verdict.terminal == .no || decisions.outcomes(of: verdict) == [.number(0)] { return [] }
    let existing = screen.map { restricted(inRange, to: $0) } ?? inRange
    let entries = screen.map { restricted(entries, to: $0) } ?? entries
    // The verdict first: entries differ in many contexts in which it has nothing to report.
    let said = try decisions.masked(verdict, by: existing)
    let decision = try decisions.combine(said, entries, skipping: [.number(0), .flag(false)]) {
      said,
      origin in
      guard case .entry(let entry) = origin else { return .undeclared }
      switch said {
      case .number(let number) where number > 0: return .blame(number, entry)
      case .flag(true): return .blame(1, entry)
      default: return .undeclared
      }
    }
    return decisions.witnesses(of: decision).compactMap { found in
      guard case .blame(let number, let entry) = found.outcome else { return nil }
      return LookPlace(
        looks: self,
        decision: decision,
        outcome: found.outcome,
        number: number,
        entry: entry,
        screen: screen,
        first: found.context
      )
    }
  }

  /// The ways through a decision; several messages name parts of the same one.
  fileprivate func ways(through decision: DecisionID) -> DecisionWays {
    if let known = knownWays[decision] { return known }
    let ways = decisions.ways(through: decision)
    knownWays[decision] = ways
    return ways
  }

  /// Returns every outcome of a decision in contexts that exist, with the first of these contexts.
  func witnesses(
    of decision: DecisionID
  ) throws(TooLarge) -> [(outcome: ThemeDecisions.Outcome, cell: Cell)] {
    let masked = try decisions.masked(decision, by: inRange)
    return decisions.witnesses(of: masked).map { ($0.outcome, cell(of: $0.context)) }
  }

  /// The cell of a context, which has the first version of the context's interval.
  fileprivate func cell(of context: Context) -> Cell {
    theme.space.cell(of: decisions.dimensions.selection(of: context))
  }
}

/// Contexts in which a verdict says one thing, by one entry.
struct LookPlace {
  /// The looks that the place belongs to.
  fileprivate let looks: Looks
  /// The decision on verdicts and entries together.
  fileprivate let decision: DecisionID
  /// The outcome of that decision in these contexts.
  fileprivate let outcome: ThemeDecisions.Outcome
  /// What the verdict says; 1 for a test.
  let number: Int
  /// An index into the theme's entries.
  let entry: Int32
  /// The screen to which the decision is restricted; nil for any.
  fileprivate var screen: Int?
  /// The first of the contexts.
  fileprivate let first: Context

  /// The first of the contexts.
  var cell: Cell {
    let cell = looks.cell(of: first)
    return screen.map { cell.with(.screen, $0) } ?? cell
  }

  /// Where a test is met in these contexts.
  func narrowed(_ test: DecisionID) throws(TooLarge) -> DecisionID {
    try looks.decisions.both(test, looks.decisions.test(decision) { $0 == outcome })
  }

  /// The same contexts, on another screen.
  func moved(to screen: Int) -> LookPlace {
    var place = self
    place.screen = screen
    return place
  }

  /// The contexts, as far as words tell them apart.
  var region: LookRegion { LookRegion(looks, decision, screen, [outcome]) }
}

/// Contexts in the words of a message.
struct LookRegion {
  /// Indices into the theme's brands.
  private(set) var brands: ValueSet
  /// As in a cell.
  private(set) var screens: ValueSet
  /// The promos that it takes: others may run as well.
  private(set) var promos: [Int]
  /// By mode: the values with which it may be so.
  private(set) var modes: [ValueSet]
  /// Indices into the releases of the theme's space.
  private(set) var releases: Set<Int>

  /// Reads a region off a decision.
  ///
  /// - Parameters:
  ///   - looks: the looks that made the decision.
  ///   - decision: the decision.
  ///   - screen: the screen to which it is restricted.
  ///   - outcomes: the outcomes whose contexts count.
  fileprivate init(
    _ looks: Looks,
    _ decision: DecisionID,
    _ screen: Int?,
    _ outcomes: Set<ThemeDecisions.Outcome>
  ) {
    let space = looks.theme.space
    let all = space.calendar.promos.indices
    let allModes = space.calendar.switches.modes.indices
    let values = looks.decisions.values(
      of: [ContextDimensions.brand, ContextDimensions.screen] + all.map(ContextDimensions.promo)
        + allModes.map(looks.decisions.dimensions.mode),
      on: looks.ways(through: decision),
      to: outcomes
    )
    brands = values[0]
    screens = screen.map { ValueSet(values: [$0]) } ?? values[1]
    let running = ValueSet(values: [1])
    promos = all.filter { values[2 + $0] == running }
    modes = allModes.map { values[2 + all.count + $0] }
    releases = [space.release]
  }

  /// All contexts of some places; nil for none.
  init?(_ places: [LookPlace]) {
    struct Source: Hashable {
      let release: Int
      let decision: DecisionID
      let screen: Int?
    }
    let sources = Dictionary(grouping: places) { place in
      Source(
        release: place.looks.theme.space.release,
        decision: place.decision,
        screen: place.screen
      )
    }
    self.init(
      sources.compactMap { source, places in
        places.first.map { first in
          LookRegion(first.looks, source.decision, source.screen, Set(places.map(\.outcome)))
        }
      }
    )
  }

  /// All of some regions; nil for none.
  init?(_ regions: [LookRegion]) {
    guard var all = regions.first else { return nil }
    for region in regions.dropFirst() {
      all.brands = all.brands.union(region.brands)
      all.screens = all.screens.union(region.screens)
      all.promos = all.promos.filter(region.promos.contains)
      all.modes = zip(all.modes, region.modes).map { $0.union($1) }
      all.releases.formUnion(region.releases)
    }
    self = all
  }

  /// Such as `brand 'night', screen 'home'`; empty if it is all that a theme has.
  func words(in space: ContextSpace) -> String {
    var parts: [String] = []
    let brands = space.brands.indices.filter(brands.contains)
    if brands.count < space.brands.count {
      parts.append(listed(brands.map { space.brands[$0].name }, "brand"))
    }
    if !promos.isEmpty {
      parts.append(listed(promos.sorted().map { space.calendar.promos[$0].name }, "promo"))
    }
    for (mode, values) in zip(space.calendar.switches.modes, modes) {
      let names = mode.values.indices.filter(values.contains).map { mode.values[$0] }
      if names.count < mode.values.count { parts.append(listed(names, mode.name)) }
    }
    let screens = space.screens.indices.filter { self.screens.contains($0 + 1) }
    if !screens.isEmpty, screens.count < space.screens.count {
      parts.append(listed(screens.map { space.screens[$0].name }, "screen"))
    }
    if releases.count < space.releases.count {
      let spans = Ranges.normalized(Array(releases)).compactMap { range in
        ReleaseSpan(
          lower: space.releases[Int(range.lowerBound)].lower,
          end: space.releases[Int(range.upperBound) - 1].end
        ).words
      }
      parts.append("app \(spans.plainList())")
    }
    return parts.joined(separator: ", ")
  }

  /// Returns up to three names in quotes, and how many more there are.
  private func listed(_ names: [String], _ noun: String) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }
    let rest = names.count - shown.count
    let list = (shown + (rest > 0 ? ["\(rest) more"] : [])).plainList()
    return "\(names.count == 1 ? noun : "\(noun)s") \(list)"
  }
}
