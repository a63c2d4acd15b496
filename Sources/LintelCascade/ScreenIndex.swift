package import LintelTheme

/// Finds the declarations of a target by their screens, without looking at each.
///
/// Themes with hundreds of screens have most declarations in blocks of one screen. The index finds
/// those of a screen, and those that name none, in time that doesn't depend on the other screens.
package struct ScreenIndex: Sendable {
  /// Indices of those that name no screen, ascending.
  package private(set) var anywhere: [Int32] = []
  /// Indices of those that name screens, screen by screen, each ascending.
  private var byScreen: [Int32] = []
  /// Where the indices of each screen begin; empty if no screen is named.
  private var starts: [Int32] = []

  /// Indexes the declarations of a target.
  package init(_ declarations: some Collection<Declaration>, in theme: Theme) {
    self.init(
      declarations.map { theme.conditions[$0.condition.index][.screen] },
      in: theme.space.domains[Dimension.screen.index]
    )
  }

  /// - Parameters:
  ///   - sets: sets of screens, or of another dimension.
  ///   - domain: the dimension's values.
  package init(_ sets: [SetID], in domain: Domain) {
    var counts: [Int32] = []
    for (index, set) in sets.enumerated() {
      guard set != .top else {
        anywhere.append(Int32(index))
        continue
      }
      if counts.isEmpty { counts = Array(repeating: 0, count: domain.count + 1) }
      for range in domain.values(of: set) {
        for screen in range { counts[Int(screen) + 1] += 1 }
      }
    }
    guard !counts.isEmpty else { return }
    for screen in counts.indices.dropFirst() { counts[screen] += counts[screen - 1] }
    starts = counts
    byScreen = Array(repeating: 0, count: Int(counts[domain.count]))
    for (index, set) in sets.enumerated() where set != .top {
      for range in domain.values(of: set) {
        for screen in range {
          byScreen[Int(counts[Int(screen)])] = Int32(index)
          counts[Int(screen)] += 1
        }
      }
    }
  }

  /// The places of those that name a screen, for `index(at:)`.
  package func places(of screen: Int) -> Range<Int> {
    starts.isEmpty ? 0..<0 : Int(starts[screen])..<Int(starts[screen + 1])
  }

  /// The index of a declaration; ascending within the places of a screen.
  package func index(at place: Int) -> Int32 {
    byScreen[place]
  }

  /// The indices of those that name a screen, ascending.
  package func indices(of screen: Int) -> [Int32] {
    Array(byScreen[places(of: screen)])
  }

  /// The indices of the declarations whose screens meet some, ascending.
  package func meeting(_ screens: [Range<Int32>]) -> [Int32] {
    if screens.count == 1, screens[0].count == 1 {
      return merged(byScreen[places(of: Int(screens[0].lowerBound))])
    }
    var found: Set<Int32> = []
    for screen in screens.joined() { found.formUnion(byScreen[places(of: Int(screen))]) }
    return merged(found.sorted()[...])
  }

  /// Merges indices with those of the declarations that name no screen.
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

/// Finds the conditions that may hold together with another, without looking at each.
package struct MeetingIndex {
  /// How many conditions there are.
  private let count: Int
  /// An index for each of the dimensions that tell most conditions apart.
  private let indices: [(dimension: Dimension, domain: Domain, index: ScreenIndex)]

  /// Indexes conditions by brands and by screens.
  package init(_ conditions: [Condition], in theme: Theme) {
    count = conditions.count
    indices = [Dimension.brand, .screen].map { dimension in
      let domain = theme.space.domains[dimension.index]
      return (dimension, domain, ScreenIndex(conditions.map { $0[dimension] }, in: domain))
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
