import LintelTheme

/// The sets of promos and values of modes that can be on in two themes at once, by indices into `SharedContexts.switches`.
///
/// Only dated promos are ever on because of others, and every mode has a value. So a search goes through the times at which the same
/// dated promos run in both themes, and never through sets of switched promos.
struct PossibleSets: Sendable {
  /// One of the two themes.
  private struct Side: Sendable {
    let calendar: PromoCalendar
    /// The theme's number of each shared promo and value.
    let numbers: [Int]

    /// Whether each shared promo has dates in this theme.
    func isDated(_ index: Int) -> Bool { calendar.isDated(numbers[index]) }

    /// Whether the theme lets promos run together if their dates do.
    func allows(_ promos: [Int]) -> Bool {
      promos.indices.allSatisfy { place in
        let promo = promos[place]
        return isDated(promo)
          || promos.allSatisfy { other in
            other == promo || calendar.mayRunTogether(numbers[promo], numbers[other])
          }
      }
    }
  }

  private let old: Side
  private let new: Side
  /// The number of shared promos, which precede the shared values of modes.
  private let promoCount: Int
  /// The shared values of each mode that both themes have, ascending.
  let modes: [Range<Int>]
  /// The place in `modes` of each shared value, after the promos.
  private let modesOfValues: [Int?]
  /// The shared promos that run because of their dates, for every time in each theme that is possible together.
  private let times: [[Int]]

  /// Combines the calendars of two themes, given what they share: promos first, then values of modes, those of a mode next to each other.
  init(_ old: PromoCalendar, _ new: PromoCalendar, _ shared: [SharedContexts.Name]) {
    self.old = Side(calendar: old, numbers: shared.map(\.old))
    self.new = Side(calendar: new, numbers: shared.map(\.new))
    promoCount = shared.prefix { !$0.isOfMode }.count
    var names: [Range<Int>] = []
    var places: [Int?] = []
    let both = new.switches.modes.map(\.name).filter(old.switches.modes.map(\.name).contains)
    for (place, mode) in both.enumerated() {
      let first = promoCount + places.count
      let values = shared[first...].prefix { $0.name.hasPrefix("\(mode)=") }
      names.append(values.indices)
      places += values.map { _ in place }
    }
    modes = names
    modesOfValues = places
    times = Self.times(self.old, self.new, promoCount)
  }

  /// Combines each time of the older theme with those of the newer one in which the same promos run of those that have dates in both.
  private static func times(_ old: Side, _ new: Side, _ count: Int) -> [[Int]] {
    /// The shared promos that run at each time at which no other promo does.
    func shared(_ side: Side) -> [[Int]] {
      let indices = Dictionary(zip(side.numbers, 0..<count)) { first, _ in first }
      return side.calendar.slices.compactMap { slice in
        let known = slice.running.compactMap { indices[$0] }
        return known.count == slice.running.count ? known.sorted() : nil
      }
    }
    func common(_ promos: [Int]) -> [Int] { promos.filter { old.isDated($0) && new.isDated($0) } }
    let after = Dictionary(grouping: shared(new), by: common)
    return shared(old).flatMap { before in
      (after[common(before)] ?? []).map { Set(before).union($0).sorted() }
    }
  }

  /// Whether some promos and values can be on while some others aren't.
  func contains(on: [Int], off: [Int]) -> Bool {
    guard hasValues(on: on, off: off) else { return false }
    return !promos(on: on, off: off).isEmpty
  }

  /// Returns the set with some promos and values and without others, in which the first possible promo or value is off that can be, then
  /// the next one, and so on, or `nil` if there is none.
  func first(on: [Int], off: [Int]) -> [Int]? {
    guard hasValues(on: on, off: off) else { return nil }
    let sets = promos(on: on, off: off)
    guard let promos = sets.min(by: Self.precedes) else { return nil }
    let ruledOut = Set(off)
    var values = on.filter { $0 >= promoCount }
    let decided = Set(values.compactMap { modesOfValues[$0 - promoCount] })
    for (place, mode) in modes.enumerated() where !decided.contains(place) {
      values += mode.last { !ruledOut.contains($0) }.map { [$0] } ?? []
    }
    return promos + values.sorted()
  }

  /// Whether the promo or value that only one of two ascending sets has first is in the second set.
  private static func precedes(_ a: [Int], _ b: [Int]) -> Bool {
    for (a, b) in zip(a, b) where a != b { return a > b }
    return a.count < b.count
  }

  /// Whether each mode can have a value that is on, or one that isn't off.
  private func hasValues(on: [Int], off: [Int]) -> Bool {
    var chosen: Set<Int> = []
    for value in on where value >= promoCount {
      guard let mode = modesOfValues[value - promoCount] else { continue }
      if !chosen.insert(mode).inserted { return false }
    }
    var left: [Int: Int] = [:]
    for value in Set(off) where value >= promoCount {
      if on.contains(value) { return false }
      guard let mode = modesOfValues[value - promoCount] else { continue }
      left[mode, default: modes[mode].count] -= 1
    }
    return modes.allSatisfy { !$0.isEmpty } && left.values.allSatisfy { $0 > 0 }
  }

  /// Returns the sets of promos, without any that needn't run, with some promos and without others.
  private func promos(on: [Int], off: [Int]) -> [[Int]] {
    let wanted = on.filter { $0 < promoCount }.sorted()
    let unwanted = Set(off)
    if wanted.contains(where: unwanted.contains) { return [] }
    let dated = wanted.filter { old.isDated($0) || new.isDated($0) }
    return times.compactMap { time in
      guard dated.allSatisfy(time.contains), !time.contains(where: unwanted.contains) else {
        return nil
      }
      let promos = time.isEmpty ? wanted : Set(wanted).union(time).sorted()
      return old.allows(promos) && new.allows(promos) ? promos : nil
    }
  }
}
