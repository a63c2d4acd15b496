import LintelAppearance
import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

/// The looks of a theme in one release of the app, which answer the questions of rules for all contexts at once.
///
/// A rule combines decisions into a verdict, which is a decision whose outcomes are numbers that the rule defines. It then asks for the
/// contexts in which the verdict isn't 0, by the entries that cause it.
package final class Looks {
  let decisions: ThemeDecisions
  /// The theme, limited to the release.
  let theme: Theme
  private let schema = Schema.standard
  /// The contexts that can occur on versions in the theme's range.
  let inRange: DecisionID
  private var bars = CaseMap<BarKind, ShownBar>()
  /// The ways through decisions so far, from which messages get their contexts.
  private var knownWays: [DecisionID: DecisionWays] = [:]

  /// Creates the looks, or returns `nil` for a theme without brands.
  init?(_ cascade: Cascade) throws(TooLarge) {
    guard let decisions = try ThemeDecisions(cascade, disagreement: .anyValue) else { return nil }
    self.decisions = decisions
    theme = cascade.theme
    let versions = decisions.dimensions.versions
    let steps = versions.indices.filter {
      versions[$0].first.major <= cascade.theme.newestIOS.major
    }
    let isMeant = decisions.test(ContextDimensions.ios, ValueSet(values: steps))
    inRange = try decisions.both(decisions.possibleContexts, isMeant)
  }

  func bar(_ kind: BarKind) throws(TooLarge) -> ShownBar {
    if let known = bars[kind] { return known }
    let bar = try ShownBar(DecidedBar(kind, of: decisions), decisions)
    bars[kind] = bar
    return bar
  }

  /// Decides a screen's setting, a fact, or a property of a bar that is the same in all slots, as `.resolved`.
  func value(of name: LeafName) throws(TooLarge) -> DecisionID {
    try decisions.bound(decisions.plainDecision(of: TargetID(schema[name])))
  }

  /// Decides where the value of a setting passes a test.
  func test(_ name: LeafName, _ isMet: (ResolvedValue?) -> Bool) throws(TooLarge) -> DecisionID {
    decisions.test(try value(of: name)) { isMet($0.resolved) }
  }

  /// Decides where the navigation bar has one of some scroll behaviors.
  func behaves(_ behaviors: ScrollBehaviorName...) throws(TooLarge) -> DecisionID {
    try test(.scrollBehavior) { behaviors.contains($0?.keyword() ?? .system) }
  }

  /// Decides which entry sets a property in a slot.
  func entry(of leaf: LeafID, in slot: AppearanceSlot = .standard) throws(TooLarge) -> DecisionID {
    try decisions.entries(of: TargetID(leaf), in: ThemeDecisions.Part(slot))
  }

  func entry(of name: LeafName) throws(TooLarge) -> DecisionID {
    try entry(of: schema[name])
  }

  // MARK: - Contexts

  /// Returns the contexts in which a verdict reports something, by number and by the entry that causes it, in the order of the first ones.
  ///
  /// The outcomes of a verdict are `.number`, where 0 means nothing, or `.flag`, and those of `entries` are `.entry`. Values that nobody
  /// wrote are left out. If there is a screen, only that one counts, and the verdict has to be restricted to it.
  func places(
    of verdict: DecisionID,
    by entries: DecisionID,
    on screen: Int? = nil
  ) throws(TooLarge) -> [LookPlace] {
    if verdict.terminal == .no || decisions.outcomes(of: verdict) == [.number(0)] { return [] }
    let possible = screen.map { restricted(inRange, to: $0) } ?? inRange
    let entries = screen.map { restricted(entries, to: $0) } ?? entries
    // Mask the verdict first, because entries differ in many contexts in which it has nothing to report.
    let masked = try decisions.masked(verdict, by: possible)
    let decision = try decisions.combine(masked, entries, skipping: [.number(0), .flag(false)]) {
      guard case .entry(let entry) = $1 else { return .undeclared }
      if case .number(let number) = $0, number > 0 { return .blame(number, entry) }
      return $0 == .flag(true) ? .blame(1, entry) : .undeclared
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

  /// The ways through a decision, kept because several messages describe parts of it.
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

  /// The cell of a context, with the first version of the context's interval.
  fileprivate func cell(of context: Context) -> Cell {
    theme.space.cell(of: decisions.dimensions.selection(of: context))
  }
}

/// Contexts in which a verdict has one number, caused by one entry.
struct LookPlace {
  fileprivate let looks: Looks
  /// The decision on verdicts and entries together.
  fileprivate let decision: DecisionID
  fileprivate let outcome: ThemeDecisions.Outcome
  /// The number of the verdict, or 1 for a test.
  let number: Int
  /// The entry, as an index into the theme's entries.
  let entry: Int32
  /// The screen that the decision is restricted to, or `nil` for all.
  fileprivate var screen: Int?
  fileprivate let first: Context

  /// The first of the contexts, as a cell.
  var cell: Cell {
    let cell = looks.cell(of: first)
    return screen.map { cell.with(.screen, $0) } ?? cell
  }

  /// Restricts a test to these contexts.
  func narrowed(_ test: DecisionID) throws(TooLarge) -> DecisionID {
    try looks.decisions.both(test, looks.decisions.test(decision) { $0 == outcome })
  }

  /// Returns the same contexts on a different screen.
  func moved(to screen: Int) -> LookPlace {
    var place = self
    place.screen = screen
    return place
  }

  /// The contexts in the form in which messages describe them.
  var region: LookRegion { LookRegion(looks, decision, screen, [outcome]) }
}

/// Contexts in the form in which messages describe them.
struct LookRegion {
  /// Indices into the theme's brands.
  private(set) var brands: ValueSet
  /// The screens, numbered as in a cell.
  private(set) var screens: ValueSet
  /// The promos that run in all of the contexts, although others may run as well.
  private(set) var promos: [Int]
  private(set) var modes: [ValueSet]
  /// The spans of versions, as indices into `steps`.
  private var versions: ValueSet
  /// The spans of versions that looks can differ by, in ascending order.
  private let steps: [ContextDimensions.VersionStep]
  /// The possible values of each `DeviceTrait`, in the order of its cases.
  private var traits: [ValueSet]
  /// Indices into the releases of the theme's space.
  private(set) var releases: Set<Int>

  /// Creates the region of some outcomes of a decision.
  fileprivate init(
    _ looks: Looks,
    _ decision: DecisionID,
    _ screen: Int?,
    _ outcomes: Set<ThemeDecisions.Outcome>
  ) {
    let space = looks.theme.space
    let all = space.calendar.promos.indices
    let allModes = space.calendar.switches.modes.indices
    let dimensions = looks.decisions.dimensions
    let values = looks.decisions.values(
      of: [ContextDimensions.brand, ContextDimensions.screen] + all.map(ContextDimensions.promo)
        + allModes.map(dimensions.mode) + [ContextDimensions.ios]
        + DeviceTrait.allCases.map(ContextDimensions.trait),
      on: looks.ways(through: decision),
      to: outcomes
    )
    brands = values[0]
    screens = screen.map { ValueSet(values: [$0]) } ?? values[1]
    let running = ValueSet(values: [1])
    promos = all.filter { values[2 + $0] == running }
    modes = allModes.map { values[2 + all.count + $0] }
    let others = values.dropFirst(2 + all.count + allModes.count)
    versions = others.first ?? ValueSet(values: [])
    steps = dimensions.versions
    traits = Array(others.dropFirst())
    releases = [space.release]
  }

  /// Creates the union of some places, or returns `nil` if there are none.
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

  /// Creates the union of some regions, or returns `nil` if there are none.
  init?(_ regions: [LookRegion]) {
    guard var all = regions.first else { return nil }
    for region in regions.dropFirst() {
      all.brands = all.brands.union(region.brands)
      all.screens = all.screens.union(region.screens)
      all.promos = all.promos.filter(region.promos.contains)
      all.modes = zip(all.modes, region.modes).map { $0.union($1) }
      all.versions = all.versions.union(region.versions)
      all.traits = zip(all.traits, region.traits).map { $0.union($1) }
      all.releases.formUnion(region.releases)
    }
    self = all
  }

  /// The contexts in words, such as `brand 'night', screen 'home'`, or an empty string for all contexts.
  func words(in theme: Theme) -> String {
    let space = theme.space
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
    let meant = steps.indices.filter { steps[$0].first.major <= theme.newestIOS.major }
    let shown = Ranges.normalized(meant.filter(versions.contains))
    if !meant.allSatisfy(versions.contains) {
      let spans: [(first: Version, end: Version?)] = shown.map { range in
        let end = Int(range.upperBound)
        return (steps[Int(range.lowerBound)].first, end < meant.count ? steps[end].first : nil)
      }
      parts.append(theme.words(versions: spans))
    }
    for (trait, values) in zip(DeviceTrait.allCases, traits) {
      let names = trait.names.indices.filter(values.contains).map { trait.names[$0] }
      guard let name = names.first, names.count < trait.names.count else { continue }
      parts.append(trait == .idiom ? name : "\(name) \(trait.name)")
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

  /// Returns the first names in quotes, and the number of other names.
  private func listed(_ names: [String], _ noun: String) -> String {
    "\(names.count == 1 ? noun : "\(noun)s") \(names.shortList(most: 3))"
  }
}
