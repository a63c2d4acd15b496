package import LintelDecisions
package import LintelSchema
package import LintelTheme

/// The dimensions that a theme's decisions can ask: screen, brand, each promo (off or on), each mode, version, device, slot, and tab
/// item part.
///
/// Outputs are for one release of the app, so the release has only one value.
package struct ContextDimensions: Sendable {
  /// A span of versions in which neither the theme nor UIKit's own rules change.
  package struct VersionStep: Hashable, Sendable {
    /// The first version of the span.
    package let first: Version
    /// The theme's version interval that contains the span.
    let interval: Int
  }

  /// What a dimension distinguishes.
  package enum Axis: Hashable, Sendable {
    case screen
    case brand
    case ios
    case trait(DeviceTrait)
    case slot
    case item
    case release
    /// A promo, by its index in the theme.
    case promo(Int)
    /// A mode, by its index in the theme.
    case mode(Int)
  }

  /// Screens, with 0 for "no screen", as in `ContextSpace`.
  package static let screen = DimensionID(0)
  /// Brands by their index in the theme.
  package static let brand = DimensionID(1)
  /// Indices into `versions`.
  package static let ios = DimensionID(2)
  /// The device's idiom; its size classes follow the other common dimensions.
  private static let idiom = DimensionID(3)
  /// Slots, by `AppearanceSlot.rawValue`.
  package static let slot = DimensionID(4)
  /// Tab item parts, as the cells of `Dimension.item`.
  package static let item = DimensionID(5)
  /// The release of the outputs, which decisions never ask for.
  ///
  /// With a clause on it, conditions that mention releases aren't wider than conditions that don't.
  private static let release = DimensionID(6)
  /// The dimensions that every theme has, in the order of the numbers above; promos and modes follow them.
  private static let common: [Axis] =
    [.screen, .brand, .ios, .trait(.idiom), .slot, .item, .release]
    + DeviceTrait.sizes.map(Axis.trait)
  /// The index of the first promo's dimension.
  private static let firstPromo = common.count
  private static let sizes = DeviceTrait.sizes.indices.map {
    DimensionID(common.count - DeviceTrait.sizes.count + $0)
  }

  /// The theme's contexts, as the cascade represents them.
  package let contexts: ContextSpace
  /// The spans of versions, ascending.
  package let versions: [VersionStep]
  /// The number of values of each dimension.
  package let space: Space
  private let axes: [Axis]

  /// Numbers the values of each dimension, with a span of versions starting at each of `cuts`.
  ///
  /// A theme without brands has no contexts, and no dimensions.
  init?(_ contexts: ContextSpace, cuts: [Version] = UIKitCuts.all) {
    self.contexts = contexts
    versions = contexts.versions.enumerated().flatMap { index, interval in
      let inner = cuts.filter { cut in
        interval.first < cut && (interval.end.map { cut < $0 } ?? true)
      }
      return ([interval.first] + inner.sorted()).map { VersionStep(first: $0, interval: index) }
    }
    let calendar = contexts.calendar
    axes =
      Self.common + calendar.promos.indices.map(Axis.promo)
      + calendar.switches.modes.indices.map(Axis.mode)
    let steps = versions.count
    let counts = axes.map { axis in
      switch axis {
      case .screen: contexts.screens.count + 1
      case .brand: contexts.brands.count
      case .ios: steps
      case .trait, .promo: 2
      case .slot: AppearanceSlot.allCases.count
      case .item: ItemLayout.allCases.count * ItemState.tabItem.count
      case .release: 1
      case .mode(let index): calendar.switches.modes[index].values.count
      }
    }
    guard let space = Space(valueCounts: counts) else { return nil }
    self.space = space
  }

  /// Returns the dimension of a promo, by its index in the theme: 1 if the promo runs, 0 if it doesn't.
  package static func promo(_ index: Int) -> DimensionID { DimensionID(firstPromo + index) }

  /// Returns the dimension of a mode, by its index in the theme; its values are in the theme's order.
  package func mode(_ index: Int) -> DimensionID {
    DimensionID(Self.firstPromo + contexts.calendar.promos.count + index)
  }

  /// Returns the dimension of a trait, with values in the order of the trait's names.
  package static func trait(_ trait: DeviceTrait) -> DimensionID {
    DeviceTrait.sizes.firstIndex(of: trait).map { sizes[$0] } ?? idiom
  }

  /// Returns what a dimension distinguishes.
  package func axis(of dimension: DimensionID) -> Axis { axes[dimension.index] }

  /// Returns the clause for a number in `SwitchTable`: the promo runs, or the mode has the value.
  func clause(on number: Int) -> Clause {
    guard let value = contexts.calendar.switches.value(number) else {
      return Clause(Self.promo(number), ValueSet(values: [1]))
    }
    return Clause(mode(value.mode), ValueSet(values: [value.value]))
  }

  /// Returns the selection of a context, with the first version of its span, without the slot and the tab item part.
  package func selection(of context: Context) -> ContextSelection {
    let calendar = contexts.calendar
    let modes = calendar.switches.modes.indices.map { index in
      calendar.switches.number(of: ModeValue(mode: index, value: context[mode(index)]))
    }
    return ContextSelection(
      brand: context[Self.brand],
      promos: calendar.promos.indices.filter { context[Self.promo($0)] == 1 } + modes,
      screen: context[Self.screen],
      ios: versions[context[Self.ios]].first,
      device: Device(
        idiom: context[Self.trait(.idiom)],
        width: context[Self.trait(.width)],
        height: context[Self.trait(.height)]
      )
    )
  }

  /// Returns the context of a selection, whose version is in the theme's range, in the first slot and tab item part.
  package func context(_ selection: ContextSelection) -> Context {
    var context = Context(in: space)
    context[Self.screen] = selection.screen
    context[Self.brand] = selection.brand
    context[Self.ios] = versions.lastIndex { $0.first <= selection.ios } ?? 0
    for trait in DeviceTrait.allCases { context[Self.trait(trait)] = selection.device[trait] }
    for number in selection.promos {
      let clause = clause(on: number)
      context[clause.dimension] = Int(clause.values.ranges.first?.lowerBound ?? 0)
    }
    return context
  }

  /// Returns a condition as clauses, or `nil` if it never applies in the release of the outputs.
  func clauses(_ condition: Condition) -> [Clause]? {
    guard
      contexts.domains[Dimension.appVersion.index].contains(
        condition[.appVersion],
        contexts.release
      )
    else { return nil }
    var clauses: [Clause] = []
    for dimension in Dimension.all where condition[dimension] != .top {
      let set = condition[dimension]
      switch dimension {
      case .appVersion: clauses.append(Clause(Self.release, ValueSet(values: [0])))
      case .promos:
        let required = contexts.requiredSwitches(set)
        guard let always = alwaysRunning(with: required) else { return nil }
        clauses += always.map(clause)
      case .ios:
        let intervals = ValueSet(contexts.domains[dimension.index].values(of: set))
        let steps = versions.indices.filter { intervals.contains(versions[$0].interval) }
        clauses.append(Clause(Self.ios, ValueSet(values: steps)))
      case .brand: clauses.append(Clause(Self.brand, values(set, of: dimension)))
      case .screen: clauses.append(Clause(Self.screen, values(set, of: dimension)))
      case .device:
        guard let devices = contexts.deviceCondition(set) else { return nil }
        clauses += DeviceTrait.allCases.compactMap { trait in
          devices[trait].map { Clause(Self.trait(trait), ValueSet(values: [$0])) }
        }
      case .slot: clauses.append(Clause(Self.slot, values(set, of: dimension)))
      case .item: clauses.append(Clause(Self.item, values(set, of: dimension)))
      }
    }
    return clauses.contains { $0.values.isEmpty } ? nil : clauses
  }

  /// Returns a set of the cascade as values of a dimension that has the same numbering.
  private func values(_ set: SetID, of dimension: Dimension) -> ValueSet {
    ValueSet(contexts.domains[dimension.index].values(of: set))
  }

  /// Returns the promos and mode values that are on whenever the required ones are, or `nil` if those can't be on together.
  private func alwaysRunning(with required: [Int]) -> [Int]? {
    let sets = contexts.calendar.smallestSets(containing: required).map(\.running)
    guard let first = sets.first else { return nil }
    return first.filter { promo in sets.allSatisfy { $0.contains(promo) } }
  }

  /// Returns a number that is smaller for the narrower of two comparable conditions.
  func weight(_ condition: Condition, _ clauses: [Clause]) -> Int {
    let promos = clauses.count { $0.dimension.index >= Self.firstPromo }
    // The number of a dimension's values counts most. Whatever else orders its sets counts less than one value.
    return Dimension.all.reduce(-promos) { sum, dimension in
      let (set, domain) = (condition[dimension], contexts.domains[dimension.index])
      switch dimension {
      case .promos: return sum
      case .slot: return sum + SlotOrder.rank(of: set)
      case .item: return sum + (set == .top ? 3 : ItemPart.all[set.index - 1].rank)
      case .brand, .screen, .ios, .device, .appVersion:
        if set == .top { return sum + 2 * domain.count + 2 }
        let count = domain.values(of: set).reduce(0) { $0 + $1.count }
        return sum + 2 * count + Int(domain[set].rank)
      }
    }
  }
}

// MARK: - Contexts that exist

extension ContextDimensions {
  /// Returns the contexts that can happen: promos that can run together, and screens that a brand has.
  ///
  /// Each promo excludes the promos that are off while it runs, so the work grows with the number of promos, not of pairs.
  func possibleContexts(in store: inout DecisionStore) throws(TooLarge) -> DecisionID {
    let exists = try feasibleContexts(of: Array(contexts.calendar.promos.indices), in: &store)
    var absent = Declarations(in: space)
    let screens = Dictionary(grouping: contexts.screens.indices) { contexts.screens[$0].brands }
    for (brands, screens) in screens {
      guard let brands else { continue }
      let clauses = [
        Clause(Self.screen, ValueSet(values: screens.map { $0 + 1 })),
        Clause(Self.brand, space.all(Self.brand).subtracting(ValueSet(brands))),
      ]
      absent.declare(.no, where: absent.addCondition(clauses))
    }
    let present = try store.decide(absent, by: Resolution(undeclared: .yes) { first, _ in first })
    return try store.conjunction(exists, present)
  }

  /// Returns the contexts in which some promos can run together, whatever the others do.
  func feasibleContexts(
    of promos: [Int],
    in store: inout DecisionStore
  ) throws(TooLarge) -> DecisionID {
    let members = Set(promos)
    var exists = try runningDatedPromos(of: promos, in: &store)
    func isOff(_ promo: Int) -> Clause { Clause(Self.promo(promo), ValueSet(values: [0])) }
    for (promo, others) in contexts.calendar.exclusions where members.contains(promo) {
      let rivals = others.filter(members.contains)
      if rivals.isEmpty { continue }
      let alone = store.decision(where: rivals.map(isOff))
      let fits = try store.disjunction(store.decision(where: [isOff(promo)]), alone)
      exists = try store.conjunction(exists, fits)
    }
    return exists
  }

  /// Returns the sets of dated promos, among some promos, that run together at some time.
  private func runningDatedPromos(
    of promos: [Int],
    in store: inout DecisionStore
  ) throws(TooLarge) -> DecisionID {
    let calendar = contexts.calendar
    let dated = promos.filter { calendar.promos[$0].isDated }
    guard !dated.isEmpty else { return DecisionID(.yes) }
    var sets = Declarations(in: space)
    var seen: Set<[Int]> = []
    for slice in calendar.slices {
      let running = dated.filter(slice.running.contains)
      if !seen.insert(running).inserted { continue }
      let clauses = dated.map { promo in
        Clause(Self.promo(promo), ValueSet(values: [running.contains(promo) ? 1 : 0]))
      }
      sets.declare(.yes, where: sets.addCondition(clauses))
    }
    return try store.decide(sets, by: Resolution(undeclared: .no) { first, _ in first })
  }
}
