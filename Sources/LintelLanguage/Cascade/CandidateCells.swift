extension ContextSpace {
  /// Cells in which several conditions hold together, none if they never do.
  ///
  /// One cell stands for every combination of the sets that the conditions mention, as far as `limit` goes; within such a
  /// combination nothing that the conditions say differs.
  ///
  /// - Parameters:
  ///   - conditions: what has to hold.
  ///   - others: conditions that may tell cells apart.
  ///   - limit: the most cells to return.
  /// - Returns: cells that can happen.
  package func cells(
    inAll conditions: [Condition],
    toldApartBy others: [Condition],
    limit: Int = 4096
  ) -> [Cell] {
    let required = Set(conditions.flatMap { requiredPromos($0[.promos]) }).sorted()
    let relevant = Set(others.flatMap { requiredPromos($0[.promos]) }).union(required)
    let promos = runningSets(containing: required, among: relevant)
    var cells = promos.map { Cell(promos: $0) }
    for dimension in Dimension.all where dimension != .promos {
      let values = representatives(of: dimension, in: conditions, toldApartBy: others)
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

  /// The smallest running sets with the required promos, and those with one more of the relevant ones.
  private func runningSets(containing required: [Int], among relevant: Set<Int>) -> [[Int]] {
    var sets = Set(calendar.smallestSets(containing: required).map(\.running))
    for promo in relevant.subtracting(required) {
      sets.formUnion(
        calendar.smallestSets(containing: (required + [promo]).sorted()).map(\.running)
      )
    }
    return sets.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// One value for each part into which the other conditions cut the overlap of the first.
  ///
  /// The parts are refined set by set, so that the work follows the sizes of the sets.
  private func representatives(
    of dimension: Dimension,
    in conditions: [Condition],
    toldApartBy others: [Condition]
  ) -> [Int] {
    let domain = domains[dimension.index]
    let overlap = conditions.map { domain[$0[dimension]].values }
      .reduce(domain[.top].values, Ranges.intersection)
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
