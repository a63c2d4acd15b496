import LintelTheme

/// The sets of brands or screens, as ranges over values in preorder.
///
/// Nearly every set is one range, for a family. The others are patterns and groups.
struct SetRanges: Sendable {
  /// The first value of each set, or 0 for an empty set.
  private(set) var lower: [Int32]
  /// The last value plus one of each set, or 0 for an empty set.
  private(set) var upper: [Int32]
  /// The ranges of each set that has several, or an empty array for other sets.
  private(set) var pieces: [[Range<Int32>]]
  /// The rank of each set, which orders sets with equal values.
  private var rank: [Int32]

  /// Prepares comparisons of a dimension's sets.
  init(_ domain: Domain) {
    lower = domain.entries.map { $0.values.first?.lowerBound ?? 0 }
    upper = domain.entries.map { $0.values.last?.upperBound ?? 0 }
    pieces = domain.entries.map { $0.values.count > 1 ? $0.values : [] }
    rank = domain.entries.map(\.rank)
  }

  /// Returns whether set `a` is at least as specific as `b`: a subset, or an equal set with the same or a lower rank; ⊤ contains all.
  func isAtMost(_ a: Int32, _ b: Int32) -> Bool {
    if a == b || b == 0 { return true }
    if a == 0 { return false }
    let (i, j) = (Int(a), Int(b))
    guard lower[i] >= lower[j] && upper[i] <= upper[j] || lower[i] == upper[i] else { return false }
    if pieces[i].isEmpty && pieces[j].isEmpty {
      return lower[i] != lower[j] || upper[i] != upper[j] || rank[i] <= rank[j]
    }
    if pieces[i] == pieces[j] { return rank[i] <= rank[j] }
    return contains(b, ranges(of: a))
  }

  func ranges(of set: Int32) -> [Range<Int32>] {
    let i = Int(set)
    if !pieces[i].isEmpty { return pieces[i] }
    return lower[i] < upper[i] ? [lower[i]..<upper[i]] : []
  }

  func contains(_ set: Int32, _ ranges: [Range<Int32>]) -> Bool {
    let i = Int(set)
    guard !pieces[i].isEmpty else {
      return ranges.allSatisfy { lower[i] <= $0.lowerBound && $0.upperBound <= upper[i] }
    }
    return ranges.allSatisfy { inner in
      pieces[i].contains { $0.lowerBound <= inner.lowerBound && inner.upperBound <= $0.upperBound }
    }
  }

  func contains(_ set: Int32, value: Int32) -> Bool {
    let i = Int(set)
    guard lower[i] <= value && value < upper[i] else { return false }
    return pieces[i].isEmpty || pieces[i].contains { $0.contains(value) }
  }

  /// Adds a set with rank 0, and returns its id.
  mutating func append(_ ranges: [Range<Int32>]) -> Int32 {
    lower.append(ranges.first?.lowerBound ?? 0)
    upper.append(ranges.last?.upperBound ?? 0)
    pieces.append(ranges.count > 1 ? ranges : [])
    rank.append(0)
    return Int32(lower.count - 1)
  }
}
