package import LintelTheme

/// Finds the conditions that may overlap another, without comparing all of them.
package struct MeetingIndex {
  /// The number of conditions.
  private let count: Int
  /// An index for each of the dimensions that distinguish most conditions.
  private let indices: [(dimension: Dimension, domain: Domain, index: DomainIndex)]

  /// Indexes conditions by brand and screen.
  package init(_ conditions: [Condition], in theme: Theme) {
    count = conditions.count
    indices = [Dimension.brand, .screen].map { dimension in
      let domain = theme.space.domains[dimension.index]
      return (dimension, domain, DomainIndex(conditions.map { $0[dimension] }, in: domain))
    }
  }

  /// Returns the conditions that may share brands with another, or those that may share screens, whichever are fewer, as ascending indices.
  package func candidates(for condition: Condition) -> [Int32] {
    var fewest: [Int32]?
    for (dimension, domain, index) in indices {
      let set = condition[dimension]
      if set == .top { continue }
      let found = index.meeting(domain.values(of: set))
      if found.count < fewest?.count ?? .max { fewest = found }
    }
    return fewest ?? Array(0..<Int32(truncatingIfNeeded: count))
  }
}
