/// How to choose an order of dimensions.
///
/// The order decides how large decisions become, never what they mean.
extension DimensionOrder {
  /// An order in which declarations probably make few branches; a pure function of the declarations that doesn't depend on their order.
  ///
  /// The dimensions of the highest level come first: where a strong declaration holds, nothing else is asked. Among those of one level,
  /// a dimension that more declarations mention comes first, since each of its values leaves only a few of them. Then the one with
  /// fewer values does.
  package static func suggested(for declarations: Declarations) -> DimensionOrder {
    let space = declarations.space
    var mentions: [DimensionID: (level: Int32, count: Int)] = [:]
    for id in declarations.all {
      let level = declarations[id].level
      for clause in declarations.clauses(of: declarations[id].condition) {
        let dimension = declarations.dimension(ofClause: clause)
        let known = mentions[dimension] ?? (level, 0)
        if known.level == level {
          mentions[dimension] = (level, known.count + 1)
        } else if known.level < level {
          mentions[dimension] = (level, 1)
        }
      }
    }
    let sorted = mentions.sorted { a, b in
      if a.value.level != b.value.level { return a.value.level > b.value.level }
      if a.value.count != b.value.count { return a.value.count > b.value.count }
      let (x, y) = (space.valueCount(of: a.key), space.valueCount(of: b.key))
      return x != y ? x < y : a.key < b.key
    }
    return DimensionOrder(sorted.map(\.key), in: space)
  }
}
