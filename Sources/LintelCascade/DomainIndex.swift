package import LintelTheme

/// Finds sets by the values of a dimension that they contain, such as declarations by their screens, without searching all of them.
///
/// In themes with hundreds of screens, most declarations are in blocks of one screen. The index finds
/// the declarations for a screen, and those for all screens, in time that doesn't depend on the other screens.
package struct DomainIndex: Sendable {
  /// The indices of the sets that contain all values because they don't name any, in ascending order.
  package private(set) var anywhere: [Int32] = []
  /// The indices of the sets that name values, by value, each list in ascending order.
  private var byValue: [Int32] = []
  /// The position in `byValue` where the indices of each value start, or an empty array if no set names a value.
  private var starts: [Int32] = []

  /// Indexes declarations by screen.
  package init(_ declarations: some Collection<Declaration>, in theme: Theme) {
    self.init(
      declarations.map { theme.conditions[$0.condition.index][.screen] },
      in: theme.space.domains[Dimension.screen.index]
    )
  }

  /// Indexes sets of one dimension.
  package init(_ sets: [SetID], in domain: Domain) {
    var counts: [Int32] = []
    for (index, set) in sets.enumerated() {
      guard set != .top else {
        anywhere.append(Int32(index))
        continue
      }
      if counts.isEmpty { counts = Array(repeating: 0, count: domain.count + 1) }
      for range in domain.values(of: set) {
        for value in range { counts[Int(value) + 1] += 1 }
      }
    }
    guard !counts.isEmpty else { return }
    for value in counts.indices.dropFirst() { counts[value] += counts[value - 1] }
    starts = counts
    byValue = Array(repeating: 0, count: Int(counts[domain.count]))
    for (index, set) in sets.enumerated() where set != .top {
      for range in domain.values(of: set) {
        for value in range {
          byValue[Int(counts[Int(value)])] = Int32(index)
          counts[Int(value)] += 1
        }
      }
    }
  }

  /// Returns the places of the sets that name a value, for `index(at:)`.
  func places(of value: Int) -> Range<Int> {
    starts.isEmpty ? 0..<0 : Int(starts[value])..<Int(starts[value + 1])
  }

  /// Returns the index of the set at a place; indices ascend within the places of a value.
  func index(at place: Int) -> Int32 { byValue[place] }

  /// Returns the indices of the sets that name a value, in ascending order.
  package func indices(of value: Int) -> [Int32] { Array(byValue[places(of: value)]) }

  /// Returns the indices of the sets that contain at least one of some values, in ascending order.
  package func meeting(_ values: [Range<Int32>]) -> [Int32] {
    if values.count == 1, values[0].count == 1 {
      return merged(byValue[places(of: Int(values[0].lowerBound))])
    }
    var found: Set<Int32> = []
    for value in values.joined() { found.formUnion(byValue[places(of: Int(value))]) }
    return merged(found.sorted()[...])
  }

  /// Merges indices with those of the sets that don't name values.
  private func merged(_ own: ArraySlice<Int32>) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(own.count + anywhere.count)
    var next = own.startIndex
    for other in anywhere {
      while next < own.endIndex, own[next] < other {
        result.append(own[next])
        next += 1
      }
      result.append(other)
    }
    return result + own[next...]
  }
}
