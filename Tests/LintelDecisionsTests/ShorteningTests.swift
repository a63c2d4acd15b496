import LintelDecisions
import Testing

/// Compares decisions whose questions are asked out of order with their functions.
@Suite struct ShorteningTests {
  private static let results = Numbers(300)

  /// The result of a decision's questions in a context.
  private func result(
    _ decision: DecisionID,
    at context: Context,
    in store: DecisionStore
  ) throws -> TerminalID? {
    var decision = decision
    while let question = store.shortQuestion(of: decision) {
      let value = context[question.dimension]
      decision = try #require(question.branches.first { $0.values.contains(value) }).child
    }
    return decision.terminal
  }

  /// The number of distinct questions.
  private func questions(_ decision: DecisionID, in store: DecisionStore) -> Int {
    var seen: Set<DecisionID> = []
    var open = [decision]
    while let next = open.popLast() {
      guard let question = store.shortQuestion(of: next), seen.insert(next).inserted else {
        continue
      }
      open += question.branches.map(\.child)
    }
    return seen.count
  }

  @Test("The order of questions doesn't change the result, and adds no questions")
  func results() throws {
    var changed = 0
    for seed in 0..<1_000 {
      var random = SmallGenerator(seed: UInt64(seed))
      guard let grid = Grid.random(&random) else { continue }
      var store = DecisionStore(grid.space, order: grid.order)
      let all = Array(Self.results.ids.prefix(3))
      let (table, decision) = try grid.randomFunction(all, in: &store, &random)
      let free = grid.counts.indices.filter { _ in random.oneIn(2) }.map { DimensionID($0) }
      store.shorten(decision, asking: free)
      let comment: Comment = "seed \(seed), dimensions \(grid.counts), order \(grid.order.all)"
      for (context, expected) in zip(grid.contexts, table) {
        #expect(try result(decision, at: context, in: store) == expected, comment)
      }
      let count = questions(decision, in: store)
      #expect(count <= store.nodeCount(of: decision), comment)
      if count < store.nodeCount(of: decision) { changed += 1 }
      // Only dimensions that may be asked out of order are.
      if let question = store.shortQuestion(of: decision),
        question.dimension != store.question(of: decision)?.dimension
      {
        #expect(free.contains(question.dimension), comment)
      }
      for branches in [store.shortQuestion(of: decision)?.branches].compactMap(\.self) {
        let smallest = branches.compactMap { $0.values.ranges.first?.lowerBound }
        #expect(smallest == smallest.sorted() && smallest.count == branches.count, comment)
        #expect(Set(branches.map(\.child)).count == branches.count, comment)
      }
    }
    #expect(changed > 20, "so that this tests something")
  }

  /// Switches that override the result of each name: `names` results, and one for the switches.
  private func overruled(names: Int, switches: Int) throws -> (DecisionStore, DecisionID) {
    let counts = [names] + Array(repeating: 2, count: switches)
    let space = try #require(Space(valueCounts: counts))
    var store = DecisionStore(space)
    let ids = Self.results.ids
    var decision = DecisionID(ids[0])
    for name in 1..<names {
      let condition = store.decision(where: [Clause(DimensionID(0), ValueSet(values: [name]))])
      decision = try store.apply(decision, condition) { $1 == .yes ? ids[name] : $0 }
    }
    for index in 1...switches {
      let clause = Clause(DimensionID(index), ValueSet(values: [1]))
      let isOn = store.decision(where: [clause])
      decision = try store.apply(decision, isOn) { $1 == .yes ? ids[names + index] : $0 }
    }
    return (store, decision)
  }

  @Test("Switches that override every name are tested before the names", arguments: [2, 20, 200])
  func switches(names: Int) throws {
    for count in 1...4 {
      var (store, decision) = try overruled(names: names, switches: count)
      // In the original order, every name asks the first switch.
      #expect(questions(decision, in: store) > names)
      store.shorten(decision, asking: (1...count).map { DimensionID($0) })
      #expect(questions(decision, in: store) == count + 1)
      #expect(store.shortQuestion(of: decision)?.dimension == DimensionID(count))
    }
  }

  @Test("A dimension that isn't free keeps its place")
  func fixed() throws {
    var (store, decision) = try overruled(names: 20, switches: 2)
    store.shorten(decision, asking: [DimensionID(1)])
    #expect(store.shortQuestion(of: decision)?.dimension == DimensionID(0))
    (store, decision) = try overruled(names: 20, switches: 1)
    store.shorten(decision, asking: [])
    #expect(questions(decision, in: store) == 21)
  }
}
