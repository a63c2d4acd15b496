import LintelTheme

/// The sets of brands or screens that boxes consist of: those in the theme's conditions, and intersections as they're needed.
///
/// The ids of sets in conditions are `SetID`s. Here, ⊤ (0) is the full set, because the order of
/// specificity doesn't matter for overlaps.
struct LargeSets {
  /// The values of each set.
  private(set) var sets: SetRanges
  /// The sets in conditions that each such set overlaps, including itself, in ascending order; empty for ⊤.
  let overlapping: [[Int32]]
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
    overlapping = Self.overlapping(domain, isMentioned.indices.filter { isMentioned[$0] })
  }

  /// Finds the overlaps by sweeping over the ranges from left to right.
  private static func overlapping(_ domain: Domain, _ mentioned: [Int]) -> [[Int32]] {
    var result: [[Int32]] = Array(repeating: [], count: domain.entries.count)
    var ranges: [(range: Range<Int32>, set: Int32)] = []
    for set in mentioned where set != 0 {
      for range in domain.entries[set].values { ranges.append((range, Int32(set))) }
    }
    ranges.sort { ($0.range.lowerBound, $0.set) < ($1.range.lowerBound, $1.set) }
    var open: [(range: Range<Int32>, set: Int32)] = []
    for next in ranges {
      open.removeAll { $0.range.upperBound <= next.range.lowerBound }
      for other in open where other.set != next.set {
        result[Int(other.set)].append(next.set)
        result[Int(next.set)].append(other.set)
      }
      open.append(next)
    }
    for set in mentioned where set != 0 {
      result[set] = Set(result[set] + [Int32(set)]).sorted()
    }
    return result
  }

  /// Returns the sets in conditions that may overlap a set.
  func candidates(for set: Int32) -> [Int32] {
    overlapping[Int(enclosing[Int(set)])]
  }

  func isEmpty(_ set: Int32) -> Bool {
    sets.lower[Int(set)] == sets.upper[Int(set)]
  }

  /// Returns the first value of a set that isn't empty.
  func first(_ set: Int32) -> Int32 {
    sets.lower[Int(set)]
  }

  /// Returns the number of values that two sets share.
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
