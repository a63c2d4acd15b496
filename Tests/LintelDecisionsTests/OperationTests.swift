import Testing

@testable import LintelDecisions

/// Compares each operation with a loop over all contexts, on small random spaces.
@Suite struct OperationTests {
  private static let results = Numbers(16)

  private struct Case {
    let grid: Grid
    var store: DecisionStore
    var random: SmallGenerator

    init?(seed: Int) {
      random = SmallGenerator(seed: UInt64(seed))
      guard let grid = Grid.random(&random) else { return nil }
      self.grid = grid
      store = DecisionStore(grid.space, order: grid.order)
    }

    mutating func function(_ results: Int = 3) throws -> (table: [TerminalID], decision: DecisionID)
    {
      try grid.randomFunction(
        Array(OperationTests.results.ids.prefix(results)),
        in: &store,
        &random
      )
    }
  }

  private func forEachCase(
    _ count: Int = 1_000,
    _ check: (inout Case, Comment) throws -> Void
  ) throws {
    for seed in 0..<count {
      var own = try #require(Case(seed: seed))
      try check(&own, "seed \(seed), dimensions \(own.grid.counts), order \(own.grid.order.all)")
    }
  }

  @Test("A decision has its function's result in every context, and the fewest possible nodes")
  func diagramsAreReduced() throws {
    try forEachCase { own, comment in
      let (table, decision) = try own.function()
      #expect(own.grid.table(of: decision, in: own.store) == table, comment)
      let smallest = own.grid.smallestDiagram(of: table)
      #expect(own.store.nodeCount(of: decision) == smallest.nodes, comment)
      #expect(own.store.branchCount(of: decision) == smallest.branches, comment)
      #expect(own.store.support(of: decision) == smallest.support, comment)
      for dimension in own.grid.counts.indices.map({ DimensionID($0) }) {
        let isAlone = own.store.depends(decision, onlyOn: dimension)
        #expect(isAlone == (smallest.support == [dimension]), comment)
      }
    }
  }

  @Test("Equal functions have equal ids, and different functions have different ids")
  func idsAreCanonical() throws {
    try forEachCase { own, comment in
      var ids: [[TerminalID]: DecisionID] = [:]
      var tables: [DecisionID: [TerminalID]] = [:]
      for _ in 0..<12 {
        let (table, decision) = try own.function(2)
        #expect(ids[table] ?? decision == decision, comment)
        #expect(tables[decision] ?? table == table, comment)
        ids[table] = decision
        tables[decision] = table
      }
    }
  }

  @Test("A condition applies where all of its clauses do, including several for one dimension")
  func clausesNarrowEachOther() throws {
    try forEachCase { own, comment in
      var clauses: [Clause] = []
      for dimension in own.grid.counts.indices {
        for _ in 0..<own.random.below(3) {
          // One value more than the dimension has.
          let values = own.random.subset(of: own.grid.counts[dimension] + 1)
          clauses.append(Clause(DimensionID(dimension), ValueSet(values: values)))
        }
      }
      clauses.shuffle(using: &own.random)
      let table = own.grid.contexts.map { context in
        clauses.allSatisfy { $0.values.contains(context[$0.dimension]) } ? TerminalID.yes : .no
      }
      let decision = own.store.decision(where: clauses)
      #expect(own.grid.table(of: decision, in: own.store) == table, comment)
      let smallest = own.grid.smallestDiagram(of: table)
      #expect(own.store.nodeCount(of: decision) == smallest.nodes, comment)
    }
  }

  @Test("apply calls its closure once for each pair of results")
  func applyAsksOnce() throws {
    try forEachCase { own, comment in
      let (_, f) = try own.function()
      let (_, g) = try own.function()
      var asked: [[TerminalID]] = []
      _ = try own.store.apply(f, g) { a, b in
        asked.append([a, b])
        return min(a, b)
      }
      #expect(Set(asked).count == asked.count, comment)
    }
  }

  @Test("apply combines results in every context, including those of different tables")
  func applyIsPointwise() throws {
    let sums = Numbers(16)
    func sum(_ a: TerminalID, _ b: TerminalID) -> TerminalID {
      sums.ids[3 * (Self.results[a] ?? 15) + (Self.results[b] ?? 15)]
    }
    try forEachCase { own, comment in
      let (a, f) = try own.function()
      let (b, g) = try own.function()
      let combined = try own.store.apply(f, g, combine: sum)
      #expect(own.grid.table(of: combined, in: own.store) == zip(a, b).map(sum), comment)
      var memo = CombinationMemo()
      for _ in 0..<2 {
        let again = try own.store.applyWherePossible(
          f,
          g,
          memo: &memo,
          shortcut: { _, _ in nil },
          combine: sum
        )
        #expect(again == combined, comment)
      }
      let turned = try own.store.applyWherePossible(
        g,
        f,
        memo: &memo,
        shortcut: { _, _ in nil },
        combine: sum
      )
      let table = turned.map { own.grid.table(of: $0, in: own.store) }
      #expect(table == zip(b, a).map(sum), comment)
    }
  }

  @Test("Conjunction, disjunction, and negation are the logical ones")
  func logicIsPointwise() throws {
    try forEachCase { own, comment in
      let (a, f) = try own.function(2)
      let (b, g) = try own.function(2)
      let both = try own.store.conjunction(f, g)
      let either = try own.store.disjunction(f, g)
      let not = own.store.negation(f)
      func table(_ decision: DecisionID) -> [Bool] {
        own.grid.table(of: decision, in: own.store).map { $0 == .yes }
      }
      #expect(table(both) == zip(a, b).map { $0 == .yes && $1 == .yes }, comment)
      #expect(table(either) == zip(a, b).map { $0 == .yes || $1 == .yes }, comment)
      #expect(table(not) == a.map { $0 != .yes }, comment)
    }
  }

  @Test("map replaces results, and calls its closure once for each")
  func mapReplacesResults() throws {
    try forEachCase { own, comment in
      let (table, decision) = try own.function(4)
      var asked: [TerminalID] = []
      func half(_ id: TerminalID) -> TerminalID {
        Self.results.ids[(Self.results[id] ?? 15) / 2]
      }
      let mapped = own.store.map(decision) {
        asked.append($0)
        return half($0)
      }
      #expect(own.grid.table(of: mapped, in: own.store) == table.map(half), comment)
      #expect(asked.sorted() == Set(table).sorted(), comment)
    }
  }

  @Test("tests has a decision for each result that is positive where the result occurs")
  func testsFindResults() throws {
    try forEachCase { own, comment in
      let (table, decision) = try own.function(4)
      let tests = own.store.tests(of: decision)
      #expect(tests.map(\.result).sorted() == Set(table).sorted(), comment)
      for (result, test) in tests {
        let holds = own.grid.table(of: test, in: own.store).map { $0 == .yes }
        #expect(holds == table.map { $0 == result }, comment)
        #expect(test == own.store.map(decision) { $0 == result ? .yes : .no }, comment)
      }
    }
  }

  @Test("restrict to a value is the decision with the dimension fixed")
  func restrictFixesADimension() throws {
    try forEachCase { own, comment in
      let (_, decision) = try own.function()
      for (index, count) in own.grid.counts.enumerated() {
        let dimension = DimensionID(index)
        let value = own.random.below(count)
        let restricted = own.store.restrict(decision, dimension, to: value)
        for context in own.grid.contexts {
          var fixed = context
          fixed[dimension] = value
          let expected = own.store.evaluate(decision, at: fixed)
          #expect(own.store.evaluate(restricted, at: context) == expected, comment)
        }
        #expect(!own.store.support(of: restricted).contains(dimension), comment)
      }
    }
  }

  @Test("restrict to a set maps other values to the nearest in the set")
  func restrictToASet() throws {
    try forEachCase { own, comment in
      let (_, decision) = try own.function()
      for (index, count) in own.grid.counts.enumerated() {
        let dimension = DimensionID(index)
        let set = own.random.subset(of: count, allowsEmpty: true)
        let restricted = own.store.restrict(decision, dimension, to: ValueSet(values: set))
        for context in own.grid.contexts {
          var near = context
          let value = context[dimension]
          near[dimension] = set.filter { $0 <= value }.max() ?? set.min() ?? value
          let expected = own.store.evaluate(decision, at: near)
          #expect(own.store.evaluate(restricted, at: context) == expected, comment)
        }
      }
    }
  }

  @Test("Results, witnesses, and counts match a loop over all contexts")
  func readingMatchesALoop() throws {
    try forEachCase { own, comment in
      let (table, decision) = try own.function(4)
      #expect(own.store.terminals(of: decision) == Set(table).sorted(), comment)
      let all = own.store.witnesses(of: decision)
      let places = Set(table).compactMap { table.firstIndex(of: $0) }.sorted()
      #expect(all.map(\.result) == places.map { table[$0] }, comment)
      #expect(all.map(\.context) == places.map { own.grid.contexts[$0] }, comment)
      for dimension in own.grid.space.dimensions {
        let reached = own.store.values(of: [dimension], in: decision) { $0 == table[0] }
        let looped = zip(own.grid.contexts, table).filter { $0.1 == table[0] }
        #expect(reached == [ValueSet(values: looped.map { $0.0[dimension] })], comment)
        #expect(own.store.values(of: [dimension], in: decision) { _ in false } == [.empty], comment)
      }
      // The same ways work for any results, including those that the decision doesn't have.
      let ways = own.store.ways(through: decision)
      for results in [Array(Self.results.ids.prefix(2)), Array(Self.results.ids.suffix(1)), []] {
        let reached = own.store.values(of: own.grid.space.dimensions, on: ways, to: results)
        let looped = zip(own.grid.contexts, table).filter { results.contains($0.1) }.map(\.0)
        let expected = own.grid.space.dimensions.map { dimension in
          ValueSet(values: looped.map { $0[dimension] })
        }
        #expect(reached == expected, comment)
      }
      let counts = try #require(own.store.counts(of: decision))
      #expect(counts.map(\.result) == Set(table).sorted(), comment)
      for (result, contexts) in counts {
        #expect(contexts == UInt128(table.count { $0 == result }), comment)
      }
    }
  }

  @Test("Boxes are disjoint and ordered, cover all contexts, and have the right results")
  func boxesPartitionTheSpace() throws {
    try forEachCase { own, comment in
      let (table, decision) = try own.function()
      let boxes = try own.store.boxes(of: decision)
      for (context, result) in zip(own.grid.contexts, table) {
        let holding = boxes.filter { box in
          box.clauses.allSatisfy { $0.values.contains(context[$0.dimension]) }
        }
        #expect(holding.map(\.result) == [result], comment)
      }
      let firsts = boxes.compactMap {
        own.grid.contexts.firstIndex(of: own.grid.firstContext(of: $0))
      }
      #expect(firsts == firsts.sorted() && firsts.count == boxes.count, comment)
      // No two boxes can be joined, and none mentions a dimension unnecessarily.
      for (index, box) in boxes.enumerated() {
        #expect(!box.clauses.contains { $0.values == own.grid.space.all($0.dimension) }, comment)
        for other in boxes[(index + 1)...] where other.result == box.result {
          let dimensions = box.clauses.map(\.dimension)
          guard dimensions == other.clauses.map(\.dimension) else { continue }
          let different = zip(box.clauses, other.clauses).count { $0.values != $1.values }
          #expect(different > 1, comment)
        }
      }
    }
  }

  @Test("A decision in a different order has the same meaning after a transfer")
  func transferKeepsTheMeaning() throws {
    try forEachCase { own, comment in
      let (_, decision) = try own.function()
      let shuffled = own.grid.order.all.shuffled(using: &own.random)
      let order = DimensionOrder(shuffled, in: own.grid.space)
      var other = DecisionStore(own.grid.space, order: order)
      let transferred = try other.transfer(decision, from: own.store)
      for context in own.grid.contexts {
        let expected = own.store.evaluate(decision, at: context)
        #expect(other.evaluate(transferred, at: context) == expected, comment)
      }
      let back = try own.store.transfer(transferred, from: other)
      #expect(back == decision, comment)
    }
  }

  @Test("A decision can be moved to a different space")
  func transferThroughCounterparts() throws {
    try forEachCase { own, comment in
      let (_, decision) = try own.function()
      let other = try #require(Grid.random(&own.random))
      let counterparts = own.grid.counts.map { count -> Counterpart in
        let dimension = own.random.below(other.counts.count + 1)
        guard dimension < other.counts.count else { return .fixed(own.random.below(count)) }
        let values = (0..<other.counts[dimension]).map { _ in own.random.below(count) }
        return .dimension(DimensionID(dimension), values)
      }
      var store = DecisionStore(other.space, order: other.order)
      let transferred = try store.transfer(decision, from: own.store, through: counterparts)
      for context in other.contexts {
        var meant = Context(in: own.grid.space)
        for (index, counterpart) in counterparts.enumerated() {
          switch counterpart {
          case .fixed(let value): meant[DimensionID(index)] = value
          case .dimension(let dimension, let values):
            meant[DimensionID(index)] = values[context[dimension]]
          }
        }
        let expected = own.store.evaluate(decision, at: meant)
        #expect(store.evaluate(transferred, at: context) == expected, comment)
      }
    }
  }

  @Test("A test is positive wherever another one is, or a context shows that it isn't")
  func implications() throws {
    try forEachCase { own, comment in
      let (tests, test) = try own.function(2)
      let (others, other) = try own.function(2)
      let isImplied = zip(tests, others).allSatisfy { $0 == .yes || $1 == .no }
      #expect(own.store.isPositive(test, wherever: other) == isImplied, comment)
      // Two random tests rarely have such a context in only one direction.
      let both = try own.store.conjunction(test, other)
      #expect(own.store.isPositive(test, wherever: both), comment)
      #expect(own.store.isPositive(both, wherever: test) == (both == test), comment)
    }
  }

  @Test("A choice uses the first decision where a test is positive, and the second one elsewhere")
  func choices() throws {
    try forEachCase { own, comment in
      let (tests, test) = try own.function(2)
      let (firsts, first) = try own.function()
      let (seconds, second) = try own.function()
      // Contexts that don't exist are a result like any other.
      let masked = try own.store.masked(first, by: test)
      let chosen = try own.store.choose(test, first, second)
      let expected = tests.indices.map { tests[$0] == .yes ? firsts[$0] : seconds[$0] }
      #expect(own.grid.table(of: chosen, in: own.store) == expected, comment)
      let outside = try own.store.choose(own.store.negation(test), masked, second)
      #expect(
        own.grid.table(of: outside, in: own.store)
          == tests.indices.map { tests[$0] == .yes ? seconds[$0] : .outside },
        comment
      )
    }
  }
}
