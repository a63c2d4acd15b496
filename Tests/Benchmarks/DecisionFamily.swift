import LintelDecisions

/// A kind of declarations to decide, in any number.
struct DecisionFamily: Sendable {
  let name: String
  /// The number of values of each dimension.
  private let space: @Sendable (_ size: Int) -> [Int]
  private let declare: @Sendable (_ size: Int, _ list: inout List) -> Void

  static let all = [screens, patterns, flags, rankedFlags, grid, chain]

  /// A default, and a stronger declaration for each screen.
  private static let screens = DecisionFamily(
    name: "single screens",
    space: { [$0 + 1, 3] },
    declare: { size, list in
      list.add(0, [])
      for index in 0..<size { list.add(index, [(0, index..<(index + 1))], level: 3) }
    }
  )

  /// Patterns of ten screens that overlap arbitrarily, a hundred for each screen.
  private static let patterns = DecisionFamily(
    name: "patterns",
    space: { [max(10, $0 / 10)] },
    declare: { size, list in
      let screens = max(10, size / 10)
      var random: UInt64 = 1
      for index in 0..<size {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let first = Int(random >> 33) % screens
        list.add(index % 7, [(0, first..<min(screens, first + 10))])
      }
    }
  )

  /// Independent promos with the same result.
  private static let flags = DecisionFamily(
    name: "promos that agree",
    space: { Array(repeating: 2, count: $0) },
    declare: { size, list in
      for index in 0..<size { list.add(0, [(index, 1..<2)]) }
    }
  )

  /// Independent promos, each with its own result and level.
  private static let rankedFlags = DecisionFamily(
    name: "promos in an order",
    space: { Array(repeating: 2, count: $0) },
    declare: { size, list in
      for index in 0..<size { list.add(index, [(index, 1..<2)], level: Int32(index)) }
    }
  )

  /// Two incomparable families, and a declaration for each overlap.
  private static let grid = DecisionFamily(
    name: "settled grid",
    space: { Array(repeating: side(of: $0), count: 2) },
    declare: { size, list in
      let side = side(of: size)
      for brand in 0..<side {
        list.add(brand, [(0, brand..<(brand + 1)), (1, 0..<side)])
        list.add(brand + side, [(1, brand..<(brand + 1))])
        for screen in 0..<side {
          list.add(brand * 7 + screen, [(0, brand..<(brand + 1)), (1, screen..<(screen + 1))])
        }
      }
    }
  )

  /// Brands that each extend the previous one.
  private static let chain = DecisionFamily(
    name: "extends chain",
    space: { [$0] },
    declare: { size, list in
      for index in 0..<size { list.add(index, [(0, index..<size)]) }
    }
  )

  private static func side(of size: Int) -> Int {
    max(2, Int(Double(size).squareRoot()))
  }

  /// Declarations with at most a thousand distinct results.
  private struct List {
    var declarations: Declarations
    let results: [TerminalID]

    mutating func add(
      _ result: Int,
      _ clauses: [(dimension: Int, values: Range<Int>)],
      level: Int32 = 0
    ) {
      let condition = declarations.addCondition(
        clauses.map { clause in
          let (first, end) = (Int32(clause.values.lowerBound), Int32(clause.values.upperBound))
          return Clause(DimensionID(clause.dimension), ValueSet([first..<end]))
        }
      )
      declarations.declare(results[result % results.count], where: condition, level: level)
    }
  }

  /// Measures construction, and returns a row of a table.
  func measure(_ size: Int) -> String {
    guard let space = Space(valueCounts: space(size)) else { return "no space" }
    var table = TerminalTable<Int>()
    let conflict = table.id(of: -2)
    let resolution = Resolution(undeclared: table.id(of: -1)) { $0 == $1 ? $0 : conflict }
    var list = List(
      declarations: Declarations(in: space),
      results: (0..<1_000).map { table.id(of: $0) }
    )
    declare(size, &list)
    let declarations = list.declarations
    // Stronger declarations come last in these families, and should be tested first.
    let order = DimensionOrder(space.dimensions.reversed(), in: space)
    var store = DecisionStore(space, order: order)
    let before = Benchmarks.peakMemory()
    var decision: DecisionID?
    let decide = Benchmarks.milliseconds {
      decision = try? store.decide(declarations, by: resolution)
    }
    let after = Benchmarks.peakMemory()
    guard let decision else { return "| \(name) | \(declarations.count) | too large |" }
    let cells = [
      name, "\(declarations.count)", "\(decide) ms", "\(before) MiB", "\(after) MiB",
      "\(store.nodeCount(of: decision))", "\(store.branchCount(of: decision))",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
