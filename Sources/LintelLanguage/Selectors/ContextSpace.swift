package import LintelSchema

/// A brand of the theme, or the one that represents a theme without brands.
package struct Brand: Hashable, Sendable {
  package let name: String
  /// The index of the brand that it extends.
  package let parent: Int?

  package init(name: String, parent: Int?) {
    self.name = name
    self.parent = parent
  }
}

/// A declared screen.
package struct Screen: Hashable, Sendable {
  package let name: String
  /// The brands in which it exists; nil for all of them.
  package let brands: [Range<Int32>]?

  package init(name: String, brands: [Range<Int32>]?) {
    self.name = name
    self.brands = brands
  }
}

/// A span of iOS versions between two neighboring cut points of the theme, both ends included.
package struct VersionInterval: Hashable, Sendable {
  package let first: Version
  /// The first version behind it; nil for the last interval of the range.
  package let end: Version?

  package init(first: Version, end: Version?) {
    self.first = first
    self.end = end
  }
}

/// One complete assignment of every dimension.
package struct Cell: Hashable, Sendable {
  /// The value of each finite dimension, indexed by `Dimension.index`; the lane of `promos` is unused.
  package var values: SIMD8<Int32>
  /// Indices of the promos that run, ascending.
  package var promos: [Int]

  package init(values: SIMD8<Int32> = .zero, promos: [Int] = []) {
    self.values = values
    self.promos = promos
  }

  package subscript(dimension: Dimension) -> Int {
    get { Int(values[dimension.index]) }
    set { values[dimension.index] = Int32(newValue) }
  }
}

/// Everything that an app can be in, and the order of specificity over it.
///
/// Value indices: brands and screens in preorder of their families (screen 0 is "no screen"), iOS versions by interval, idioms by
/// `Idiom.rawValue`, slots by `AppearanceSlot.rawValue`, tab item cells as `Dimension.item` says, releases of the app by interval.
/// A set of the promos dimension lists the promos that have to run.
package struct ContextSpace: Sendable {
  package let brands: [Brand]
  package let calendar: PromoCalendar
  /// Without "no screen": the screen of value `i` is `screens[i - 1]`.
  package let screens: [Screen]
  package let versions: [VersionInterval]
  /// The spans between the cut points of the app's releases: disjoint, ascending, and together every release.
  package let releases: [ReleaseSpan]
  /// The release that outputs are for, an index into `releases`; the newest unless another is chosen.
  package var release: Int
  /// Indexed by `Dimension.index`.
  package private(set) var domains: [Domain]
  /// Brands that some screens exist in alone, and all screens that do.
  private let confined: [[Range<Int32>]: [Range<Int32>]]

  package init(
    brands: [Brand],
    promos: [Promo],
    screens: [Screen],
    versions: [VersionInterval],
    releases: [ReleaseSpan] = [.every]
  ) {
    self.brands = brands
    calendar = PromoCalendar(promos)
    self.screens = screens
    self.versions = versions
    self.releases = releases
    release = max(0, releases.count - 1)
    domains =
      [brands.count, promos.count, screens.count + 1, versions.count, Idiom.allCases.count]
      .map(Domain.init(count:)) + [Self.slots, Self.items, Domain(count: releases.count)]
    var confined: [[Range<Int32>]: [Int]] = [:]
    for (index, screen) in screens.enumerated() {
      if let brands = screen.brands { confined[brands, default: []].append(index + 1) }
    }
    self.confined = confined.mapValues(Ranges.normalized)
  }

  /// The slot keys in their order, and behind them `compactAwayFromEdge`.
  private static let slots: Domain = {
    var domain = Domain(count: AppearanceSlot.allCases.count)
    for key in SlotKey.allCases {
      _ = domain.intern(Ranges.normalized(key.slots.map(\.rawValue)), label: "\(key.rawValue):")
    }
    _ = domain.intern(
      Ranges.normalized([AppearanceSlot.compact.rawValue]),
      label: "compact: away from the edge"
    )
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

  /// The promos that a set of the promos dimension requires.
  package func requiredPromos(_ set: SetID) -> [Int] {
    set == .top ? [] : domains[Dimension.promos.index][set].values.flatMap { $0.map(Int.init) }
  }

  /// Whether a set of one dimension holds at a cell.
  package func holds(_ set: SetID, of dimension: Dimension, at cell: Cell) -> Bool {
    if set == .top { return true }
    if dimension == .promos { return requiredPromos(set).allSatisfy(cell.promos.contains) }
    return domains[dimension.index].contains(set, cell[dimension])
  }

  package func holds(_ condition: Condition, at cell: Cell) -> Bool {
    Dimension.all.allSatisfy { holds(condition[$0], of: $0, at: cell) }
  }

  /// Whether a screen exists in a brand; "no screen" does in all.
  package func exists(screen: Int, inBrand brand: Int) -> Bool {
    guard screen > 0, let brands = screens[screen - 1].brands else { return true }
    return brands.contains { $0.contains(Int32(brand)) }
  }

  /// The sets of brands, or of screens, that tell apart which screens exist in which brands.
  func existenceSets(of dimension: Dimension) -> [[Range<Int32>]] {
    switch dimension {
    case .brand: confined.keys.sorted { $0.lexicographicallyPrecedes($1, by: Self.precedes) }
    case .screen: confined.values.sorted { $0.lexicographicallyPrecedes($1, by: Self.precedes) }
    case .promos, .ios, .idiom, .slot, .item, .appVersion: []
    }
  }

  private static func precedes(_ a: Range<Int32>, _ b: Range<Int32>) -> Bool {
    (a.lowerBound, a.upperBound) < (b.lowerBound, b.upperBound)
  }

  /// Whether `a` is at least as specific as `b` in one dimension.
  package func isAtMost(_ a: SetID, _ b: SetID, in dimension: Dimension) -> Bool {
    if a == b || b == .top { return true }
    if a == .top { return false }
    switch dimension {
    case .promos: return calendar.implies(requiredPromos(a), requiredPromos(b))
    case .slot: return SlotOrder.isBelow(a, b)
    case .item: return ItemPart.all[a.index - 1].isBelow(ItemPart.all[b.index - 1])
    case .brand, .screen, .ios, .idiom, .appVersion:
      return domains[dimension.index].isAtMost(a, b)
    }
  }
}
