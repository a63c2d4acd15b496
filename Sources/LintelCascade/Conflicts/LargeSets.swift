import LintelTheme

/// The sets of brands or screens that boxes consist of: those in the theme's conditions, and intersections as they're needed.
///
/// The ids of sets in conditions are `SetID`s. Here, ⊤ (0) is the full set, because the order of
/// specificity doesn't matter for overlaps.
struct LargeSets {
  private(set) var sets: SetRanges
  /// The sets in conditions that each such set overlaps, including itself, one list after the other, in ascending order.
  private let overlapping: [Int32]
  /// The index in `overlapping` where each set's list starts, and the end of the last list; the list of ⊤ is empty.
  private let starts: [Int32]
  /// For each set, a set in conditions that contains it.
  private var enclosing: [Int32]
  /// The ids of the intersections computed so far.
  private var intersections: [UInt64: Int32] = [:]

  /// Prepares the sets of a dimension, and the overlaps between the mentioned ones.
  init(_ domain: Domain, mentioned: [Int32]) {
    sets = SetRanges(domain)
    enclosing = domain.entries.indices.map(Int32.init)
    var isMentioned = Array(repeating: false, count: domain.entries.count)
    for set in mentioned { isMentioned[Int(set)] = true }
    let pairs = Self.overlaps(domain, isMentioned.indices.filter { isMentioned[$0] })
    overlapping = pairs.map { Int32(truncatingIfNeeded: $0) }
    var starts = Array(repeating: Int32(0), count: domain.entries.count + 1)
    for pair in pairs { starts[Int(pair >> 32) + 1] += 1 }
    for index in domain.entries.indices { starts[index + 1] += starts[index] }
    self.starts = starts
  }

  /// Returns the pairs of sets that overlap, with the first one in the upper half of the number, in ascending order.
  ///
  /// It sweeps over the ranges from left to right.
  private static func overlaps(_ domain: Domain, _ mentioned: [Int]) -> [UInt64] {
    var ranges: [(range: Range<Int32>, set: UInt64)] = []
    var result: [UInt64] = []
    for set in mentioned where set != 0 {
      result.append(UInt64(set) << 32 | UInt64(set))
      for range in domain.entries[set].values { ranges.append((range, UInt64(set))) }
    }
    ranges.sort { ($0.range.lowerBound, $0.set) < ($1.range.lowerBound, $1.set) }
    var open: [(range: Range<Int32>, set: UInt64)] = []
    let own = result.count
    for next in ranges {
      open.removeAll { $0.range.upperBound <= next.range.lowerBound }
      for other in open where other.set != next.set {
        result.append(other.set << 32 | next.set)
        result.append(next.set << 32 | other.set)
      }
      open.append(next)
    }
    guard result.count > own else { return result }
    result.sort()
    var last: UInt64 = 0
    result.removeAll { pair in
      defer { last = pair }
      return pair == last
    }
    return result
  }

  /// Returns the sets in conditions that may overlap a set.
  func candidates(for set: Int32) -> ArraySlice<Int32> {
    let set = Int(enclosing[Int(set)])
    return overlapping[Int(starts[set])..<Int(starts[set + 1])]
  }

  func isEmpty(_ set: Int32) -> Bool { sets.lower[Int(set)] == sets.upper[Int(set)] }

  /// Returns the first value of a set that isn't empty.
  func first(_ set: Int32) -> Int32 { sets.lower[Int(set)] }

  func commonCount(_ a: Int32, _ b: Int32) -> Int {
    let (i, j) = (Int(a), Int(b))
    if sets.pieces[i].isEmpty && sets.pieces[j].isEmpty {
      return max(0, Int(min(sets.upper[i], sets.upper[j])) - Int(max(sets.lower[i], sets.lower[j])))
    }
    return Ranges.intersection(sets.ranges(of: a), sets.ranges(of: b)).reduce(0) { $0 + $1.count }
  }

  /// Returns whether one set contains another, which ⊤ always does.
  func contains(_ outer: Int32, _ inner: Int32) -> Bool {
    if outer == 0 || outer == inner { return true }
    let (i, j) = (Int(inner), Int(outer))
    guard sets.lower[j] <= sets.lower[i] && sets.upper[i] <= sets.upper[j] else {
      return isEmpty(inner)
    }
    return sets.pieces[j].isEmpty || sets.contains(outer, sets.ranges(of: inner))
  }

  /// Returns whether two sets share a value.
  func overlap(_ a: Int32, _ b: Int32) -> Bool {
    let (i, j) = (Int(a), Int(b))
    guard sets.lower[i] < sets.upper[j] && sets.lower[j] < sets.upper[i] else { return false }
    if sets.pieces[i].isEmpty && sets.pieces[j].isEmpty { return true }
    return !Ranges.intersection(sets.ranges(of: a), sets.ranges(of: b)).isEmpty
  }

  /// Returns the id of the intersection of two sets, adding it if it's new.
  mutating func intersection(_ a: Int32, _ b: Int32) -> Int32 {
    if contains(b, a) { return a }
    if contains(a, b) { return b }
    let key = UInt64(UInt32(min(a, b))) << 32 | UInt64(UInt32(max(a, b)))
    if let known = intersections[key] { return known }
    let id = append(Ranges.intersection(sets.ranges(of: a), sets.ranges(of: b)), within: min(a, b))
    intersections[key] = id
    return id
  }

  /// Adds a set that isn't in conditions.
  mutating func append(_ ranges: [Range<Int32>], within enclosing: Int32) -> Int32 {
    self.enclosing.append(self.enclosing[Int(enclosing)])
    return sets.append(ranges)
  }
}
