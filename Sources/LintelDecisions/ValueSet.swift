/// A set of values of one dimension, as sorted ranges that neither overlap nor touch.
///
/// If a dimension numbers related values side by side, sets stay short however many values they contain.
package struct ValueSet: Hashable, Sendable {
  /// The values, as ascending ranges.
  package let ranges: [Range<Int32>]

  package static let empty = ValueSet(sorted: [])

  /// Creates a set from ranges, which can be unsorted, overlap, or be empty.
  package init(_ ranges: [Range<Int32>]) {
    var result: [Range<Int32>] = []
    result.reserveCapacity(ranges.count)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    self.ranges = result
  }

  /// Creates a set of the given values, without those that no dimension can have.
  package init(values: [Int]) {
    var ranges: [Range<Int32>] = []
    for value in values {
      guard value >= 0, let lower = Int32(exactly: value), lower < Int32.max else { continue }
      if let last = ranges.last, last.upperBound == lower {
        ranges[ranges.count - 1] = last.lowerBound..<(lower + 1)
      } else {
        ranges.append(lower..<(lower + 1))
      }
    }
    self.init(ranges)
  }

  /// Creates a set from ranges that are sorted and disjoint.
  private init(sorted ranges: [Range<Int32>]) { self.ranges = ranges }

  /// The number of values in the set.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  package var isEmpty: Bool { ranges.isEmpty }

  /// Returns whether the set contains a value, in logarithmic time.
  package func contains(_ value: Int) -> Bool {
    guard let value = Int32(exactly: value) else { return false }
    let place = ranges.indices.partitioned { ranges[$0].upperBound > value }
    return place < ranges.count && ranges[place].lowerBound <= value
  }

  /// Returns the values that both sets contain.
  package func intersection(_ other: ValueSet) -> ValueSet {
    var result: [Range<Int32>] = []
    var (i, j) = (0, 0)
    while i < ranges.count, j < other.ranges.count {
      let lower = max(ranges[i].lowerBound, other.ranges[j].lowerBound)
      let upper = min(ranges[i].upperBound, other.ranges[j].upperBound)
      if lower < upper { result.append(lower..<upper) }
      if ranges[i].upperBound < other.ranges[j].upperBound { i += 1 } else { j += 1 }
    }
    return ValueSet(sorted: result)
  }

  /// Returns the values that either set contains.
  package func union(_ other: ValueSet) -> ValueSet { ValueSet(ranges + other.ranges) }

  /// Returns the values of this set that the other one doesn't contain.
  package func subtracting(_ other: ValueSet) -> ValueSet {
    var result: [Range<Int32>] = []
    var j = 0
    for range in ranges {
      var lower = range.lowerBound
      while j < other.ranges.count, other.ranges[j].upperBound <= lower { j += 1 }
      var k = j
      while k < other.ranges.count, other.ranges[k].lowerBound < range.upperBound {
        if other.ranges[k].lowerBound > lower { result.append(lower..<other.ranges[k].lowerBound) }
        lower = max(lower, other.ranges[k].upperBound)
        k += 1
      }
      if lower < range.upperBound { result.append(lower..<range.upperBound) }
    }
    return ValueSet(sorted: result)
  }

  /// Returns whether the other set contains every value of this one.
  package func isSubset(of other: ValueSet) -> Bool {
    var j = 0
    for range in ranges {
      while j < other.ranges.count, other.ranges[j].upperBound < range.upperBound { j += 1 }
      guard j < other.ranges.count, other.ranges[j].lowerBound <= range.lowerBound else {
        return false
      }
    }
    return true
  }
}
