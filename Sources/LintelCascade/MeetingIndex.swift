package import LintelTheme

/// Finds the conditions that may hold together with another, without looking at each.
package struct MeetingIndex {
  /// How many conditions there are.
  private let count: Int
  /// An index for each of the dimensions that tell most conditions apart.
  private let indices: [(dimension: Dimension, domain: Domain, index: DomainIndex)]

  /// Indexes conditions by brands and by screens.
  package init(_ conditions: [Condition], in theme: Theme) {
    count = conditions.count
    indices = [Dimension.brand, .screen].map { dimension in
      let domain = theme.space.domains[dimension.index]
      return (dimension, domain, DomainIndex(conditions.map { $0[dimension] }, in: domain))
    }
  }

  /// The indices of conditions whose brands, or whose screens, meet those of another one; ascending.
  package func candidates(for condition: Condition) -> [Int] {
    let lists = indices.compactMap { dimension, domain, index in
      let set = condition[dimension]
      return set == .top ? nil : index.meeting(domain.values(of: set))
    }
    return lists.min { $0.count < $1.count }?.map { Int($0) } ?? Array(0..<count)
  }
}
