/// The ends of conditions, with a number for each list of clauses that several groups can end with.
///
/// Two groups with the same rest of clauses hold in the same of the remaining contexts, whatever their other clauses were. So the weaker
/// one can be forgotten.
struct Endings: Sendable {
  /// An ending as its first clause and the number of the rest.
  private struct Key: Hashable {
    let position: Int
    let ranges: [Range<Int32>]
    let rest: Int32
  }

  /// For each clause of the groups, the number of the ending that it begins.
  private var numbers: ContiguousArray<Int32>
  /// For each ending, the strongest group of the current list.
  private var strongest: ContiguousArray<Int32> = []
  /// For each ending, the last list in which it occurred.
  private var lists: ContiguousArray<Int32> = []
  /// The number of the current list.
  private var list: Int32 = 0

  /// Numbers the endings of all groups with at least two clauses; other groups are never open.
  init(_ groups: RankedGroups) {
    numbers = ContiguousArray(repeating: -1, count: groups.clauseCount)
    var known: [Key: Int32] = [:]
    for group in 0..<groups.count {
      let own = groups.clauses(of: Int32(truncatingIfNeeded: group))
      if own.count < 2 { continue }
      var rest: Int32 = -1
      for clause in own.dropFirst().reversed() {
        let ranges = groups.ranges(ofClause: clause).map(groups.declarations.conditions.range)
        let key = Key(position: groups.position(ofClause: clause), ranges: ranges, rest: rest)
        rest = known[key] ?? Int32(truncatingIfNeeded: known.count)
        known[key] = rest
        numbers[clause] = rest
      }
    }
    strongest = ContiguousArray(repeating: -1, count: known.count)
    lists = ContiguousArray(repeating: -1, count: known.count)
  }

  /// Removes groups that a stronger one of the list overrides wherever they hold, with the clauses from a position on still to be asked.
  mutating func forgetOverridden(
    in open: inout ContiguousArray<Int32>,
    from position: Int,
    of groups: RankedGroups
  ) {
    list &+= 1
    open.removeAll { group in
      guard let clause = groups.clause(of: group, from: position) else { return false }
      let ending = Int(numbers[clause])
      if lists[ending] == list { return groups.overrides(strongest[ending], group) }
      lists[ending] = list
      strongest[ending] = group
      return false
    }
  }
}
