package import LintelSchema

/// A brand of the theme, or the one that represents a theme without brands.
package struct Brand: Hashable, Sendable {
  /// The name of the brand.
  package let name: String
  /// The index of the brand that it extends.
  package let parent: Int?

  /// Creates a brand.
  package init(name: String, parent: Int?) {
    self.name = name
    self.parent = parent
  }
}

/// A declared screen.
package struct Screen: Hashable, Sendable {
  /// The name of the screen, with dots between its parts.
  package let name: String
  /// The brands in which it exists; nil for all of them.
  package let brands: [Range<Int32>]?

  /// Creates a screen.
  package init(name: String, brands: [Range<Int32>]?) {
    self.name = name
    self.brands = brands
  }
}

/// A span of iOS versions between two neighboring cut points of the theme, both ends included.
package struct VersionInterval: Hashable, Sendable {
  /// The first version of the interval.
  package let first: Version
  /// The first version behind it; nil for the last interval of the range.
  package let end: Version?

  /// Creates an interval.
  package init(first: Version, end: Version?) {
    self.first = first
    self.end = end
  }
}

/// One complete assignment of every dimension.
///
/// A cell is what the cascade decides in. `context` in pages and messages means the same without
/// the slot and the tab item part, which all exist at the same time.
@usableFromInline
package struct Cell: Hashable, Sendable {
  /// The value of each finite dimension; that of `promos` is unused.
  @usableFromInline var values = PerDimension()
  /// Numbers of the promos that run and of the values that modes have, one for each mode, ascending.
  package var promos: [Int]

  /// Creates a cell, by default with the first value of every dimension.
  package init(promos: [Int] = []) {
    self.promos = promos
  }

  /// The value of a finite dimension, from 0.
  @inlinable package subscript(dimension: Dimension) -> Int {
    get { Int(values[dimension]) }
    set { values[dimension] = Int32(newValue) }
  }

  /// Whether it comes before another one, by promos first.
  package func isBefore(_ other: Cell) -> Bool {
    promos == other.promos ? values < other.values : promos.lexicographicallyPrecedes(other.promos)
  }
}

/// Everything that an app can be in, and the order of specificity over it.
///
/// Value indices: brands and screens in preorder of their families (screen 0 is "no screen"), iOS versions by interval, devices by
/// `Device.rawValue`, slots by `AppearanceSlot.rawValue`, tab item cells as `Dimension.item` says, releases of the app by interval.
/// A set of the promos dimension lists the promos that have to run and the values that modes have to have.
package struct ContextSpace: Sendable {
  /// The brands in preorder of `extends`.
  package let brands: [Brand]
  /// Which promos can run together, and the theme's modes.
  package let calendar: PromoCalendar
  /// Without "no screen": the screen of value `i` is `screens[i - 1]`.
  package let screens: [Screen]
  /// The intervals of iOS versions, ascending.
  package let versions: [VersionInterval]
  /// The spans between the cut points of the app's releases: disjoint, ascending, and together every release.
  package let releases: [ReleaseSpan]
  /// The devices that conditions tell apart, in the order of their numbers: with sizes, or one for each idiom.
  package let devices: [Device]
  /// The release that outputs are for, an index into `releases`; the newest unless another is chosen.
  package var release: Int
  /// Indexed by `Dimension.index`.
  package private(set) var domains: [Domain]

  /// Creates the contexts of a theme.
  ///
  /// - Parameters:
  ///   - brands: the brands in preorder.
  ///   - promos: the promos by name.
  ///   - modes: the modes by name.
  ///   - screens: the screens in preorder.
  ///   - versions: the intervals of the theme's range.
  ///   - releases: the intervals of the app's releases.
  ///   - tellsSizes: whether conditions ask for the size classes of the app's window.
  package init(
    brands: [Brand],
    promos: [Promo],
    modes: [Mode] = [],
    screens: [Screen],
    versions: [VersionInterval],
    releases: [ReleaseSpan] = [.every],
    tellsSizes: Bool = false
  ) {
    self.brands = brands
    calendar = PromoCalendar(promos, modes: modes)
    self.screens = screens
    self.versions = versions
    self.releases = releases
    let devices = tellsSizes ? Device.all : Device.ofAnySize
    self.devices = devices
    release = max(0, releases.count - 1)
    let switches = calendar.switches.count
    domains = Dimension.all.map { dimension in
      switch dimension {
      case .brand: Domain(count: brands.count)
      case .promos: Domain(count: switches)
      case .screen: Domain(count: screens.count + 1)
      case .ios: Domain(count: versions.count)
      case .device: Domain(count: devices.count)
      case .slot: Self.slots
      case .item: Self.items
      case .appVersion: Domain(count: releases.count)
      }
    }
  }

  /// The slot keys in their order, and behind them `compactAwayFromEdge`.
  private static let slots: Domain = {
    var domain = Domain(count: AppearanceSlot.allCases.count)
    for key in SlotKey.allCases {
      _ = domain.intern(Ranges.normalized(key.slots.map(\.rawValue)), label: "\(key.rawValue):")
    }
    let compact = Ranges.normalized([AppearanceSlot.compact.rawValue])
    _ = domain.intern(compact, label: "compact: away from the edge")
    return domain
  }()

  /// The tab item parts in their order.
  private static let items: Domain = {
    var domain = Domain(count: ItemLayout.allCases.count * ItemState.tabItem.count)
    for part in ItemPart.all {
      _ = domain.intern(Ranges.normalized(part.cells), label: part.label)
    }
    return domain
  }()

  /// Whether conditions ask for the size classes of the app's window.
  package var tellsSizes: Bool { devices.count > Device.ofAnySize.count }

  /// Whether a pattern or a group has every screen, so that a further one is likely to be in it.
  package var hasBlockForEveryScreen: Bool {
    let screens = [Range<Int32>(1...Int32(max(1, self.screens.count)))]
    return domains[Dimension.screen.index].entries.contains { $0.rank == 1 && $0.values == screens }
  }

  /// The value of a device in `Dimension.device`; without conditions for sizes, that of the same idiom.
  package func index(of device: Device) -> Int {
    tellsSizes ? device.rawValue : device[.idiom]
  }

  /// Returns the id of a set, an existing one if it's equal.
  package mutating func intern(
    _ values: [Range<Int32>],
    in dimension: Dimension,
    rank: Int32 = 0,
    label: String
  ) -> SetID {
    domains[dimension.index].intern(values, rank: rank, label: label)
  }

  /// What a key under `screens:` is called.
  package static func label(ofScreens name: String, isGroup: Bool) -> String {
    if isGroup { return "group '\(name)'" }
    return name.utf8.contains(UInt8(ascii: "*")) ? "screens '\(name)'" : "screen '\(name)'"
  }

  /// Returns the set of a slot key.
  package static func slotSet(_ key: SlotKey) -> SetID {
    SetID(1 + (SlotKey.allCases.firstIndex(of: key) ?? 0))
  }

  /// The compact slot alone: where a declaration under `compact:` implies `slot: own`.
  ///
  /// No slot key is written for it, so `SlotKey.allCases` has no element at its place.
  package static let compactAwayFromEdge = SetID(1 + SlotKey.allCases.count)

  /// Returns the set of a tab item's layout and state; ⊤ for neither.
  package static func itemSet(layout: ItemLayout?, state: ItemState?) -> SetID {
    let part = ItemPart(layout: layout, state: state)
    return ItemPart.all.firstIndex(of: part).map { SetID($0 + 1) } ?? .top
  }

  /// The promos and values of modes that a set of the promos dimension requires, as numbers of `calendar.switches`.
  package func requiredPromos(_ set: SetID) -> [Int] {
    set == .top ? [] : domains[Dimension.promos.index].values(of: set).flatMap { $0.map(Int.init) }
  }

  /// What a set of devices asks for; nil for one that no device is in.
  ///
  /// Blocks ask for values of single traits, and blocks in them for more, so that no set is any other.
  package func deviceCondition(_ set: SetID) -> DeviceCondition? {
    if set == .top { return DeviceCondition() }
    let values = domains[Dimension.device.index].values(of: set).flatMap { $0.map(Int.init) }
    return values.isEmpty ? nil : DeviceCondition(values.map { devices[$0] }, of: devices)
  }

  /// Whether a set of one dimension holds at a cell.
  package func holds(_ set: SetID, of dimension: Dimension, at cell: Cell) -> Bool {
    if set == .top { return true }
    if dimension == .promos { return requiredPromos(set).allSatisfy(cell.promos.contains) }
    return domains[dimension.index].contains(set, cell[dimension])
  }

  /// Whether a condition applies at a cell.
  package func holds(_ condition: Condition, at cell: Cell) -> Bool {
    Dimension.all.allSatisfy { holds(condition[$0], of: $0, at: cell) }
  }

  /// Whether a screen exists in a brand; "no screen" does in all.
  package func exists(screen: Int, inBrand brand: Int) -> Bool {
    guard screen > 0, let brands = screens[screen - 1].brands else { return true }
    return brands.contains { $0.contains(Int32(brand)) }
  }

  /// The first of some screens that exists in one of some brands, with the first of these; nil if none does.
  package func firstScreen(
    of screens: [Range<Int32>],
    inBrands brands: [Range<Int32>]
  ) -> (screen: Int, brand: Int)? {
    for screen in screens.lazy.flatMap({ $0 }) {
      let existing = screen == 0 ? nil : self.screens[Int(screen) - 1].brands
      let common = existing.map { Ranges.intersection(brands, $0) } ?? brands
      if let brand = common.first?.lowerBound { return (Int(screen), Int(brand)) }
    }
    return nil
  }

  /// Whether `a` is at least as specific as `b` in one dimension.
  package func isAtMost(_ a: SetID, _ b: SetID, in dimension: Dimension) -> Bool {
    if a == b || b == .top { return true }
    if a == .top { return false }
    switch dimension {
    case .promos: return calendar.implies(requiredPromos(a), requiredPromos(b))
    case .slot: return SlotOrder.isBelow(a, b)
    case .item: return ItemPart.all[a.index - 1].isBelow(ItemPart.all[b.index - 1])
    case .brand, .screen, .ios, .device, .appVersion: return domains[dimension.index].isAtMost(a, b)
    }
  }

  /// The cell of a context in the release that outputs are for, with the first slot and tab item part.
  package func cell(of context: ContextSelection) -> Cell {
    var cell = Cell(promos: context.promos)
    cell[.brand] = context.brand
    cell[.screen] = context.screen
    cell[.ios] = versions.lastIndex { $0.first <= context.ios } ?? 0
    cell[.device] = index(of: context.device)
    cell[.appVersion] = release
    return cell
  }

  /// Whether a condition holds at a cell in every dimension but slot and tab item part.
  package func holdsApartFromParts(_ condition: Condition, at cell: Cell) -> Bool {
    Dimension.ofContexts.allSatisfy { holds(condition[$0], of: $0, at: cell) }
  }

  /// Whether the sets of two conditions meet in every finite dimension; promos are left to the calendar.
  package func mayOverlap(_ a: Condition, _ b: Condition) -> Bool {
    Dimension.all.allSatisfy { dimension in
      let (x, y) = (a[dimension], b[dimension])
      if x == .top || y == .top || x == y || dimension == .promos { return true }
      let index = dimension.index
      return !Ranges.intersection(domains[index].values(of: x), domains[index].values(of: y))
        .isEmpty
    }
  }

  /// The releases in which a condition holds, nil if there are none.
  package func releases(_ condition: Condition) -> ReleaseSpan? {
    let values = domains[Dimension.appVersion.index].values(of: condition[.appVersion])
    guard let first = values.first, let last = values.last else { return nil }
    let (oldest, newest) = (releases[Int(first.lowerBound)], releases[Int(last.upperBound) - 1])
    return ReleaseSpan(lower: oldest.lower, end: newest.end)
  }

  /// The index of the interval that a release lies in; the newest for nil.
  package func interval(of release: AppRelease?) -> Int {
    guard let release else { return max(0, releases.count - 1) }
    return releases.firstIndex { $0.contains(release) } ?? 0
  }

  /// An interval in words, such as `app 5.2 and later`; nil if the theme is the same in every release.
  package func phrase(release: Int) -> String? {
    releases.count > 1 ? "app \(releases[release].words)" : nil
  }

  /// The first release of an interval in words, such as `app 5.2`.
  package func words(release: Int) -> String {
    let span = releases[release]
    if let lower = span.lower { return "app \(lower.text)" }
    return span.end.map { "app before \($0.text)" } ?? "every app"
  }
}

/// Themes for one release.
extension Theme {
  /// What is left of the theme in one release of the app, for outputs: what other releases alone have is gone.
  ///
  /// Conditions keep their releases, since these have a part in which declaration is the narrower one.
  ///
  /// - Parameter release: an index into `space.releases`.
  /// - Returns: the theme itself if it is the same in every release.
  package func limited(to release: Int) -> Theme {
    guard space.releases.count > 1 else { return self }
    let domain = space.domains[Dimension.appVersion.index]
    func holds(_ condition: ConditionID) -> Bool {
      domain.contains(conditions[condition.index][.appVersion], release)
    }
    var theme = self
    theme.space.release = release
    theme.declarations = declarations.filter { holds($0.condition) }
    theme.settings = settings.filter { holds(blocks[Int($0.block)].condition) }
    return theme
  }
}
