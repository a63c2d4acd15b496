package import LintelSchema

/// A brand of the theme, or the one that represents a theme without brands.
package struct Brand: Hashable, Sendable {
  package let name: String
  /// The index of the brand that this one extends, if any.
  package let parent: Int?

  package init(name: String, parent: Int?) {
    self.name = name
    self.parent = parent
  }
}

package struct Screen: Hashable, Sendable {
  /// The name of the screen, with dots between its parts.
  package let name: String
  /// The brands that have the screen, or `nil` for all of them.
  package let brands: [Range<Int32>]?

  package init(name: String, brands: [Range<Int32>]?) {
    self.name = name
    self.brands = brands
  }
}

/// A span of iOS versions between two neighboring cut points of the theme.
package struct VersionInterval: Hashable, Sendable {
  package let first: Version
  /// The first version after the interval, or `nil` for the last interval of the range.
  package let end: Version?

  package init(first: Version, end: Version?) {
    self.first = first
    self.end = end
  }
}

/// A combination of one value per dimension.
///
/// The cascade decides a value for each cell. On pages and in messages, a *context* is a cell without
/// the slot and the tab item part, because all of these exist at the same time.
@usableFromInline
package struct Cell: Hashable, Sendable {
  /// The value of each finite dimension, unused for `promos`.
  @usableFromInline var values = PerDimension()
  /// The numbers of the promos that run and of one value per mode, ascending.
  package var promos: [Int]

  /// Creates a cell with some promos, and with the first value of every other dimension.
  package init(promos: [Int] = []) { self.promos = promos }

  /// The value of a finite dimension, from 0.
  @inlinable package subscript(dimension: Dimension) -> Int {
    get { Int(values[dimension]) }
    set { values[dimension] = Int32(newValue) }
  }

  /// Whether the cell precedes another one, ordered by promos first.
  package func isBefore(_ other: Cell) -> Bool {
    promos == other.promos ? values < other.values : promos.lexicographicallyPrecedes(other.promos)
  }
}

/// All contexts of an app, and the order of specificity of their conditions.
///
/// Values are indices: brands and screens in preorder of their families (screen 0 is "no screen"), iOS versions by interval, devices by
/// `Device.rawValue`, slots by `AppearanceSlot.rawValue`, tab item parts as in `Dimension.item`, and releases of the app by interval.
/// A set of the promos dimension lists the promos that must run and the values that modes must have.
package struct ContextSpace: Sendable {
  /// The brands in preorder of `extends`.
  package let brands: [Brand]
  /// The promos and modes, and which of them can be on together.
  package let calendar: PromoCalendar
  /// The screens, where `screens[i - 1]` has the value `i`, because 0 is "no screen".
  package let screens: [Screen]
  /// The intervals of iOS versions, ascending.
  package let versions: [VersionInterval]
  /// The spans between the cut points of the app's releases, ascending and disjoint, which together contain every release.
  package let releases: [ReleaseSpan]
  /// The devices that conditions distinguish, in the order of their numbers: with size classes, or one per idiom.
  package let devices: [Device]
  /// The index in `releases` of the release that outputs are for, by default the newest.
  package var release: Int
  /// The sets of each dimension, by `Dimension.index`.
  package private(set) var domains: [Domain]

  /// Creates the contexts of a theme from brands and screens in preorder, and promos and modes in order of their names.
  package init(
    brands: [Brand],
    promos: [Promo],
    modes: [Mode] = [],
    screens: [Screen],
    versions: [VersionInterval],
    releases: [ReleaseSpan] = [.every],
    distinguishesSizeClasses: Bool = false
  ) {
    self.brands = brands
    calendar = PromoCalendar(promos, modes: modes)
    self.screens = screens
    self.versions = versions
    self.releases = releases
    let devices = distinguishesSizeClasses ? Device.all : Device.ofAnySize
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

  /// The slot keys in their order, followed by `compactAwayFromEdge`.
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
    for part in ItemPart.all { _ = domain.intern(Ranges.normalized(part.cells), label: part.label) }
    return domain
  }()

  /// Whether conditions depend on the size classes of the app's window.
  package var distinguishesSizeClasses: Bool { devices.count > Device.ofAnySize.count }

  /// Whether a pattern or a group contains every screen, so that it probably contains any additional screen, too.
  package var hasBlockForEveryScreen: Bool {
    let screens = [Range<Int32>(1...Int32(max(1, self.screens.count)))]
    return domains[Dimension.screen.index].entries.contains { $0.rank == 1 && $0.values == screens }
  }

  /// Returns a device's value in `Dimension.device`, which is that of its idiom if no condition depends on sizes.
  package func index(of device: Device) -> Int {
    distinguishesSizeClasses ? device.rawValue : device[.idiom]
  }

  /// Returns the id of a set, which equal sets share.
  package mutating func intern(
    _ values: [Range<Int32>],
    in dimension: Dimension,
    rank: Int32 = 0,
    label: String
  ) -> SetID {
    domains[dimension.index].intern(values, rank: rank, label: label)
  }

  /// Returns what messages call a key under `screens:`.
  package static func label(ofScreens name: String, isGroup: Bool) -> String {
    if isGroup { return "group '\(name)'" }
    return name.utf8.contains(UInt8(ascii: "*")) ? "screens '\(name)'" : "screen '\(name)'"
  }

  package static func slotSet(_ key: SlotKey) -> SetID {
    SetID(1 + (SlotKey.allCases.firstIndex(of: key) ?? 0))
  }

  /// The set of only the compact slot, where a declaration under `compact:` implies `slot: own`.
  ///
  /// No slot key denotes this set, so `SlotKey.allCases` doesn't have an element for it.
  package static let compactAwayFromEdge = SetID(1 + SlotKey.allCases.count)

  /// Returns the set of a tab item's layout and state, or ⊤ if both are `nil`.
  package static func itemSet(layout: ItemLayout?, state: ItemState?) -> SetID {
    let part = ItemPart(layout: layout, state: state)
    return ItemPart.all.firstIndex(of: part).map { SetID($0 + 1) } ?? .top
  }

  /// Returns the promos and values of modes that a set requires, as numbers of `calendar.switches`.
  package func requiredSwitches(_ set: SetID) -> [Int] {
    set == .top ? [] : domains[Dimension.promos.index].values(of: set).flatMap { $0.map(Int.init) }
  }

  /// Returns the traits that a set of devices requires, or `nil` if the set is empty.
  ///
  /// Blocks require values of single traits, and nested blocks require further ones, so there are no other sets.
  package func deviceCondition(_ set: SetID) -> DeviceCondition? {
    if set == .top { return DeviceCondition() }
    let values = domains[Dimension.device.index].values(of: set).flatMap { $0.map(Int.init) }
    return values.isEmpty ? nil : DeviceCondition(values.map { devices[$0] }, of: devices)
  }

  package func applies(_ set: SetID, of dimension: Dimension, at cell: Cell) -> Bool {
    if set == .top { return true }
    if dimension == .promos { return requiredSwitches(set).allSatisfy(cell.promos.contains) }
    return domains[dimension.index].contains(set, cell[dimension])
  }

  /// Whether a screen exists in a brand, as "no screen" does in every brand.
  package func exists(screen: Int, inBrand brand: Int) -> Bool {
    guard screen > 0, let brands = screens[screen - 1].brands else { return true }
    return brands.contains { $0.contains(Int32(brand)) }
  }

  /// Returns the first screen that exists in one of the brands, with the first such brand, or `nil` if there is none.
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
    case .promos: return calendar.implies(requiredSwitches(a), requiredSwitches(b))
    case .slot: return SlotOrder.isBelow(a, b)
    case .item: return ItemPart.all[a.index - 1].isBelow(ItemPart.all[b.index - 1])
    case .brand, .screen, .ios, .device, .appVersion: return domains[dimension.index].isAtMost(a, b)
    }
  }

  /// Returns the cell of a context in the release that outputs are for, with the first slot and tab item part.
  package func cell(of context: ContextSelection) -> Cell {
    var cell = Cell(promos: context.promos)
    cell[.brand] = context.brand
    cell[.screen] = context.screen
    cell[.ios] = versions.lastIndex { $0.first <= context.ios } ?? 0
    cell[.device] = index(of: context.device)
    cell[.appVersion] = release
    return cell
  }

  /// Whether a condition applies at a cell, regardless of the slot and the tab item part.
  package func appliesRegardlessOfParts(_ condition: Condition, at cell: Cell) -> Bool {
    Dimension.ofContexts.allSatisfy { applies(condition[$0], of: $0, at: cell) }
  }

  /// Whether the sets of two conditions intersect in every finite dimension, regardless of promos, which the calendar compares.
  package func mayOverlap(_ a: Condition, _ b: Condition) -> Bool {
    Dimension.all.allSatisfy { dimension in
      let (x, y) = (a[dimension], b[dimension])
      if x == .top || y == .top || x == y || dimension == .promos { return true }
      let index = dimension.index
      return !Ranges.intersection(domains[index].values(of: x), domains[index].values(of: y))
        .isEmpty
    }
  }

  /// Returns the releases in which a condition applies, or `nil` if there are none.
  package func releases(_ condition: Condition) -> ReleaseSpan? {
    let values = domains[Dimension.appVersion.index].values(of: condition[.appVersion])
    guard let first = values.first, let last = values.last else { return nil }
    let (oldest, newest) = (releases[Int(first.lowerBound)], releases[Int(last.upperBound) - 1])
    return ReleaseSpan(lower: oldest.lower, end: newest.end)
  }

  /// Returns the index of the interval that contains a release, or of the newest for `nil`.
  package func interval(of release: AppRelease?) -> Int {
    guard let release else { return max(0, releases.count - 1) }
    return releases.firstIndex { $0.contains(release) } ?? 0
  }

  /// Returns an interval in words, such as `app 5.2 and later`, or `nil` if the theme is the same in every release.
  package func phrase(release: Int) -> String? {
    releases.count > 1 ? "app \(releases[release].words)" : nil
  }

  /// Returns the first release of an interval in words, such as `app 5.2`.
  package func words(release: Int) -> String {
    let span = releases[release]
    if let lower = span.lower { return "app \(lower.text)" }
    return span.end.map { "app before \($0.text)" } ?? "every app"
  }
}

extension Theme {
  /// Returns the theme for one release, given by its index in `space.releases`, without what applies only in other releases.
  ///
  /// Conditions keep their releases, because these help determine which declaration is narrower.
  package func limited(to release: Int) -> Theme {
    guard space.releases.count > 1 else { return self }
    let domain = space.domains[Dimension.appVersion.index]
    func applies(_ condition: ConditionID) -> Bool {
      domain.contains(conditions[condition.index][.appVersion], release)
    }
    var theme = self
    theme.space.release = release
    theme.declarations = declarations.filter { applies($0.condition) }
    theme.settings = settings.filter { applies(blocks[Int($0.block)].condition) }
    return theme
  }
}
