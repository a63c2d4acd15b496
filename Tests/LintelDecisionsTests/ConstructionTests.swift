import LintelDecisions
import Testing

/// Compares decisions made of declarations with a loop over all contexts that chooses the maximal elements of the order.
@Suite struct ConstructionTests {
  /// Searches for a world that fails a check, and reports the smallest one that it can be reduced to.
  private func check(
    _ count: Int,
    _ difference: (World) throws -> String?
  ) throws {
    for seed in 0..<count {
      let world = World(seed: seed)
      guard try difference(world) != nil else { continue }
      let small = try shrunk(world, difference)
      Issue.record("seed \(seed): \(try difference(small) ?? "")\n\(small)")
      return
    }
  }

  private func shrunk(_ world: World, _ difference: (World) throws -> String?) throws -> World {
    var best = world
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smaller(best) where try difference(candidate) != nil {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  private func smaller(_ world: World) -> [World] {
    var result: [World] = []
    func add(_ change: (inout World) -> Void) {
      var next = world
      change(&next)
      result.append(next)
    }
    for index in world.declarations.indices { add { $0.declarations.remove(at: index) } }
    for index in world.impossible.indices { add { $0.impossible.remove(at: index) } }
    for (index, condition) in world.conditions.enumerated() {
      for dimension in condition.sets.keys { add { $0.conditions[index].sets[dimension] = nil } }
    }
    for (index, declaration) in world.declarations.enumerated() {
      if declaration.rank > 0 { add { $0.declarations[index].rank = 0 } }
      if declaration.level > 0 { add { $0.declarations[index].level -= 1 } }
      if declaration.result > 0 { add { $0.declarations[index].result = 0 } }
    }
    return result
  }

  @Test("Declarations result in their winners, and in the id of this function")
  func resultsMatchTheDefinition() throws {
    var seen: Set<Int> = []
    try check(4_000) { world in
      guard var own = try WorldDecision(world) else { return "no space" }
      let decision = try own.store.decide(own.declarations, by: own.resolution)
      for context in world.contexts {
        let expected = world.result(context)
        seen.insert(expected)
        guard own.result(decision, context) == expected else {
          return "\(context): \(own.result(decision, context) ?? -1), not \(expected)"
        }
      }
      // The same function from disjoint boxes.
      let copy = own.store
      return try own.store.transfer(boxed(decision, copy), from: boxedStore(decision, copy))
        == decision
        ? nil : "another id"
    }
    #expect(seen.contains(World.conflict) && seen.contains(World.undeclared) && seen.contains(3))
  }

  /// A decision in a store with the opposite order.
  private func boxedStore(_ decision: DecisionID, _ store: DecisionStore) throws -> DecisionStore {
    let order = DimensionOrder(store.order.all.reversed(), in: store.space)
    var other = DecisionStore(store.space, order: order)
    _ = try other.transfer(decision, from: store)
    return other
  }

  private func boxed(_ decision: DecisionID, _ store: DecisionStore) throws -> DecisionID {
    var other = try boxedStore(decision, store)
    return try other.transfer(decision, from: store)
  }

  @Test("Within a care set, only existing contexts are decided")
  func resultsWithinACareSet() throws {
    try check(2_000) { world in
      guard var own = try WorldDecision(world) else { return "no space" }
      let within = try own.store.decide(own.declarations, by: own.resolution, within: own.care)
      let everywhere = try own.store.decide(own.declarations, by: own.resolution)
      let masked = try own.store.masked(everywhere, by: own.care)
      return within == masked ? nil : "not the masked decision"
    }
  }

  @Test("Assuming that some contexts don't exist doesn't change the results in the others")
  func resultsUnderAnAssumption() throws {
    try check(2_000) { world in
      guard var own = try WorldDecision(world) else { return "no space" }
      let assumed = try own.store.decide(
        own.declarations,
        by: own.resolution,
        assuming: own.care
      )
      let everywhere = try own.store.decide(own.declarations, by: own.resolution)
      let masked = try own.store.masked(everywhere, by: own.care)
      return try own.store.masked(assumed, by: own.care) == masked ? nil : "other results"
    }
  }

  @Test("The order of declarations and conditions doesn't matter")
  func orderDoesNotMatter() throws {
    try check(1_500) { world in
      guard var own = try WorldDecision(world),
        let shuffled = try WorldDecision(world, shuffling: 7)
      else { return "no space" }
      let first = try own.store.decide(own.declarations, by: own.resolution)
      let second = try own.store.decide(shuffled.declarations, by: shuffled.resolution)
      return first == second ? nil : "another id"
    }
  }
}
