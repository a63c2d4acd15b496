import LintelDecisions
import Testing

/// Compares decisions on the contexts that exist with loops over those contexts.
@Suite struct CareTests {
  private static let results = Numbers(4)

  private struct Case {
    let grid: Grid
    var store: DecisionStore
    var random: SmallGenerator
    let care: DecisionID
    let cared: [Bool]

    init(seed: Int) throws {
      random = SmallGenerator(seed: UInt64(seed))
      grid = try #require(Grid.random(&random))
      store = DecisionStore(grid.space, order: grid.order)
      let own = try grid.randomFunction([.yes, .no], in: &store, &random)
      (cared, care) = (own.table.map { $0 == .yes }, own.decision)
    }

    mutating func function() throws -> (table: [TerminalID], decision: DecisionID) {
      try grid.randomFunction(Array(CareTests.results.ids.prefix(3)), in: &store, &random)
    }

    /// A function with the same results as another one in the contexts that exist, and with any results elsewhere.
    mutating func disguised(_ decision: DecisionID) throws -> DecisionID {
      let other = try function().decision
      let chosen = try store.apply(care, other) { $0 == .yes ? .outside : $1 }
      return try store.apply(decision, chosen) { $1 == .outside ? $0 : $1 }
    }

    func within(_ table: [TerminalID]) -> [TerminalID?] {
      zip(table, cared).map { $1 ? $0 : nil }
    }
  }

  private func forEachCase(_ check: (inout Case, Comment) throws -> Void) throws {
    for seed in 0..<1_000 {
      var own = try Case(seed: seed)
      try check(&own, "seed \(seed), dimensions \(own.grid.counts), order \(own.grid.order.all)")
    }
  }

  @Test("A masked decision is outside where no context exists")
  func maskedIsOutsideElsewhere() throws {
    try forEachCase { own, comment in
      let (table, decision) = try own.function()
      let masked = try own.store.masked(decision, by: own.care)
      let expected = zip(table, own.cared).map { $1 ? $0 : .outside }
      #expect(own.grid.table(of: masked, in: own.store) == expected, comment)
      // Two masked decisions are outside in the same contexts.
      let (other, second) = try own.function()
      let outside = try own.store.masked(second, by: own.care)
      let joined = try own.store.apply(masked, outside) { max($0, $1) }
      let pairs = zip(zip(table, other).map { max($0, $1) }, own.cared)
      #expect(
        own.grid.table(of: joined, in: own.store) == pairs.map { $1 ? $0 : .outside },
        comment
      )
    }
  }

  @Test("Decisions are equal within a care set if they agree in its contexts")
  func equalityIsWithinTheCareSet() throws {
    try forEachCase { own, comment in
      let (a, f) = try own.function()
      let (b, g) = try own.function()
      let areEqual = try own.store.areEqual(f, g, within: own.care)
      #expect(areEqual == (own.within(a) == own.within(b)), comment)
      let disguised = try own.disguised(f)
      #expect(try own.store.areEqual(f, disguised, within: own.care), comment)
    }
  }

  @Test("Witnesses, counts, and boxes use only the contexts of the care set")
  func readingIsWithinTheCareSet() throws {
    try forEachCase { own, comment in
      let (table, decision) = try own.function()
      let within = own.within(table)
      for result in Self.results.ids.prefix(3) {
        let masked = try own.store.masked(decision, by: own.care)
        let witness = own.store.witnesses(of: masked).first { $0.result == result }
        let first = within.firstIndex(of: result).map { own.grid.contexts[$0] }
        #expect(witness?.context == first, comment)
      }
      let counts = try #require(try own.store.counts(of: decision, within: own.care))
      #expect(counts.map(\.result) == Set(within.compactMap { $0 }).sorted(), comment)
      for (result, contexts) in counts {
        #expect(contexts == UInt128(within.count { $0 == result }), comment)
      }
      let boxes = try own.store.boxes(of: decision, within: own.care)
      for (context, result) in zip(own.grid.contexts, within) {
        let holding = boxes.filter { box in
          box.clauses.allSatisfy { $0.values.contains(context[$0.dimension]) }
        }
        #expect(holding.map(\.result) == [result].compactMap { $0 }, comment)
      }
    }
  }

  @Test("simplify keeps existing contexts' results, depends on nothing else, and invents no result")
  func simplifyKeepsWhatExists() throws {
    var isSmaller = 0
    try forEachCase { own, comment in
      let (table, decision) = try own.function()
      let simple = try own.store.simplify(decision, within: own.care)
      let simpleTable = own.grid.table(of: simple, in: own.store)
      #expect(own.within(simpleTable) == own.within(table), comment)
      let existing = Set(own.within(table).compactMap { $0 })
      #expect(Set(simpleTable) == (existing.isEmpty ? [.outside] : existing), comment)
      let disguised = try own.disguised(decision)
      #expect(try own.store.simplify(disguised, within: own.care) == simple, comment)
      // Only dimensions that two contexts of the care set need are tested.
      let masked = try own.store.masked(decision, by: own.care)
      #expect(own.store.nodeCount(of: simple) <= own.store.nodeCount(of: masked), comment)
      if own.store.nodeCount(of: simple) < own.store.nodeCount(of: decision) { isSmaller += 1 }
    }
    #expect(isSmaller > 100)
  }

  @Test("A decision without the care set's dimensions is already as simple as possible")
  func simplifyLeavesWhatIsIndependent() throws {
    var cases = 0
    try forEachCase { own, comment in
      var (decision, care) = (try own.function().decision, own.care)
      for dimension in own.grid.space.dimensions {
        if dimension.index.isMultiple(of: 2) {
          decision = own.store.restrict(decision, dimension, to: 0)
        } else {
          care = own.store.restrict(care, dimension, to: 0)
        }
      }
      if care.terminal == .no { return }
      #expect(try own.store.simplify(decision, within: care) == decision, comment)
      let masked = try own.store.masked(decision, by: care)
      #expect(try own.store.simplify(masked: masked) == decision, comment)
      if care.terminal == nil, decision.terminal == nil { cases += 1 }
      // Contexts without a result get one.
      let hidden = try own.store.masked(decision, by: own.care)
      let simple = try own.store.simplify(hidden, within: care)
      let hasGaps = own.store.terminals(of: simple).contains(.outside)
      #expect(!hasGaps || simple.terminal == .outside, comment)
    }
    #expect(cases > 30)
  }

  @Test("A decision that depends on one condition within the care set tests only that")
  func simplifyAsksWhatMatters() throws {
    // Two promos that exclude each other: 'a' where the first runs, 'b' where the second does.
    let grid = try #require(Grid(counts: [2, 2]))
    var store = DecisionStore(grid.space)
    let both = store.decision(where: [.on(0), .on(1)])
    let care = store.negation(both)
    let ids = Self.results.ids
    let first = store.decision(where: [.on(0)])
    let second = store.decision(where: [.on(1)])
    let decision = try store.apply(
      first,
      try store.apply(first, second) {
        $0 == .yes && $1 == .yes ? ids[3] : $1 == .yes ? ids[2] : ids[1]
      }
    ) { $0 == .yes && $1 == ids[1] ? ids[0] : $1 }
    let simple = try store.simplify(decision, within: care)
    #expect(store.nodeCount(of: simple) == 2)
    #expect(store.terminals(of: simple) == [ids[0], ids[1], ids[2]])
    // If only contexts with the same result exist, no dimension is tested.
    let neither = store.negation(try store.disjunction(first, second))
    #expect(try store.simplify(decision, within: neither) == DecisionID(ids[1]))
  }

  @Test("Children that agree wherever both matter are joined")
  func simplifyUnitesChildren() throws {
    // The result depends on the second dimension. The first one only determines which values of it exist.
    let grid = try #require(Grid(counts: [2, 3]))
    var store = DecisionStore(grid.space)
    func clause(_ dimension: Int, _ value: Int) -> Clause {
      Clause(DimensionID(dimension), ValueSet(values: [value]))
    }
    let absent = try store.disjunction(
      store.decision(where: [clause(0, 0), clause(1, 2)]),
      store.decision(where: [clause(0, 1), clause(1, 0)])
    )
    let care = store.negation(absent)
    let ids = Self.results.ids
    let middle = store.decision(where: [clause(1, 1)])
    let last = store.decision(where: [clause(1, 2)])
    let decision = try store.apply(middle, last) {
      $0 == .yes ? ids[1] : $1 == .yes ? ids[2] : ids[0]
    }
    let simple = try store.simplify(decision, within: care)
    #expect(simple == decision)
    #expect(store.nodeCount(of: simple) == 1)
  }

  @Test(
    "A value that agrees with most others wherever it matters joins them, if values have no order"
  )
  func simplifyJoinsMostValues() throws {
    // The second dimension decides for all values of the first but the last, which exists only with the second's first value.
    let grid = try #require(Grid(counts: [5, 3]))
    let (screen, brand) = (DimensionID(0), DimensionID(1))
    for isUnordered in [false, true] {
      var store = DecisionStore(grid.space, unordered: isUnordered ? [screen] : [])
      let ids = Self.results.ids
      let other = store.decision(where: [Clause(brand, ValueSet(values: [1]))])
      let own = store.decision(where: [Clause(screen, ValueSet(values: [1]))])
      let decision = try store.apply(own, other) {
        $0 == .yes ? ids[2] : $1 == .yes ? ids[1] : ids[0]
      }
      let absent = store.decision(where: [
        Clause(screen, ValueSet(values: [4])), Clause(brand, ValueSet(values: [1, 2])),
      ])
      let simple = try store.simplify(decision, within: store.negation(absent))
      #expect((simple == decision) == isUnordered)
    }
  }

  @Test("A value that can agree with no name does, even if it can agree with most others")
  func simplifyJoinsNoName() throws {
    // The last value exists only with the second dimension's first value, for which no value sets anything.
    let grid = try #require(Grid(counts: [5, 3]))
    let (screen, brand) = (DimensionID(0), DimensionID(1))
    for optional in [nil, screen] {
      var store = DecisionStore(grid.space, unordered: [screen], optional: optional)
      let decision = store.decision(where: [
        Clause(screen, ValueSet(values: [1, 2, 3])), Clause(brand, ValueSet(values: [2])),
      ])
      let absent = store.decision(where: [
        Clause(screen, ValueSet(values: [4])), Clause(brand, ValueSet(values: [1, 2])),
      ])
      let simple = try store.simplify(decision, within: store.negation(absent))
      #expect((simple == decision) == (optional != nil))
    }
  }

  @Test("A value doesn't join others that don't matter where it does")
  func simplifyKeepsWhatMatters() throws {
    // The first two values and the last one exist only with the second dimension's first value, and the third one only with the other.
    let grid = try #require(Grid(counts: [4, 2]))
    let (screen, brand) = (DimensionID(0), DimensionID(1))
    var store = DecisionStore(grid.space, unordered: [screen])
    let decision = store.decision(where: [Clause(screen, ValueSet(values: [0, 1]))])
    let first = store.decision(where: [
      Clause(screen, ValueSet(values: [0, 1, 3])), Clause(brand, ValueSet(values: [0])),
    ])
    let second = store.decision(where: [
      Clause(screen, ValueSet(values: [2])), Clause(brand, ValueSet(values: [1])),
    ])
    let care = try store.disjunction(first, second)
    #expect(try store.simplify(decision, within: care) == decision)
  }

  @Test(
    "A value that doesn't matter joins its neighbor, or most others if values have no order"
  )
  func simplifyFillsGaps() throws {
    let grid = try #require(Grid(counts: [6]))
    let dimension = DimensionID(0)
    for isUnordered in [false, true] {
      var store = DecisionStore(grid.space, unordered: isUnordered ? [dimension] : [])
      let second = store.decision(where: [Clause(dimension, ValueSet(values: [1]))])
      let care = store.decision(where: [Clause(dimension, ValueSet(values: [0, 1, 5]))])
      let simple = try store.simplify(second, within: care)
      let met = (0..<6).filter { value in
        var context = Context(in: grid.space)
        context[dimension] = value
        return store.evaluate(simple, at: context) == .yes
      }
      #expect(met == (isUnordered ? [1] : [1, 2, 3, 4]))
    }
  }
}

extension Clause {
  /// The second value of a dimension with two values.
  static func on(_ dimension: Int) -> Clause {
    Clause(DimensionID(dimension), ValueSet(values: [1]))
  }
}
