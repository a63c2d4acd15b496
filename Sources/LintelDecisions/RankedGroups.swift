/// Declarations, prepared for construction along an order of dimensions.
///
/// A *group* is the joint result of the declarations with one condition and one level, without those of lower rank, which never matter.
/// Groups are sorted so that none overrides an earlier one: by descending level, then groups that mention a dimension before those that
/// don't, then by ascending weight. Each of these halves of a level is a *tier*. Tiers are numbered without gaps.
///
/// A group is *fresh* until one of its dimensions is asked. Fresh groups are never listed: at a position, they are the groups whose first
/// clause is there or later and whose tier is high enough. The cost of a state is therefore independent of the declarations that it
/// doesn't touch.
struct RankedGroups: Sendable {
  let declarations: Declarations
  let order: DimensionOrder
  let resolution: Resolution
  /// The tier of each group; the highest number is the strongest.
  private var tiers: ContiguousArray<Int32> = []
  private var conditions: ContiguousArray<ConditionID> = []
  /// The joint result of each group's declarations.
  private var results: ContiguousArray<TerminalID> = []
  /// The index of each group's first declaration, and the end of the last group's declarations.
  private var memberStarts: ContiguousArray<Int32> = [0]
  private var members: ContiguousArray<DeclarationID> = []
  /// The index of each group's first clause, and the end of the last group's clauses.
  private var clauseStarts: ContiguousArray<Int32> = [0]
  private var clauses: ContiguousArray<PlacedClause> = []
  /// The index of each position's first fresh group, and the end of the last position's groups.
  private var freshStarts: ContiguousArray<Int32> = []
  /// The groups by the position of their first clause, the strongest first.
  private var freshGroups: ContiguousArray<Int32> = []
  /// The highest tier that begins at each position.
  private var highestTiers = SkipTree([])
  /// The last position at which a group of each tier begins.
  private var lastPositions = SkipTree([])
  /// The numbers in `lastPositions`.
  private var lastPositionOfTier: ContiguousArray<Int32> = []
  /// The index of each tier's first entry in `laterJoins`.
  private var tierStarts: ContiguousArray<Int32> = []
  /// The joint results of each tier, by position.
  private var laterJoins: ContiguousArray<LaterJoin> = []

  /// A clause of a group, with the position of its dimension.
  private struct PlacedClause: Sendable {
    let position: Int32
    /// The index of the clause in the declarations' list.
    let clause: Int32
  }

  /// The joint result of a tier's groups that begin at a position or later.
  private struct LaterJoin: Sendable {
    /// The position at which the first of the groups begins.
    let position: Int32
    let result: TerminalID
  }

  /// Groups and indexes declarations, in O(n log n).
  init(_ declarations: Declarations, along order: DimensionOrder, by resolution: Resolution) {
    self.declarations = declarations
    self.order = order
    self.resolution = resolution
    makeGroups()
    indexFreshGroups()
    joinLaterGroups()
  }

  // MARK: - Reading

  var count: Int { tiers.count }

  var clauseCount: Int { clauses.count }

  /// The number of ranges of values that the conditions of all groups list.
  var mentionCount: Int {
    clauses.reduce(0) { $0 + declarations.conditions.ranges(ofClause: Int($1.clause)).count }
  }

  func tier(of group: Int32) -> Int32 { tiers[Int(group)] }

  /// Returns the joint result of a group's declarations.
  func result(of group: Int32) -> TerminalID { results[Int(group)] }

  /// Returns the declarations of a group, which all have the same rank.
  func declarations(of group: Int32) -> ContiguousArray<DeclarationID>.SubSequence {
    members[Int(memberStarts[Int(group)])..<Int(memberStarts[Int(group) + 1])]
  }

  func clause(of group: Int32, from position: Int) -> Int? {
    let own = clauses(of: group)
    let found = own.partitioned { Int(clauses[$0].position) >= position }
    return found < own.upperBound ? found : nil
  }

  /// Returns the indices of a group's clauses.
  func clauses(of group: Int32) -> Range<Int> {
    Int(clauseStarts[Int(group)])..<Int(clauseStarts[Int(group) + 1])
  }

  /// Returns the position of a clause's dimension.
  func position(ofClause clause: Int) -> Int { Int(clauses[clause].position) }

  func isLast(_ clause: Int, of group: Int32) -> Bool {
    clause + 1 == Int(clauseStarts[Int(group) + 1])
  }

  /// Returns the indices of a clause's ranges in the declarations' list.
  func ranges(ofClause clause: Int) -> Range<Int> {
    declarations.conditions.ranges(ofClause: Int(clauses[clause].clause))
  }

  /// Returns whether a group overrides a later one where both hold.
  func overrides(_ a: Int32, _ b: Int32) -> Bool {
    if tiers[Int(a)] != tiers[Int(b)] { return tiers[Int(a)] > tiers[Int(b)] }
    return declarations.conditions.isNarrower(
      conditions[Int(a)],
      conditions[Int(b)],
      by: resolution
    )
  }

  // MARK: - Fresh groups

  /// Returns the groups whose first clause is at a position and whose tier is high enough, the strongest first.
  func freshGroups(at position: Int, from tier: Int32) -> ContiguousArray<Int32>.SubSequence {
    let all = freshGroups[Int(freshStarts[position])..<Int(freshStarts[position + 1])]
    if let last = all.last, tiers[Int(last)] >= tier { return all }
    return all[..<all.indices.partitioned { tiers[Int(freshGroups[$0])] < tier }]
  }

  /// The groups without a clause, which hold everywhere.
  var groupsThatAlwaysApply: ContiguousArray<Int32>.SubSequence {
    freshGroups(at: order.count, from: 0)
  }

  /// Returns the first position, starting with a given one, at which a group of a high enough tier begins.
  func firstFreshPosition(from position: Int, tier: Int32) -> Int? {
    guard let found = highestTiers.first(from: position, atLeast: tier), found < order.count else {
      return nil
    }
    return found
  }

  /// Returns the lowest tier, starting with a given one, that has a group that begins at a position or later.
  func lowestFreshTier(from tier: Int32, position: Int) -> Int32? {
    lastPositions.first(from: Int(tier), atLeast: Int32(truncatingIfNeeded: position))
      .map { Int32(truncatingIfNeeded: $0) }
  }

  /// Returns the joint result of the groups of a tier that begin at a position or later, if there
  /// are any.
  func joinOfFreshGroups(tier: Int32, from position: Int) -> TerminalID? {
    let own = Int(tierStarts[Int(tier)])..<Int(tierStarts[Int(tier) + 1])
    let found = own.partitioned { Int(laterJoins[$0].position) >= position }
    return found < own.upperBound ? laterJoins[found].result : nil
  }

  // MARK: - Preparing

  /// Sorts declarations from strong to weak, and makes a group of those with the same level and condition.
  private mutating func makeGroups() {
    var sorted = declarations.all
    let list = declarations
    let all = list.conditions
    sorted.sort { a, b in
      let (x, y) = (list[a], list[b])
      if x.level != y.level { return x.level > y.level }
      if x.condition != y.condition {
        let isWide = all.clauses(of: x.condition).isEmpty
        if isWide != all.clauses(of: y.condition).isEmpty { return !isWide }
        let (v, w) = (all.weight(of: x.condition), all.weight(of: y.condition))
        return v != w ? v < w : x.condition < y.condition
      }
      return x.rank != y.rank ? x.rank > y.rank : a < b
    }
    var levels: ContiguousArray<Int32> = []
    var start = 0
    while start < sorted.count {
      let first = list[sorted[start]]
      var end = start
      var result = first.result
      while end < sorted.count {
        let entry = list[sorted[end]]
        guard entry.level == first.level, entry.condition == first.condition else { break }
        if entry.rank == first.rank {
          if entry.result != result { result = resolution.join(result, entry.result) }
          members.append(sorted[end])
        }
        end += 1
      }
      start = end
      if addClauses(of: first.condition) {
        conditions.append(first.condition)
        results.append(result)
        levels.append(first.level)
        memberStarts.append(Int32(truncatingIfNeeded: members.count))
      } else {
        members.removeLast(members.count - Int(memberStarts[memberStarts.count - 1]))
      }
    }
    var tier: Int32 = 0
    tiers = ContiguousArray(repeating: 0, count: levels.count)
    for group in levels.indices.reversed() {
      if group + 1 < levels.count,
        levels[group] != levels[group + 1] || isWide(group) != isWide(group + 1)
      {
        tier += 1
      }
      tiers[group] = tier
    }
  }

  /// Adds the clauses of a group, or returns `false` if the condition never applies.
  private mutating func addClauses(of condition: ConditionID) -> Bool {
    let own = declarations.conditions.clauses(of: condition)
    if own.contains(where: { declarations.conditions.ranges(ofClause: $0).isEmpty }) {
      return false
    }
    let start = clauses.count
    for clause in own {
      let position = order.position(of: declarations.conditions.dimension(ofClause: clause))
      clauses.append(
        PlacedClause(
          position: Int32(truncatingIfNeeded: position),
          clause: Int32(truncatingIfNeeded: clause)
        )
      )
    }
    if own.count > 1 { clauses[start...].sort { $0.position < $1.position } }
    clauseStarts.append(Int32(truncatingIfNeeded: clauses.count))
    return true
  }

  /// Returns whether a group mentions no dimension.
  private func isWide(_ group: Int) -> Bool { clauseStarts[group] == clauseStarts[group + 1] }

  /// Returns the position of a group's first clause, or the position after all others if it has none.
  private func firstPosition(of group: Int) -> Int {
    let start = Int(clauseStarts[group])
    return start < Int(clauseStarts[group + 1]) ? Int(clauses[start].position) : order.count
  }

  /// Lists the groups by the positions at which they begin.
  private mutating func indexFreshGroups() {
    var counts = ContiguousArray<Int32>(repeating: 0, count: order.count + 2)
    for group in 0..<count { counts[firstPosition(of: group) + 1] += 1 }
    for position in 1..<counts.count { counts[position] += counts[position - 1] }
    freshStarts = counts
    freshGroups = ContiguousArray(repeating: 0, count: count)
    let tierCount = Int(tiers.first ?? -1) + 1
    var highest = ContiguousArray<Int32>(repeating: Int32.min, count: order.count + 1)
    lastPositionOfTier = ContiguousArray(repeating: Int32.min, count: tierCount)
    for group in 0..<count {
      let position = firstPosition(of: group)
      freshGroups[Int(counts[position])] = Int32(truncatingIfNeeded: group)
      counts[position] += 1
      highest[position] = max(highest[position], tiers[group])
      if position < order.count {
        let tier = Int(tiers[group])
        let place = Int32(truncatingIfNeeded: position)
        lastPositionOfTier[tier] = max(lastPositionOfTier[tier], place)
      }
    }
    highestTiers = SkipTree(highest)
    lastPositions = SkipTree(lastPositionOfTier)
  }

  /// Joins the results of groups, from the last position to the first.
  private mutating func joinLaterGroups() {
    let tierCount = lastPositionOfTier.count
    var counts = ContiguousArray<Int32>(repeating: 0, count: tierCount + 1)
    let later = freshGroups[0..<Int(freshStarts[order.count])]
    for group in later { counts[Int(tiers[Int(group)]) + 1] += 1 }
    for tier in 0..<tierCount { counts[tier + 1] += counts[tier] }
    tierStarts = counts
    laterJoins = ContiguousArray(
      repeating: LaterJoin(position: 0, result: resolution.undeclared),
      count: later.count
    )
    // Filled by ascending position, so that each tier's part is sorted; then joined from its end.
    for group in later {
      let tier = Int(tiers[Int(group)])
      laterJoins[Int(counts[tier])] = LaterJoin(
        position: Int32(truncatingIfNeeded: firstPosition(of: Int(group))),
        result: results[Int(group)]
      )
      counts[tier] += 1
    }
    for tier in 0..<tierCount {
      let (start, end) = (Int(tierStarts[tier]), Int(tierStarts[tier + 1]))
      for index in stride(from: end - 2, through: start, by: -1) {
        let (own, later) = (laterJoins[index], laterJoins[index + 1].result)
        if own.result != later {
          laterJoins[index] = LaterJoin(
            position: own.position,
            result: resolution.join(own.result, later)
          )
        }
      }
    }
  }
}
