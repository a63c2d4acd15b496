import LintelTheme

/// The sets of brands or screens as boxes are cut out of them: those that the theme writes, and intersections as they come up.
///
/// The ids of written sets are `SetID`s; ⊤ is 0 and here just the full set, since what holds where does not depend on the
/// order of specificity.
struct LargeSets {
  /// The first value of each set.
  private(set) var lower: [Int32]
  /// The last value of each set plus one.
  private(set) var upper: [Int32]
  /// The ranges of a set that is not a single one, empty otherwise.
  private(set) var pieces: [[Range<Int32>]]
  /// For a written set the written ones that it overlaps, ascending and itself among them; empty for ⊤.
  let overlapping: [[Int32]]
  /// A written set that contains this one.
  private var enclosing: [Int32]
  /// The id of each intersection that was asked for.
  private var intersections: [UInt64: Int32] = [:]

  /// Prepares the sets of a dimension, and which of those that are mentioned overlap.
  init(_ domain: Domain, mentioned: [Int32]) {
    lower = domain.entries.map { $0.values.first?.lowerBound ?? 0 }
    upper = domain.entries.map { $0.values.last?.upperBound ?? 0 }
    pieces = domain.entries.map { $0.values.count > 1 ? $0.values : [] }
    enclosing = domain.entries.indices.map(Int32.init)
    var isMentioned = Array(repeating: false, count: domain.entries.count)
    for set in mentioned { isMentioned[Int(set)] = true }
    overlapping = Self.overlapping(domain, isMentioned.indices.filter { isMentioned[$0] })
  }

  /// Sweeps over the ranges from left to right.
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

  /// The written sets that may overlap a set.
  func candidates(for set: Int32) -> [Int32] {
    overlapping[Int(enclosing[Int(set)])]
  }

  /// Whether a set has no value.
  func isEmpty(_ set: Int32) -> Bool {
    lower[Int(set)] == upper[Int(set)]
  }

  /// The first value of a set that isn't empty.
  func first(_ set: Int32) -> Int32 {
    lower[Int(set)]
  }

  /// The ranges of a set.
  func ranges(_ set: Int32) -> [Range<Int32>] {
    let i = Int(set)
    if !pieces[i].isEmpty { return pieces[i] }
    return lower[i] < upper[i] ? [lower[i]..<upper[i]] : []
  }

  /// How many values two sets share.
  func commonCount(_ a: Int32, _ b: Int32) -> Int {
    let (i, j) = (Int(a), Int(b))
    if pieces[i].isEmpty && pieces[j].isEmpty {
      return max(0, Int(min(upper[i], upper[j])) - Int(max(lower[i], lower[j])))
    }
    return Ranges.intersection(ranges(a), ranges(b)).reduce(0) { $0 + $1.count }
  }

  /// Whether a set has a value.
  func contains(_ set: Int32, value: Int32) -> Bool {
    let i = Int(set)
    guard lower[i] <= value && value < upper[i] else { return false }
    return pieces[i].isEmpty || pieces[i].contains { $0.contains(value) }
  }

  /// Whether one set contains another; ⊤ contains all.
  func contains(_ outer: Int32, _ inner: Int32) -> Bool {
    if outer == 0 || outer == inner { return true }
    let (i, j) = (Int(inner), Int(outer))
    guard lower[j] <= lower[i] && upper[i] <= upper[j] else { return isEmpty(inner) }
    if pieces[j].isEmpty { return true }
    return ranges(inner).allSatisfy { range in
      pieces[j].contains {
        $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
      }
    }
  }

  /// Whether two sets share a value.
  func overlap(_ a: Int32, _ b: Int32) -> Bool {
    let (i, j) = (Int(a), Int(b))
    guard lower[i] < upper[j] && lower[j] < upper[i] else { return false }
    if pieces[i].isEmpty && pieces[j].isEmpty { return true }
    return !Ranges.intersection(ranges(a), ranges(b)).isEmpty
  }

  /// Returns the id of what two sets share, a new one if needed.
  mutating func intersection(_ a: Int32, _ b: Int32) -> Int32 {
    if contains(b, a) { return a }
    if contains(a, b) { return b }
    let key = UInt64(UInt32(min(a, b))) << 32 | UInt64(UInt32(max(a, b)))
    if let known = intersections[key] { return known }
    let id = append(Ranges.intersection(ranges(a), ranges(b)), within: min(a, b))
    intersections[key] = id
    return id
  }

  /// Adds a set that no block writes.
  mutating func append(_ ranges: [Range<Int32>], within enclosing: Int32) -> Int32 {
    lower.append(ranges.first?.lowerBound ?? 0)
    upper.append(ranges.last?.upperBound ?? 0)
    pieces.append(ranges.count > 1 ? ranges : [])
    self.enclosing.append(self.enclosing[Int(enclosing)])
    return Int32(lower.count - 1)
  }
}
