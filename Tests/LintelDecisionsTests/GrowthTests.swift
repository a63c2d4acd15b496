import LintelDecisions
import Testing

/// Checks sizes of diagrams, not times, which show that the work depends on the declarations and never on the product of dimensions.
@Suite struct GrowthTests {
  private static let results = Numbers(5_000)
  private static let resolution = Resolution.agreeing(
    undeclared: results.ids[0],
    conflict: results.ids[1]
  )

  private func result(_ index: Int) -> TerminalID { Self.results.ids[2 + index % 4_000] }

  private func size(
    _ declarations: Declarations,
    order: DimensionOrder? = nil,
    limit: Limit = .standard
  ) throws -> (nodes: Int, branches: Int) {
    var store = DecisionStore(declarations.space, order: order, limit: limit)
    let decision = try store.decide(declarations, by: Self.resolution)
    return (store.nodeCount(of: decision), store.branchCount(of: decision))
  }

  private func clause(_ dimension: Int, _ values: Range<Int>) -> Clause {
    Clause(DimensionID(dimension), ValueSet([Int32(values.lowerBound)..<Int32(values.upperBound)]))
  }

  @Test("20,000 screens with one declaration each are one node with 20,000 branches")
  func singleOverrides() throws {
    let count = 20_000
    let space = try #require(Space(valueCounts: [3, count + 1, 2]))
    let results = Numbers(count + 2)
    var declarations = Declarations(in: space)
    declarations.declare(results.ids[1], where: declarations.addCondition([]))
    for index in 1..<(count + 1) {
      let condition = declarations.addCondition([clause(1, index..<(index + 1))])
      declarations.declare(results.ids[1 + index], where: condition, level: 3)
    }
    // One state with its branches, and only a few steps for each declaration.
    let limit = Limit(nodes: 1, branches: count + 1, steps: 4 * count)
    var store = DecisionStore(space, limit: limit)
    let resolution = Resolution.agreeing(undeclared: results.ids[0], conflict: results.ids[0])
    let decision = try store.decide(declarations, by: resolution)
    #expect(store.nodeCount(of: decision) == 1)
    #expect(store.branchCount(of: decision) == count + 1)
    // The tests of its results are as small: a node for each, with at most three branches.
    let tests = store.tests(of: decision)
    #expect(tests.count == count + 1)
    #expect(store.totalNodeCount == 1 + tests.count)
    #expect(tests.allSatisfy { store.branchCount(of: $0.test) <= 3 })
  }

  @Test("200 brands and 200 screens are 400 branches, with the stronger layer first")
  func brandsAndScreens() throws {
    let space = try #require(Space(valueCounts: [201, 201]))
    var declarations = Declarations(in: space)
    for index in 0..<200 {
      let brand = declarations.addCondition([clause(0, index..<(index + 1))])
      declarations.declare(result(index), where: brand, level: 1)
      let screen = declarations.addCondition([clause(1, index..<(index + 1))])
      declarations.declare(result(200 + index), where: screen, level: 3)
    }
    let size = try size(declarations, order: DimensionOrder([DimensionID(1)], in: space))
    #expect(size.nodes == 2)
    #expect(size.branches == 402)
  }

  @Test(
    "Flags need a node each, whether they agree or the stronger one wins",
    arguments: [64, 1_000]
  )
  func flags(count: Int) throws {
    let space = try #require(Space(valueCounts: Array(repeating: 2, count: count)))
    var agreeing = Declarations(in: space)
    var ranked = Declarations(in: space)
    for index in 0..<count {
      agreeing.declare(result(0), where: agreeing.addCondition([.on(index)]))
      ranked.declare(result(index), where: ranked.addCondition([.on(index)]), level: Int32(index))
    }
    #expect(try size(agreeing).nodes == count)
    // Construction needs no further states, and looks at only a few declarations for each.
    let limit = Limit(nodes: count, branches: 2 * count, steps: 8 * count)
    let strongestFirst = DimensionOrder(space.dimensions.reversed(), in: space)
    let size = try size(ranked, order: strongestFirst, limit: limit)
    #expect(size.nodes == count && size.branches == 2 * count)
  }

  @Test(
    "Flags that disagree are quadratic, as their function is, and settled pairs stay polynomial"
  )
  func disagreeingFlags() throws {
    let count = 40
    let space = try #require(Space(valueCounts: Array(repeating: 2, count: count)))
    var declarations = Declarations(in: space)
    for index in 0..<count {
      declarations.declare(result(index), where: declarations.addCondition([.on(index)]))
    }
    #expect(try size(declarations).nodes == count * (count + 1) / 2)
    for index in 1..<count {
      let pair = declarations.addCondition([.on(index - 1), .on(index)])
      declarations.declare(result(index), where: pair)
    }
    #expect(try size(declarations).nodes < 3 * count * count)
  }

  @Test("Promos that exclude each other are linear within the care set")
  func exclusivePromos() throws {
    let count = 200
    let space = try #require(Space(valueCounts: Array(repeating: 2, count: count)))
    var store = DecisionStore(space)
    // At most one promo runs. Each has a declaration, and their conflicts are in contexts that don't exist.
    var declarations = Declarations(in: space)
    var same = Declarations(in: space)
    for index in 0..<count {
      declarations.declare(result(index), where: declarations.addCondition([.on(index)]))
      same.declare(result(0), where: same.addCondition([.on(index)]))
    }
    let all = try store.decide(declarations, by: Self.resolution)
    let care = store.map(all) { $0 == Self.results.ids[1] ? .no : .yes }
    #expect(store.nodeCount(of: care) == 2 * count - 2)
    let within = try store.decide(declarations, by: Self.resolution, within: care)
    #expect(store.terminals(of: within).count == count + 2)
    let simple = try store.simplify(within, within: care)
    #expect(store.nodeCount(of: simple) == count)
  }

  @Test("Promos with blocks for brands are small if one excludes or overrides the others")
  func promosOfBrands() throws {
    let (count, brands) = (200, 3)
    let space = try #require(Space(valueCounts: Array(repeating: 2, count: count) + [brands + 1]))
    var exclusive = Declarations(in: space)
    var ranked = Declarations(in: space)
    var pairs = Declarations(in: space)
    for index in 0..<count {
      pairs.declare(result(index), where: pairs.addCondition([.on(index)]))
      for brand in 0..<brands {
        let clauses = [.on(index), clause(count, brand..<(brand + 1))]
        let result = result(brands * index + brand)
        exclusive.declare(result, where: exclusive.addCondition(clauses))
        ranked.declare(result, where: ranked.addCondition(clauses), level: Int32(count - index))
      }
    }
    // A promo forgets the brands of the weaker ones, so each node of the chain leads to one node for its brands.
    let limit = Limit(nodes: 1 << 16, branches: 1 << 17, steps: 1 << 20)
    var store = DecisionStore(space, limit: limit)
    let chain = try store.decide(ranked, by: Self.resolution)
    #expect(store.nodeCount(of: chain) == 2 * count)
    let together = try store.decide(pairs, by: Self.resolution)
    let care = store.map(together) { $0 == Self.results.ids[1] ? .no : .yes }
    let alone = try store.decide(exclusive, by: Self.resolution, assuming: care)
    #expect(try store.nodeCount(of: store.simplify(alone, within: care)) == 2 * count)
  }

  @Test("A settled grid needs a node for each brand")
  func settledGrid() throws {
    let side = 60
    let space = try #require(Space(valueCounts: [side, side]))
    var declarations = Declarations(in: space)
    for index in 0..<side {
      let brand = declarations.addCondition([clause(0, index..<(index + 1)), clause(1, 0..<side)])
      declarations.declare(result(index), where: brand)
      let screen = declarations.addCondition([clause(1, index..<(index + 1))])
      declarations.declare(result(side + index), where: screen)
      for other in 0..<side {
        let both = declarations.addCondition([
          clause(0, index..<(index + 1)), clause(1, other..<(other + 1)),
        ])
        declarations.declare(result(2 * side + index * side + other), where: both)
      }
    }
    let size = try size(declarations, order: DimensionOrder(in: space))
    #expect(size.nodes == side + 1)
    #expect(size.branches == side * side + side)
  }

  @Test("A chain of brands that extend each other needs a few steps for each")
  func extendsChain() throws {
    let count = 3_000
    let space = try #require(Space(valueCounts: [count]))
    var declarations = Declarations(in: space)
    for index in 0..<count {
      let family = declarations.addCondition([clause(0, index..<count)])
      declarations.declare(result(index), where: family, level: 1)
    }
    let limit = Limit(nodes: 1, branches: count, steps: 4 * count)
    #expect(try size(declarations, limit: limit).branches == count)
  }

  @Test("Nested families apply again where a narrower one ends")
  func nestedFamilies() throws {
    let count = 1_024
    let space = try #require(Space(valueCounts: [count]))
    var declarations = Declarations(in: space)
    var made = 0
    var width = count
    while width > 0 {
      // Each family leaves out its ends, where the next wider one applies.
      for start in stride(from: 0, to: count, by: width) where width != 2 {
        let inner = width == 1 ? start..<(start + 1) : start..<(start + width - 1)
        if width == 1, start % 5 != 0 { continue }
        let family = declarations.addCondition([clause(0, inner)])
        declarations.declare(result(made), where: family)
        made += 1
      }
      width /= 2
    }
    let limit = Limit(nodes: 1, branches: 2 * count, steps: 8 * made)
    #expect(try size(declarations, limit: limit).nodes == 1)
  }

  @Test("Ten thousand dimensions don't need a deep stack")
  func manyDimensions() throws {
    let count = 10_000
    let space = try #require(Space(valueCounts: Array(repeating: 2, count: count)))
    var store = DecisionStore(space)
    var declarations = Declarations(in: space)
    for index in 0..<count {
      let condition = declarations.addCondition([.on(index)])
      declarations.declare(result(index % 3), where: condition, level: Int32(count - index))
    }
    let decision = try store.decide(declarations, by: Self.resolution)
    #expect(store.nodeCount(of: decision) == count)
    let all = store.decision(where: (0..<count).map { .on($0) })
    let other = store.decision(where: (0..<count).map { .on($0) }.reversed())
    #expect(all == other)
    let combined = try store.apply(decision, all) { $1 == .yes ? .yes : $0 }
    #expect(store.support(of: combined).count == count)
    let witness = store.witnesses(of: combined).first { $0.result == .yes }
    #expect(witness?.context[DimensionID(count - 1)] == 1)
    let rest = store.restrict(combined, DimensionID(0), to: 1)
    #expect(rest == store.restrict(combined, DimensionID(0), to: ValueSet(values: [1])))
    #expect(store.map(combined) { _ in .no } == DecisionID(.no))
    #expect(store.counts(of: combined) == nil)
    let not = store.negation(all)
    #expect(try store.simplify(combined, within: not) == decision)
    #expect(try store.areEqual(combined, decision, within: not))
    let rare = store.decision(where: [.on(0), .on(count - 1)])
    #expect(try store.boxes(of: rare).count == 3)
  }
}
