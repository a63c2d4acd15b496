/// Makes a decision from declarations, top down.
///
/// A state records what is certain, and lists the groups that have only some of their dimensions asked so far. Construction splits it by
/// the values of the next dimension that any group mentions. A sweep finds the values that leave the same groups, so the cost depends on
/// the number of memberships. Then each child forgets everything that can't matter: groups that another one certainly overrides, groups that
/// hold only where a stronger open one holds, and the
/// names of groups that nothing can override, because only their results count. As a result, many paths lead to one state.
///
/// A group that holds has no fresh rivals in its tier: a narrower group mentions all of its dimensions, which were all asked, and the same
/// applies to a wider group. So only open groups have to be compared with it.
struct Construction: Sendable {
  /// The declarations as groups, the stronger ones first.
  private let groups: RankedGroups
  private let limit: Limit
  /// Whether contexts that don't exist have the result `TerminalID.outside`, and not just any.
  private let isMasked: Bool
  /// The states found so far, and where each of their values leads.
  private var unfolding: Unfolding
  /// The numbers of the states, so that equal ones are unfolded only once.
  private var states = StateTable()
  /// Storage for sweeps, reused for every state.
  private var scratch: Sweep.Scratch
  /// The number of list entries examined so far, for the limit.
  private var steps = 0
  /// The state that is being unfolded.
  private var parent = ConstructionState()
  /// The child of the parent that is being made.
  private var child = ConstructionState()
  /// The parent's open groups that don't ask the current dimension, and stay open.
  private var passing: ContiguousArray<Int32> = []
  /// The endings of the groups, which construction numbers when two groups are open for the first time.
  private var endings: Endings?
  /// The groups that hold in the child and can win.
  private var candidates: ContiguousArray<Int32> = []

  init(_ groups: RankedGroups, isMasked: Bool = true, limit: Limit) {
    self.groups = groups
    self.isMasked = isMasked
    self.limit = limit
    unfolding = Unfolding(limit: limit)
    scratch = Sweep.Scratch(groupCount: groups.count)
  }

  /// Unfolds all states, and returns where the root leads.
  ///
  /// `care` is positive in the contexts that exist, and `store` has its nodes.
  mutating func unfold(within care: DecisionID, in store: DecisionStore) throws(TooLarge) -> Step {
    if care == DecisionID(.no) { return .settled(DecisionID(.outside)) }
    parent = ConstructionState()
    parent.position = -1
    parent.floor = groups.count > 0 ? .below(0) : .final
    parent.best = groups.resolution.undeclared
    let root = step(
      closing: ContiguousArray(groups.groupsThatAlwaysApply),
      opening: [],
      care: care,
      in: store
    )
    while let state = unfolding.pending {
      states.read(state, into: &parent)
      try unfoldParent(in: store)
    }
    return root
  }

  /// Makes nodes of the unfolded states.
  func fold(_ root: Step, into store: inout DecisionStore) -> DecisionID {
    let results = unfolding.fold(into: &store)
    switch root {
    case .settled(let decision): return decision
    case .state(let state): return results[Int(state)]
    }
  }

  // MARK: - Splitting a state

  /// Splits a state by the values of its dimension, and adds a run for each set of values that
  /// leaves the same groups.
  private mutating func unfoldParent(in store: DecisionStore) throws(TooLarge) {
    unfolding.begin()
    let position = parent.position
    var sweep = Sweep(valueCount: store.valueCount(at: position))
    passing.removeAll(keepingCapacity: true)
    if let tier = parent.floor.tier {
      for group in parent.open {
        guard let clause = groups.clause(of: group, from: position) else { continue }
        if groups.position(ofClause: clause) == position {
          sweep.add(group, clause: clause, in: groups, &scratch)
        } else {
          passing.append(group)
        }
      }
      for group in groups.freshGroups(at: position, from: tier) {
        guard let clause = groups.clause(of: group, from: position) else { continue }
        sweep.add(group, clause: clause, in: groups, &scratch)
      }
    }
    steps += sweep.size
    try checkLimit(at: position)
    sweep.prepare()

    let dependsOnCare = store.position(of: parent.care) == position
    var careRun = dependsOnCare ? store.runs(of: parent.care).lowerBound : 0
    var whereNoneApplies: (care: DecisionID, step: Step)?
    var value: Int32 = 0
    let count = store.valueCount(at: position)
    while value < count {
      _ = sweep.move(to: value, in: groups, &scratch)
      var next = sweep.nextValue
      var care = parent.care
      if dependsOnCare {
        care = store.child(ofRun: careRun)
        next = min(next, store.end(ofRun: careRun))
        if store.end(ofRun: careRun) == next { careRun += 1 }
      }
      if let known = whereNoneApplies, sweep.isEmpty, known.care == care {
        unfolding.append(upTo: next, known.step)
      } else {
        let step = step(closing: sweep.closing, opening: sweep.opening, care: care, in: store)
        unfolding.append(upTo: next, step)
        if sweep.isEmpty { whereNoneApplies = (care, step) }
        try checkLimit(at: position)
      }
      value = next
    }
  }

  /// Throws an error with the declarations involved if the construction is too large.
  private func checkLimit(at position: Int) throws(TooLarge) {
    guard unfolding.isTooLarge || steps > limit.steps else { return }
    var concerned = parent.open + parent.held
    if let tier = parent.floor.tier { concerned += groups.freshGroups(at: position, from: tier) }
    throw TooLarge(
      dimension: groups.order.dimension(at: position),
      declarations: concerned.flatMap { groups.declarations(of: $0) }.sorted()
    )
  }

  // MARK: - Making a child

  /// Returns where the values that leave the given groups lead.
  private mutating func step(
    closing: ContiguousArray<Int32>,
    opening: ContiguousArray<Int32>,
    care: DecisionID,
    in store: DecisionStore
  ) -> Step {
    if care == DecisionID(.no) { return .settled(DecisionID(.outside)) }
    child.care = care
    child.held.removeAll(keepingCapacity: true)
    child.best = parent.best
    let tier = gatherCandidates(closing)
    gatherOpen(opening, from: tier ?? parent.floor.tier ?? 0)
    steps += closing.count + child.open.count
    let firstRival = tier.map { tier in
      child.open.firstIndex { groups.tier(of: $0) == tier } ?? child.open.count
    }
    if let firstRival, firstRival < child.open.count {
      settleAmongRivals(from: firstRival)
    } else {
      joinCandidates()
    }
    return normalizedStep(tier: tier, in: store)
  }

  /// Finds the groups that hold in the highest tier that has any.
  ///
  /// - Returns: the tier, if any of its groups can still hold or be overridden.
  private mutating func gatherCandidates(_ closing: ContiguousArray<Int32>) -> Int32? {
    candidates.removeAll(keepingCapacity: true)
    guard let first = closing.first else {
      guard case .at(let tier) = parent.floor else { return nil }
      candidates.append(contentsOf: parent.held)
      return tier
    }
    let tier = groups.tier(of: first)
    let own = closing.prefix { groups.tier(of: $0) == tier }
    if parent.floor == .at(tier) {
      Self.merge(parent.held, own, into: &candidates)
      return tier
    }
    candidates.append(contentsOf: own)
    child.best = nil
    return tier
  }

  /// Lists the groups that can still hold.
  private mutating func gatherOpen(_ opening: ContiguousArray<Int32>, from tier: Int32) {
    child.open.removeAll(keepingCapacity: true)
    Self.merge(passing, opening[...], into: &child.open)
    if let weakest = child.open.last, groups.tier(of: weakest) < tier {
      child.open.removeAll { groups.tier(of: $0) < tier }
    }
    if child.open.count < 2 { return }
    if endings == nil { endings = Endings(groups) }
    endings?.forgetOverridden(in: &child.open, from: parent.position + 1, of: groups)
  }

  /// Joins the results of the candidates that no other one overrides, if nothing else can override them either.
  private mutating func joinCandidates() {
    for (index, group) in candidates.enumerated() {
      let result = groups.result(of: group)
      guard let best = child.best else {
        child.best = result
        continue
      }
      if best == result { continue }
      let joined = groups.resolution.join(best, result)
      if joined == best || candidates[..<index].contains(where: { groups.overrides($0, group) }) {
        continue
      }
      child.best = joined
    }
  }

  /// Joins the results of the winning candidates that no open group can override, and keeps the other winners as held.
  ///
  /// A candidate never overrides an open group of its tier, because it doesn't mention the dimension that the open group waits for.
  private mutating func settleAmongRivals(from firstRival: Int) {
    var winners: ContiguousArray<Int32> = []
    for group in candidates where !winners.contains(where: { groups.overrides($0, group) }) {
      winners.append(group)
    }
    let rivals = child.open[firstRival...]
    steps += winners.count * rivals.count
    for group in winners {
      if rivals.contains(where: { $0 < group && groups.overrides($0, group) }) {
        child.held.append(group)
        continue
      }
      let result = groups.result(of: group)
      child.best =
        child.best.map { $0 == result ? $0 : groups.resolution.join($0, result) } ?? result
    }
  }

  /// Forgets everything that can't matter, and returns where the child leads.
  private mutating func normalizedStep(tier: Int32?, in store: DecisionStore) -> Step {
    let after = parent.position + 1
    child.floor = .final
    if let lowest = tier ?? parent.floor.tier {
      var remaining = groups.lowestFreshTier(from: lowest, position: after)
      if let weakest = child.open.last {
        remaining = min(remaining ?? Int32.max, groups.tier(of: weakest))
      }
      if let remaining {
        child.floor = remaining == tier ? .at(remaining) : .below(remaining)
        if isAbsorbed(after) { child.floor = .final }
      }
    }
    guard let lowest = child.floor.tier else {
      child.held.removeAll(keepingCapacity: true)
      child.open.removeAll(keepingCapacity: true)
      return finalStep(in: store)
    }
    child.position = min(
      groups.firstFreshPosition(from: after, tier: lowest) ?? Int.max,
      store.position(of: child.care)
    )
    for group in child.open {
      if let clause = groups.clause(of: group, from: after) {
        child.position = min(child.position, groups.position(ofClause: clause))
      }
    }
    return state()
  }

  /// Returns whether no group that can still hold changes the child's result.
  private func isAbsorbed(_ after: Int) -> Bool {
    guard let best = child.best, case .at(let tier) = child.floor else { return false }
    if let strongest = child.open.first, groups.tier(of: strongest) > tier { return false }
    if groups.firstFreshPosition(from: after, tier: tier + 1) != nil { return false }
    func changes(_ result: TerminalID) -> Bool {
      result != best && groups.resolution.join(best, result) != best
    }
    if let later = groups.joinOfFreshGroups(tier: tier, from: after), changes(later) {
      return false
    }
    return !child.held.contains { changes(groups.result(of: $0)) }
      && !child.open.contains { changes(groups.result(of: $0)) }
  }

  /// Returns where a child leads that no group can change, but that the care set can still divide.
  private mutating func finalStep(in store: DecisionStore) -> Step {
    if child.care.isTerminal || !isMasked {
      return .settled(DecisionID(child.best ?? groups.resolution.undeclared))
    }
    child.position = store.position(of: child.care)
    return state()
  }

  /// Returns the step to the child's state, which may exist already.
  private mutating func state() -> Step {
    let (number, isNew) = states.number(of: child)
    return isNew
      ? unfolding.addState(at: child.position) : .state(Int32(truncatingIfNeeded: number))
  }

  /// Merges two ascending lists of groups into one.
  private static func merge(
    _ a: ContiguousArray<Int32>,
    _ b: ContiguousArray<Int32>.SubSequence,
    into result: inout ContiguousArray<Int32>
  ) {
    if a.isEmpty { return result.append(contentsOf: b) }
    var i = a.startIndex
    for group in b {
      while i < a.endIndex, a[i] < group {
        result.append(a[i])
        i += 1
      }
      result.append(group)
    }
    result.append(contentsOf: a[i...])
  }
}
