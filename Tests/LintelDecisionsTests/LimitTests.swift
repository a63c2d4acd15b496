import LintelDecisions
import Testing

/// Checks that results are exact or refused: an exceeded limit has a place, and leaves nothing incomplete.
@Suite struct LimitTests {
  private static let results = Numbers(40)
  private static let resolution = Resolution.agreeing(
    undeclared: results.ids[0],
    conflict: results.ids[1]
  )

  /// Flags that disagree, whose function has quadratic size.
  private func flags(_ count: Int) throws -> Declarations {
    let space = try #require(Space(valueCounts: Array(repeating: 2, count: count)))
    var declarations = Declarations(in: space)
    for index in 0..<count {
      let condition = declarations.addCondition([.on(index)])
      declarations.declare(Self.results.ids[2 + index], where: condition)
    }
    return declarations
  }

  @Test("Construction is refused exactly if it exceeds its limit, with the declarations concerned")
  func constructionIsRefused() throws {
    let declarations = try flags(12)
    let enough = Limit(nodes: 78, branches: 156, steps: 10_000)
    var store = DecisionStore(declarations.space, limit: enough)
    let decision = try store.decide(declarations, by: Self.resolution)
    #expect(store.nodeCount(of: decision) == 78)
    for limit in [
      Limit(nodes: 77, branches: 156, steps: 10_000),
      Limit(nodes: 78, branches: 155, steps: 10_000),
      Limit(nodes: 78, branches: 156, steps: 20),
    ] {
      var other = DecisionStore(declarations.space, limit: limit)
      let error = #expect(throws: TooLarge.self) {
        try other.decide(declarations, by: Self.resolution)
      }
      let concerned = try #require(error)
      #expect(!concerned.declarations.isEmpty)
      // Each concerned declaration mentions the dimension.
      #expect(
        concerned.declarations.allSatisfy { id in
          // The declaration of each flag mentions only that flag.
          id.index == concerned.dimension.index
        }
      )
      #expect(other.totalNodeCount == 0)
    }
  }

  @Test("A few declarations that overlap in very many ways are refused long before others")
  func fewDeclarations() throws {
    let count = 20
    let space = try #require(Space(valueCounts: Array(repeating: 2, count: 2 * count)))
    var declarations = Declarations(in: space)
    for index in 0..<count {
      let pair = declarations.addCondition([.on(index), .on(index + count)])
      let result = Self.results.ids[2 + index]
      declarations.declare(result, where: pair, level: Int32(index))
    }
    var store = DecisionStore(space)
    let error = #expect(throws: TooLarge.self) {
      try store.decide(declarations, by: Self.resolution, assuming: DecisionID(.yes))
    }
    #expect(error?.declarations.isEmpty == false)
    #expect(store.totalNodeCount == 0)
  }

  @Test("Combining is refused exactly if it exceeds its limit")
  func combiningIsRefused() throws {
    let declarations = try flags(12)
    var store = DecisionStore(declarations.space)
    let odd = store.decision(where: [.on(1), .on(3), .on(5)])
    let even = store.decision(where: [.on(0), .on(2), .on(4)])
    // The part of 'odd' for contexts in which 'even' applies is shared, not created again.
    let enough = Limit(nodes: 5, branches: 10, steps: 0)
    let tooSmall = [
      Limit(nodes: 4, branches: 10, steps: 0), Limit(nodes: 5, branches: 9, steps: 0),
    ]
    let before = store.totalNodeCount
    for limit in tooSmall {
      store.limit = limit
      let error = #expect(throws: TooLarge.self) {
        try store.conjunction(odd, even)
      }
      #expect(error?.declarations == [])
      #expect(store.totalNodeCount == before)
    }
    store.limit = enough
    let both = try store.conjunction(odd, even)
    #expect(store.nodeCount(of: both) == 6)
    // A result that exists needs no further room.
    for limit in tooSmall {
      store.limit = limit
      #expect(try store.conjunction(even, odd) == both)
    }
  }

  @Test("Boxes are refused exactly if there are too many paths")
  func boxesAreRefused() throws {
    let declarations = try flags(6)
    var store = DecisionStore(declarations.space)
    let all = store.decision(where: (0..<6).map { .on($0) })
    store.limit = Limit(nodes: 9, branches: 99, steps: 7)
    #expect(try store.boxes(of: all).count == 7)
    store.limit.steps = 6
    #expect(throws: TooLarge.self) {
      try store.boxes(of: all)
    }
  }
}
