/// The values of one dimension, and the sets of them that a theme writes; sets are interned, so equal ones share an id.
///
/// A set is a sorted list of disjoint ranges over value indices. Values are numbered so that families are contiguous
/// (a brand before those that extend it, a screen before those below it), which keeps the lists short.
///
/// The order of specificity is set inclusion, refined by a rank: of two equal sets the lower rank is the narrower (a screen's
/// own key against a pattern). Dimensions with an order of their own (slots, tab items) give every set a list of what lies above it.
@usableFromInline
package struct Domain: Sendable {
  /// A set of values, as the theme writes it.
  @usableFromInline
  package struct Entry: Hashable, Sendable {
    /// The values, as sorted, disjoint ranges.
    @usableFromInline package let values: [Range<Int32>]
    /// 0 for a name, 1 for a pattern or a group, which differ even if their values are equal.
    package let rank: Int32
    /// In the author's words, such as `screen 'checkout'`; does not count for identity.
    package internal(set) var label: String

    /// Whether two sets have equal values and ranks.
    @usableFromInline package static func == (a: Entry, b: Entry) -> Bool {
      a.values == b.values && a.rank == b.rank
    }

    /// Hashes values and rank.
    @usableFromInline package func hash(into hasher: inout Hasher) {
      hasher.combine(values)
      hasher.combine(rank)
    }
  }

  /// How many values there are.
  package let count: Int
  /// Entry 0 is ⊤ and holds every value.
  @usableFromInline package private(set) var entries: [Entry]
  /// The ids by set.
  private var ids: [Entry: SetID] = [:]

  /// Creates a domain with a number of values, and ⊤ as its only set.
  package init(count: Int) {
    self.count = count
    entries = [Entry(values: count > 0 ? [0..<Int32(count)] : [], rank: 0, label: "")]
  }

  /// The id of a set; the first label given to it stays.
  ///
  /// - Parameters:
  ///   - values: sorted, disjoint, not touching; empty if the set can hold nowhere.
  ///   - rank: 0 for a name, 1 for a pattern or a group.
  ///   - label: in the author's words.
  /// - Returns: the same id for equal values and rank.
  package mutating func intern(_ values: [Range<Int32>], rank: Int32 = 0, label: String) -> SetID {
    let entry = Entry(values: values, rank: rank, label: label)
    if let id = ids[entry] { return id }
    entries.append(entry)
    let id = SetID(entries.count - 1)
    ids[entry] = id
    return id
  }

  /// The set of an id.
  package subscript(id: SetID) -> Entry {
    entries[id.index]
  }

  /// The values of a set, as sorted, disjoint ranges.
  @inlinable package func values(of id: SetID) -> [Range<Int32>] {
    entries[id.index].values
  }

  /// Whether a set has a value.
  @inlinable package func contains(_ set: SetID, _ value: Int) -> Bool {
    set == .top || entries[set.index].values.contains { $0.contains(Int32(value)) }
  }

  /// Whether `a` is at least as specific as `b`: a subset, with ⊤ strictly above all.
  package func isAtMost(_ a: SetID, _ b: SetID) -> Bool {
    if a == b || b == .top { return true }
    if a == .top { return false }
    let (x, y) = (entries[a.index], entries[b.index])
    if x.values == y.values { return x.rank <= y.rank }
    return x.values.allSatisfy { inner in
      y.values.contains { $0.lowerBound <= inner.lowerBound && inner.upperBound <= $0.upperBound }
    }
  }
}

/// Set algebra on sorted, disjoint ranges.
package enum Ranges {
  /// Returns the values that both lists of ranges have.
  package static func intersection(_ a: [Range<Int32>], _ b: [Range<Int32>]) -> [Range<Int32>] {
    var result: [Range<Int32>] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let lower = max(a[i].lowerBound, b[j].lowerBound)
      let upper = min(a[i].upperBound, b[j].upperBound)
      if lower < upper { result.append(lower..<upper) }
      if a[i].upperBound < b[j].upperBound { i += 1 } else { j += 1 }
    }
    return result
  }

  /// Sorts values and joins neighbors.
  package static func normalized(_ values: some Sequence<Int>) -> [Range<Int32>] {
    union(values.map { Int32($0)..<Int32($0) + 1 })
  }

  /// Sorts ranges and joins those that overlap or touch; empty ones vanish.
  package static func union(_ ranges: [Range<Int32>]) -> [Range<Int32>] {
    var result: [Range<Int32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, range.lowerBound <= last.upperBound {
        let upper = max(last.upperBound, range.upperBound)
        result[result.count - 1] = last.lowerBound..<upper
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Returns the values of `a` that `b` doesn't have.
  package static func subtracting(_ a: [Range<Int32>], _ b: [Range<Int32>]) -> [Range<Int32>] {
    var result: [Range<Int32>] = []
    for range in a {
      var lower = range.lowerBound
      for hole in b where hole.upperBound > lower && hole.lowerBound < range.upperBound {
        if hole.lowerBound > lower { result.append(lower..<hole.lowerBound) }
        lower = max(lower, hole.upperBound)
      }
      if lower < range.upperBound { result.append(lower..<range.upperBound) }
    }
    return result
  }
}
