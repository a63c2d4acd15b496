package import LintelSchema
package import LintelTheme

/// Finds one cell for each combination of some conditions that occurs where other conditions apply.
///
/// The search splits the contexts by one dimension at a time, and only by a condition that applies to some of them and still makes
/// a difference. It drops parts that can't occur, and ends with one cell for each combination. So its time grows with the number of
/// combinations, not with the number of contexts.
package struct CellSearch {
  /// A cell with the conditions that apply in it, apart from those that are outweighed there.
  package struct Found: Sendable {
    /// A cell that represents all others in its part.
    package let cell: Cell
    /// The indices of the conditions, in ascending order.
    package let holding: [Int]
  }

  /// The default limit on the number of parts to search.
  package static let limit = ThemeLimits().combinations

  private let space: ContextSpace
  private let others: [Condition]
  /// The promos and values of modes that each condition requires.
  private let switches: [[Int]]
  /// For each condition, whether parts in which it applies are left out.
  private let isExcluded: [Bool]
  /// The level of each condition, ascending, where the conditions of a level matter only where none of the earlier levels apply.
  private let levels: [Int]
  /// Returns whether the first of two conditions makes the second irrelevant, or `nil` if none does.
  private let outweighs: (@Sendable (Int, Int) -> Bool)?
  private let isFirstEnough: Bool
  /// The number of parts that may still be searched.
  private var left: Int
  private var found: [Found] = []

  /// - Parameters:
  ///   - space: the contexts of the theme.
  ///   - others: the conditions that separate cells, strongest first.
  ///   - limit: the approximate number of parts to search, which increases with the number of conditions.
  ///   - isFirstEnough: whether the search ends at the first cell.
  ///   - levels: a level for each condition, ascending, where the conditions of a level matter only where none of the earlier levels
  ///     apply, or `nil` for a single level. Each excluded condition must be in the same level as the first one that isn't, or earlier.
  ///   - excluded: returns whether the condition at an index mustn't apply in any cell, or `nil` if all may.
  ///   - outweighs: returns whether the first of two conditions makes the second irrelevant wherever both apply, given their indices, or
  ///     `nil` if none does.
  package init(
    _ space: ContextSpace,
    separatedBy others: [Condition],
    limit: Int = Self.limit,
    isFirstEnough: Bool = false,
    levels: [Int]? = nil,
    excluding excluded: ((Int) -> Bool)? = nil,
    outweighs: (@Sendable (Int, Int) -> Bool)? = nil
  ) {
    self.space = space
    self.others = others
    switches = others.map { space.requiredSwitches($0[.promos]) }
    self.isFirstEnough = isFirstEnough
    self.levels = levels ?? Array(repeating: 0, count: others.count)
    self.outweighs = outweighs
    isExcluded = others.indices.map { excluded?($0) ?? false }
    // The number of conditions in a large theme isn't a reason to give up if each of them adds
    // only a few parts.
    left = max(limit, min(2 * others.count, 64 * limit))
  }

  /// Finds the cells in which some conditions apply.
  ///
  /// - Parameters:
  ///   - conditions: the conditions that must apply.
  ///   - slots: the slots that the bar has. A tab bar, for example, has no compact slots.
  ///   - release: the index of the only release of the app to search, or `nil` for all.
  /// - Returns: possible cells in the order of their values, or `nil` if there are too many parts to search.
  package func cells(
    inAll conditions: [Condition],
    slots: [AppearanceSlot] = AppearanceSlot.allCases,
    release: Int? = nil
  ) -> [Found]? {
    let values = Dimension.all.map { dimension -> [Range<Int32>] in
      let domain = space.domains[dimension.index]
      let all =
        switch dimension {
        case .slot: Ranges.normalized(slots.map(\.rawValue))
        case .appVersion: release.map { Ranges.normalized([$0]) } ?? domain.values(of: .top)
        case .brand, .promos, .screen, .ios, .device, .item: domain.values(of: .top)
        }
      guard dimension != .promos else { return [] }
      return conditions.reduce(all) { Ranges.intersection($0, domain.values(of: $1[dimension])) }
    }
    let on = Set(conditions.flatMap { space.requiredSwitches($0[.promos]) }).sorted()
    let region = Region(values: values, on: on, space.calendar)
    var search = self
    if !region.isEmpty { search.visit(region, [], Array(others.indices)[...], holding: []) }
    guard search.left >= 0 else { return nil }
    return search.found.sorted { $0.cell.isBefore($1.cell) }
  }

  // MARK: Splitting

  /// A set of values for each dimension, with promos and values of modes that are on or off.
  private struct Region {
    /// The values by `Dimension.index`, empty for promos.
    var values: [[Range<Int32>]]
    /// The promos that run in the region.
    private(set) var on: [Int]
    /// The promos that don't run in the region.
    private var off = Numbers()
    /// The smallest possible sets of running promos.
    private(set) var running: [[Int]]

    /// Creates a region, and finds the smallest sets of promos that fit it.
    init(values: [[Range<Int32>]], on: [Int], _ calendar: PromoCalendar) {
      self.values = values
      self.on = on
      running = calendar.smallestSets(containing: on).map(\.running)
    }

    /// Returns the part of the region in which a promo runs, or doesn't.
    func with(_ promo: Int, running runs: Bool, _ calendar: PromoCalendar) -> Region {
      var part = self
      if runs {
        part.add(promo, calendar)
        return part
      }
      part.off.insert(promo)
      part.running.removeAll { $0.contains(promo) }
      if let value = calendar.switches.value(promo) {
        let left = calendar.switches.numbers(ofMode: value.mode).filter { !part.off.contains($0) }
        if left.isEmpty { part.removeAll() }
        // A mode's only remaining value is on.
        if left.count == 1, !on.contains(left[0]) { part.add(left[0], calendar) }
      }
      return part
    }

    /// Adds a promo that runs to each of the smallest sets that it can be in.
    private mutating func add(_ promo: Int, _ calendar: PromoCalendar) {
      on.append(promo)
      running = running.compactMap { set in
        guard Self.fits(promo, set, calendar) else { return nil }
        return set.contains(promo) ? set : (set + [promo]).sorted()
      }
    }

    /// Whether a promo may run with a possible set.
    ///
    /// The time determines which dated promos run, and the others must be able to run with all of these.
    private static func fits(_ promo: Int, _ set: [Int], _ calendar: PromoCalendar) -> Bool {
      calendar.isDated(promo)
        ? set.contains(promo)
        : set.allSatisfy { $0 == promo || calendar.mayRunTogether(promo, $0) }
    }

    /// Returns the numbers, among some, that aren't on in the region.
    func off(_ numbers: Range<Int>) -> [Int] { numbers.filter(off.contains) }

    mutating func removeAll() { running = [] }

    /// Whether the region has no contexts.
    var isEmpty: Bool {
      running.isEmpty || Dimension.all.contains { $0 != .promos && values[$0.index].isEmpty }
    }

    /// Whether a promo may run in the region or not.
    func isUndecided(_ promo: Int) -> Bool { !running.allSatisfy { $0.contains(promo) } }

    /// Returns whether all given promos may run in the region together.
    func mayRun(_ promos: [Int], _ calendar: PromoCalendar) -> Bool {
      if promos.contains(where: off.contains) { return false }
      for (place, promo) in promos.enumerated().dropFirst() where !calendar.isDated(promo) {
        for other in promos[..<place] where !calendar.isDated(other) {
          guard calendar.mayRunTogether(promo, other) else { return false }
        }
      }
      return running.contains { set in
        promos.allSatisfy { on.contains($0) || Self.fits($0, set, calendar) }
      }
    }
  }

  /// A set of the numbers of promos and values of modes.
  private struct Numbers {
    private var words: [UInt64] = []

    func contains(_ number: Int) -> Bool {
      number / 64 < words.count && words[number / 64] >> UInt64(number % 64) & 1 == 1
    }

    mutating func insert(_ number: Int) {
      let missing = number / 64 + 1 - words.count
      if missing > 0 { words += repeatElement(0, count: missing) }
      words[number / 64] |= 1 << UInt64(number % 64)
    }
  }

  /// The dimensions in which a condition applies to only some values of a region.
  private struct Undecided {
    /// The first of the dimensions, or `nil` if the condition applies in all of the region.
    var first: Dimension?
    var count = 0
  }

  /// Returns the dimensions in which a condition applies to only some values of a region, or `nil` if it can't apply there at all.
  private func undecided(_ other: Int, in region: Region) -> Undecided? {
    var undecided = Undecided()
    for dimension in Dimension.all {
      let set = others[other][dimension]
      guard set != .top else { continue }
      if dimension == .promos {
        let promos = switches[other]
        guard region.mayRun(promos, space.calendar) else { return nil }
        if !promos.contains(where: region.isUndecided) { continue }
      } else {
        let values = region.values[dimension.index]
        let common = Ranges.intersection(values, space.domains[dimension.index].values(of: set))
        if common.isEmpty { return nil }
        if common == values { continue }
      }
      undecided.first = undecided.first ?? dimension
      undecided.count += 1
    }
    return undecided
  }

  /// Searches a region, in which the conditions in `holding` apply, and others may: drops it, adds its cell, or splits it.
  ///
  /// The `weaker` conditions are those of later levels, which don't matter if any other applies.
  private mutating func visit(
    _ whole: Region,
    _ candidates: [Int],
    _ weaker: ArraySlice<Int>,
    holding: [Int]
  ) {
    if isFirstEnough, !found.isEmpty { return }
    left -= 1
    guard left >= 0 else { return }
    var (region, open, weaker, holding) = (whole, candidates, weaker, holding)
    var pivot = shrink(&region, &open, &holding)
    while pivot == nil, holding.isEmpty, !region.isEmpty, let next = weaker.first {
      open = Array(weaker.prefix { levels[$0] == levels[next] })
      weaker = weaker.dropFirst(open.count)
      pivot = shrink(&region, &open, &holding)
    }
    if region.isEmpty { return }
    if !holding.isEmpty { weaker = [] }
    guard let pivot else {
      if let cell = firstCell(of: region) {
        found.append(Found(cell: cell, holding: holding.sorted()))
      }
      return
    }
    split(region, pivot, open, weaker, holding: holding)
  }

  /// Moves conditions that apply in all of a region from `open` to `holding`, and leaves excluded parts out of the region.
  ///
  /// It returns a condition that applies in a part of the region, with a dimension that determines where.
  private func shrink(
    _ region: inout Region,
    _ open: inout [Int],
    _ holding: inout [Int]
  ) -> (other: Int, dimension: Dimension)? {
    var pivot: (other: Int, dimension: Dimension)?
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      pivot = nil
      var rest: [Int] = []
      for other in open {
        guard let undecided = undecided(other, in: region) else { continue }
        guard let dimension = undecided.first else {
          if isExcluded[other] {
            region.removeAll()
            return nil
          }
          add(other, to: &holding)
          continue
        }
        if isExcluded[other], undecided.count == 1, remove(other, dimension, from: &region) {
          if region.isEmpty { return nil }
          hasShrunk = true
          continue
        }
        rest.append(other)
        if pivot == nil || isExcluded[other] && !isExcluded[pivot?.other ?? other] {
          pivot = (other, dimension)
        }
      }
      open = rest
    }
    if let outweighs, !holding.isEmpty {
      open.removeAll { other in !isExcluded[other] && holding.contains { outweighs($0, other) } }
      if let first = pivot, !open.contains(first.other) {
        pivot = open.first.flatMap { other in
          undecided(other, in: region)?.first.map { (other, $0) }
        }
      }
    }
    return pivot
  }

  /// Adds a condition that applies, unless another one outweighs it.
  private func add(_ other: Int, to holding: inout [Int]) {
    if let outweighs {
      if holding.contains(where: { outweighs($0, other) }) { return }
      holding.removeAll { outweighs(other, $0) }
    }
    holding.append(other)
  }

  /// Removes the part of a region in which a condition applies, if one dimension determines that part, and returns whether it did.
  private func remove(_ other: Int, _ dimension: Dimension, from region: inout Region) -> Bool {
    let set = others[other][dimension]
    guard dimension == .promos else {
      region.values[dimension.index] = Ranges.subtracting(
        region.values[dimension.index],
        space.domains[dimension.index].values(of: set)
      )
      return true
    }
    let open = switches[other].filter(region.isUndecided)
    guard open.count == 1 else { return false }
    region = region.with(open[0], running: false, space.calendar)
    return true
  }

  /// Splits a region where a condition starts or stops applying.
  private mutating func split(
    _ region: Region,
    _ pivot: (other: Int, dimension: Dimension),
    _ open: [Int],
    _ weaker: ArraySlice<Int>,
    holding: [Int]
  ) {
    guard pivot.dimension != .promos else {
      guard let promo = switches[pivot.other].first(where: region.isUndecided) else { return }
      for runs in [true, false] {
        let part = region.with(promo, running: runs, space.calendar)
        if !part.isEmpty { visit(part, open, weaker, holding: holding) }
      }
      return
    }
    // All levels at once, because only some of the weaker conditions concern each part.
    let all = weaker.isEmpty ? open : open + weaker
    for part in parts(of: region.values[pivot.dimension.index], all, in: pivot.dimension) {
      guard left >= 0 else { return }
      var region = region
      region.values[pivot.dimension.index] = part.values
      if holding.isEmpty {
        visit(region, [], part.open[...], holding: [])
      } else {
        visit(region, part.open, [], holding: holding)
      }
    }
  }

  /// Values of one dimension that conditions don't distinguish, with the conditions that may apply to them.
  private struct Part {
    var values: [Range<Int32>]
    var open: [Int]
  }

  /// Splits values set by set, so that the time grows with the sizes of the sets.
  private func parts(of whole: [Range<Int32>], _ open: [Int], in dimension: Dimension) -> [Part] {
    let domain = space.domains[dimension.index]
    var always: [Int] = []
    var bySet: [SetID: [Int]] = [:]
    var sets: [SetID] = []
    for other in open {
      let set = others[other][dimension]
      if set == .top {
        always.append(other)
      } else {
        if bySet[set] == nil { sets.append(set) }
        bySet[set, default: []].append(other)
      }
    }
    // The number of each value's part, or 0 for values in none of the sets, and the sets that contain each part.
    var numbers: [Int32: Int] = [:]
    var members: [[SetID]] = [[]]
    var covered: [Range<Int32>] = []
    for set in sets {
      let own = Ranges.intersection(whole, domain.values(of: set))
      covered += own
      var renamed: [Int: Int] = [:]
      for value in own.joined() {
        let old = numbers[value] ?? 0
        let new = renamed[old] ?? members.count
        if new == members.count {
          renamed[old] = new
          members.append(members[old] + [set])
        }
        numbers[value] = new
      }
    }
    let byPart = Dictionary(grouping: numbers.keys) { numbers[$0] ?? 0 }
    var parts = byPart.map { number, values in
      Part(
        values: Ranges.normalized(values.map(Int.init)),
        open: (always + members[number].flatMap { bySet[$0] ?? [] }).sorted()
      )
    }
    let rest = Ranges.subtracting(whole, Ranges.union(covered))
    if !rest.isEmpty { parts.append(Part(values: rest, open: always)) }
    return parts.sorted { ($0.values.first?.lowerBound ?? 0) < ($1.values.first?.lowerBound ?? 0) }
  }

  // MARK: Cells

  /// Returns the first cell of a region, or `nil` if none of its screens exists in any of its brands.
  private func firstCell(of region: Region) -> Cell? {
    let running = region.running.min { $0.lexicographicallyPrecedes($1) } ?? []
    let switches = space.calendar.switches
    let off = region.off(switches.promoCount..<switches.count)
    var cell = Cell(promos: switches.completed(running, without: off))
    for dimension in Dimension.all {
      cell[dimension] = Int(region.values[dimension.index].first?.lowerBound ?? 0)
    }
    let brands = region.values[Dimension.brand.index]
    guard let pair = space.firstScreen(of: region.values[Dimension.screen.index], inBrands: brands)
    else { return nil }
    (cell[.screen], cell[.brand]) = pair
    return cell
  }
}

extension Cell {
  /// Returns the cell with another value in one dimension.
  package func with(_ dimension: Dimension, _ value: Int) -> Cell {
    var cell = self
    cell[dimension] = value
    return cell
  }
}
