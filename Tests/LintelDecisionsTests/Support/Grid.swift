import LintelDecisions

/// A small space whose contexts can all be visited, with functions on it as plain tables.
struct Grid {
  let counts: [Int]
  let space: Space
  let order: DimensionOrder
  /// All contexts in the order of witnesses: by their values in the order of the dimensions.
  let contexts: [Context]

  init?(counts: [Int], order first: [Int] = []) {
    guard let space = Space(valueCounts: counts) else { return nil }
    self.counts = counts
    self.space = space
    order = DimensionOrder(first.map { DimensionID($0) }, in: space)
    var contexts = [Context(in: space)]
    for dimension in order.all {
      contexts = contexts.flatMap { context in
        (0..<counts[dimension.index]).map { value in
          var next = context
          next[dimension] = value
          return next
        }
      }
    }
    self.contexts = contexts
  }

  /// Returns a grid of up to five dimensions with up to four values, asked in any order.
  static func random(_ random: inout SmallGenerator) -> Grid? {
    let counts = (0..<random.below(6)).map { _ in 1 + random.below(4) }
    return Grid(counts: counts, order: Array(counts.indices).shuffled(using: &random))
  }

  /// The context of a box with the smallest values.
  func firstContext(of box: DecisionBox) -> Context {
    var context = Context(in: space)
    for clause in box.clauses {
      context[clause.dimension] = Int(clause.values.ranges.first?.lowerBound ?? 0)
    }
    return context
  }

  /// The result of a decision in each context.
  func table(of decision: DecisionID, in store: DecisionStore) -> [TerminalID] {
    contexts.map { store.evaluate(decision, at: $0) }
  }

  /// A function made of a few random boxes, and the decision for it.
  func randomFunction(
    _ results: [TerminalID],
    boxes: Int = 4,
    in store: inout DecisionStore,
    _ random: inout SmallGenerator
  ) throws -> (table: [TerminalID], decision: DecisionID) {
    let first = results[random.below(results.count)]
    var table = Array(repeating: first, count: contexts.count)
    var decision = DecisionID(first)
    for _ in 0..<random.below(boxes + 1) {
      let result = results[random.below(results.count)]
      var sets: [Int: Set<Int>] = [:]
      for dimension in counts.indices where random.oneIn(2) {
        sets[dimension] = random.subset(of: counts[dimension])
      }
      for (index, context) in contexts.enumerated()
      where sets.allSatisfy({ $0.value.contains(context[DimensionID($0.key)]) }) {
        table[index] = result
      }
      let clauses = sets.map { Clause(DimensionID($0.key), ValueSet(values: $0.value)) }
      let box = store.decision(where: clauses)
      decision = try store.apply(decision, box) { $1 == .yes ? result : $0 }
    }
    return (table, decision)
  }

  /// Numbers that are equal exactly for equal tables.
  func smallestDiagram(of table: [TerminalID]) -> (
    nodes: Int, branches: Int, support: [DimensionID]
  ) {
    var parts: [[TerminalID]] = [table]
    var nodes = 0
    var branches = 0
    var support: [DimensionID] = []
    for dimension in order.all {
      var next: Set<[TerminalID]> = []
      var asks = false
      for part in parts {
        let count = counts[dimension.index]
        let size = part.count / count
        let pieces = (0..<count).map { Array(part[($0 * size)..<(($0 + 1) * size)]) }
        if Set(pieces).count > 1 {
          nodes += 1
          branches += Set(pieces).count
          asks = true
        }
        next.formUnion(pieces)
      }
      if asks { support.append(dimension) }
      parts = Array(next)
    }
    return (nodes, branches, support)
  }
}

/// Terminals for tests: a table of numbers.
struct Numbers {
  private var table = TerminalTable<Int>()
  let ids: [TerminalID]

  init(_ count: Int) {
    var table = TerminalTable<Int>()
    ids = (0..<count).map { table.id(of: $0) }
    self.table = table
  }

  subscript(_ id: TerminalID) -> Int? { table[id] }
}

extension ValueSet {
  /// The set of values in any order.
  init(values: Set<Int>) {
    self.init(values: Array(values))
  }
}
