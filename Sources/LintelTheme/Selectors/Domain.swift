/// The values of one dimension, and the sets of them that a theme declares, where equal sets share an id.
///
/// A set is a sorted list of disjoint ranges over value indices. Values are numbered so that families are contiguous
/// (a brand before those that extend it, a screen before those below it), which keeps the lists short.
///
/// Specificity is set inclusion, refined by a rank: of two equal sets, the one with the lower rank is narrower (a screen's
/// own key compared with a pattern). `SlotOrder` and `ItemPart` define separate orders for slots and tab item parts.
@usableFromInline
package struct Domain: Sendable {
  /// A set of values, as the theme declares it.
  @usableFromInline
  package struct Entry: Hashable, Sendable {
    /// The values, as sorted, disjoint ranges.
    @usableFromInline package let values: [Range<Int32>]
    /// 0 for a name, or 1 for a pattern or a group, which differ even if their values are equal.
    package let rank: Int32
    /// The set in the author's words, such as `screen 'checkout'`, which isn't part of the set's identity.
    package internal(set) var label: String

    @usableFromInline package static func == (a: Entry, b: Entry) -> Bool {
      a.values == b.values && a.rank == b.rank
    }

    @usableFromInline package func hash(into hasher: inout Hasher) {
      hasher.combine(values)
      hasher.combine(rank)
    }
  }

  package let count: Int
  /// The sets by id, where the first one is ⊤, which contains every value.
  @usableFromInline package private(set) var entries: [Entry]
  private var ids: [Entry: SetID] = [:]

  /// Creates a domain with a number of values, and ⊤ as its only set.
  package init(count: Int) {
    self.count = count
    entries = [Entry(values: count > 0 ? [0..<Int32(count)] : [], rank: 0, label: "")]
  }

  /// Returns the id of a set, which keeps the first label that it is given.
  ///
  /// The ranges must be sorted and disjoint, and must not touch. Without ranges, the set never applies.
  /// Sets with equal values and ranks have the same id.
  mutating func intern(_ values: [Range<Int32>], rank: Int32 = 0, label: String) -> SetID {
    let entry = Entry(values: values, rank: rank, label: label)
    if let id = ids[entry] { return id }
    entries.append(entry)
    let id = SetID(entries.count - 1)
    ids[entry] = id
    return id
  }

  package subscript(id: SetID) -> Entry { entries[id.index] }

  /// The values of a set, as sorted, disjoint ranges.
  @inlinable package func values(of id: SetID) -> [Range<Int32>] { entries[id.index].values }

  @inlinable package func contains(_ set: SetID, _ value: Int) -> Bool {
    set == .top || entries[set.index].values.contains { $0.contains(Int32(value)) }
  }

  /// Whether `a` is at least as specific as `b`: a subset, where ⊤ is strictly above every other set.
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

/// Set operations on sorted, disjoint ranges.
package enum Ranges {
  /// Returns the values that are in both lists of ranges.
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

  /// Sorts values, and merges neighbors into ranges.
  package static func normalized(_ values: some Sequence<Int>) -> [Range<Int32>] {
    union(values.map { Int32($0)..<Int32($0) + 1 })
  }

  /// Sorts ranges, merges those that overlap or touch, and removes empty ones.
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

  /// Returns the values of `a` that aren't in `b`.
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
