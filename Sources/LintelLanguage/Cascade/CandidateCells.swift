package import LintelSchema

extension ContextSpace {
  /// Cells in which several conditions hold together, none if they never do.
  ///
  /// One cell stands for every combination of the sets that the conditions mention, as far as `limit` goes; within such a
  /// combination nothing that the conditions say differs.
  ///
  /// - Parameters:
  ///   - conditions: what has to hold.
  ///   - others: conditions that may tell cells apart.
  ///   - slots: the slots that there are; a tab bar has no compact ones.
  ///   - release: the only release of the app that is looked at; nil for every one.
  ///   - limit: the most cells to return.
  /// - Returns: cells that can happen.
  package func cells(
    inAll conditions: [Condition],
    toldApartBy others: [Condition],
    slots: [AppearanceSlot] = AppearanceSlot.allCases,
    release: Int? = nil,
    limit: Int = 4096
  ) -> [Cell] {
    let required = Set(conditions.flatMap { requiredPromos($0[.promos]) }).sorted()
    let promos = runningSets(
      containing: required,
      toldApartBy: Set(others.map { requiredPromos($0[.promos]) })
    )
    var cells = promos.map { Cell(promos: $0) }
    for dimension in Dimension.all where dimension != .promos {
      let known: [Range<Int32>]? =
        switch dimension {
        case .slot: Ranges.normalized(slots.map(\.rawValue))
        case .appVersion: release.map { Ranges.normalized([$0]) }
        case .brand, .promos, .screen, .ios, .idiom, .item: nil
        }
      let values = representatives(of: dimension, known, in: conditions, toldApartBy: others)
      cells = cells.flatMap { cell in
        values.map { value in
          var cell = cell
          cell[dimension] = value
          return cell
        }
      }
      cells = Array(cells.prefix(limit))
    }
    return cells.filter { exists(screen: $0[.screen], inBrand: $0[.brand]) }
  }

  /// For every combination of other requirements that can be met together a smallest running set that meets it.
  ///
  /// What a running set meets beyond, one of the smallest sets within it meets too, so that these tell all combinations apart.
  /// Combinations of few requirements come first, since there may be more than anyone can look at.
  private func runningSets(
    containing required: [Int],
    toldApartBy others: Set<[Int]>,
    limit: Int = 256
  ) -> [[Int]] {
    let others = others.filter { !Set($0).isSubset(of: required) }
      .sorted { ($0.count, $0.description) < ($1.count, $1.description) }
    var found = Set(calendar.smallestSets(containing: required).map(\.running))
    guard !found.isEmpty else { return [] }
    var seen: Set<[Int]> = [required]
    var level = [required]
    while !level.isEmpty, seen.count < limit {
      var next: [[Int]] = []
      for union in level {
        for other in others where seen.count < limit {
          let larger = Set(union).union(other).sorted()
          guard seen.insert(larger).inserted else { continue }
          let sets = calendar.smallestSets(containing: larger).map(\.running)
          // What can't run together can't with more either.
          guard !sets.isEmpty else { continue }
          found.formUnion(sets)
          next.append(larger)
        }
      }
      level = next
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// One value for each part into which the other conditions cut the overlap of the first.
  ///
  /// The parts are refined set by set, so that the work follows the sizes of the sets.
  private func representatives(
    of dimension: Dimension,
    _ known: [Range<Int32>]?,
    in conditions: [Condition],
    toldApartBy others: [Condition]
  ) -> [Int] {
    let domain = domains[dimension.index]
    let overlap = conditions.map { domain[$0[dimension]].values }
      .reduce(known ?? domain[.top].values, Ranges.intersection)
    let written = Set(others.map { $0[dimension] }).filter { $0 != .top }.sorted()
    var parts: [Int32: Int] = [:]
    var count = 1
    for set in written.map({ domain[$0].values }) + existenceSets(of: dimension) {
      var renamed: [Int: Int] = [:]
      for value in Ranges.intersection(overlap, set).joined() {
        let old = parts[value] ?? 0
        let new = renamed[old] ?? count
        if new == count {
          renamed[old] = new
          count += 1
        }
        parts[value] = new
      }
    }
    var seen: Set<Int> = []
    return overlap.joined().filter { seen.insert(parts[$0] ?? 0).inserted }.map(Int.init)
  }
}
