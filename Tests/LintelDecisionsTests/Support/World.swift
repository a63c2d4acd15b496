import LintelDecisions

/// Declarations on a small space, in a form that the module under test doesn't know, and their results by definition.
struct World: CustomStringConvertible {
  /// How conditions are ordered.
  enum Order: CaseIterable {
    /// Smaller sets are narrower.
    case inclusion
    /// The condition with the smaller mark is narrower if sets are equal, as a screen's own key is compared with a pattern.
    case inclusionThenMark
    /// The set with the larger first value is narrower, regardless of its other values, as with the order of UIKit's slots.
    case firstValue
  }

  /// The result of several winners.
  enum Joining: CaseIterable {
    /// Different results are a conflict.
    case agreeing
    /// Results are sets of bits, and every combination is a distinct result.
    case union
  }

  struct Condition {
    var sets: [Int: Set<Int>]
    var mark: Int
  }

  struct Declaration {
    var condition: Int
    var level: Int
    var rank: Int
    /// A value from 0 to 3, or one of four bits.
    var result: Int
  }

  var counts: [Int]
  var asked: [Int]
  var conditions: [Condition]
  var declarations: [Declaration]
  var order: Order
  var joining: Joining
  /// Boxes in which no context exists.
  var impossible: [[Int: Set<Int>]]

  static let undeclared = 16
  static let conflict = 17

  init(seed: Int) {
    var random = SmallGenerator(seed: UInt64(seed))
    let counts = (0..<(1 + random.below(5))).map { _ in 1 + random.below(4) }
    func box() -> [Int: Set<Int>] {
      var sets: [Int: Set<Int>] = [:]
      for dimension in counts.indices where random.oneIn(2) {
        sets[dimension] =
          random.oneIn(5)
          ? Set(0..<counts[dimension])
          : random.subset(of: counts[dimension], allowsEmpty: random.oneIn(20))
      }
      return sets
    }
    self.counts = counts
    asked = Array(counts.indices).shuffled(using: &random)
    order = Order.allCases[random.below(3)]
    joining = Joining.allCases[random.below(2)]
    conditions = (0..<(1 + random.below(7))).map { _ in
      Condition(sets: box(), mark: random.below(2))
    }
    if random.oneIn(2) {
      // Narrower versions of other conditions, which settle conflicts.
      for condition in conditions.prefix(3) {
        conditions.append(
          Condition(sets: condition.sets.merging(box()) { $0.intersection($1) }, mark: 0)
        )
      }
    }
    let (conditionCount, levels) = (conditions.count, 1 + random.below(3))
    declarations = (0..<random.below(10)).map { _ in
      Declaration(
        condition: random.below(conditionCount),
        level: random.below(levels),
        rank: random.oneIn(3) ? 1 : 0,
        result: random.below(3)
      )
    }
    impossible = random.oneIn(2) ? [] : (0..<random.below(4)).map { _ in box() }
  }

  // MARK: - By definition

  /// Every context, as a value for each dimension.
  var contexts: [[Int]] {
    counts.reduce([[]]) { contexts, count in contexts.flatMap { c in (0..<count).map { c + [$0] } }
    }
  }

  func exists(_ context: [Int]) -> Bool {
    !impossible.contains { Self.holds($0, context) }
  }

  static func holds(_ sets: [Int: Set<Int>], _ context: [Int]) -> Bool {
    sets.allSatisfy { $0.value.contains(context[$0.key]) }
  }

  func holds(_ index: Int, _ context: [Int]) -> Bool {
    Self.holds(conditions[declarations[index].condition].sets, context)
  }

  func isNarrower(_ a: Int, _ b: Int) -> Bool {
    let (x, y) = (conditions[a], conditions[b])
    if y.sets.isEmpty && !x.sets.isEmpty { return true }
    guard y.sets.keys.allSatisfy({ x.sets[$0] != nil }) else { return false }
    var (isAtMost, isAtLeast) = (true, x.sets.count == y.sets.count)
    for (dimension, wide) in y.sets {
      let own = x.sets[dimension] ?? []
      switch order {
      case .inclusion, .inclusionThenMark:
        if !own.isSubset(of: wide) { isAtMost = false }
        if !wide.isSubset(of: own) { isAtLeast = false }
      case .firstValue:
        let (v, w) = (own.min() ?? 9, wide.min() ?? 9)
        if v < w { isAtMost = false }
        if w < v { isAtLeast = false }
      }
    }
    if isAtMost && isAtLeast { return order == .inclusionThenMark && x.mark < y.mark }
    return isAtMost
  }

  func beats(_ a: Int, _ b: Int) -> Bool {
    let (x, y) = (declarations[a], declarations[b])
    if x.level != y.level { return x.level > y.level }
    if x.condition == y.condition { return x.rank > y.rank }
    return isNarrower(x.condition, y.condition)
  }

  func winners(_ context: [Int], without left: Int? = nil) -> [Int] {
    let holding = declarations.indices.filter { $0 != left && holds($0, context) }
    return holding.filter { candidate in !holding.contains { beats($0, candidate) } }
  }

  func result(_ context: [Int], without left: Int? = nil) -> Int {
    let results = Set(winners(context, without: left).map { declarations[$0].result })
    guard let first = results.first else { return Self.undeclared }
    switch joining {
    case .agreeing: return results.count == 1 ? first : Self.conflict
    case .union: return results.reduce(0) { $0 | 1 << $1 }
    }
  }

  var description: String {
    let lines = declarations.enumerated().map { index, declaration in
      let own = conditions[declaration.condition]
      let sets = own.sets.sorted { $0.key < $1.key }.map { "\($0.key) in \($0.value.sorted())" }
      return
        "\(index): \(declaration.result) where \(sets) (condition \(declaration.condition), mark \(own.mark))"
        + " level \(declaration.level) rank \(declaration.rank)"
    }
    return "dimensions \(counts), asked \(asked), \(order), \(joining), impossible \(impossible)\n"
      + lines.joined(separator: "\n")
  }
}

/// The same world in the form of the module under test.
struct WorldDecision {
  let world: World
  var store: DecisionStore
  let declarations: Declarations
  let resolution: Resolution
  let care: DecisionID
  private let numbers = Numbers(18)

  /// Adds declarations and conditions in their order, or in an order that depends on a seed.
  init?(_ world: World, shuffling seed: UInt64? = nil) throws {
    self.world = world
    guard let space = Space(valueCounts: world.counts) else { return nil }
    let order = DimensionOrder(world.asked.map { DimensionID($0) }, in: space)
    var store = DecisionStore(space, order: order)
    var declarations = Declarations(in: space)
    var conditionIDs: [Int: ConditionID] = [:]
    var indices: [ConditionID: Int] = [:]
    var conditionOrder = Array(world.conditions.indices)
    var declarationOrder = Array(world.declarations.indices)
    if let seed {
      var random = SmallGenerator(seed: seed)
      conditionOrder.shuffle(using: &random)
      declarationOrder.shuffle(using: &random)
    }
    for index in conditionOrder {
      let condition = world.conditions[index]
      let clauses = condition.sets.map { Clause(DimensionID($0.key), ValueSet(values: $0.value)) }
      let id = declarations.addCondition(clauses, weight: Self.weight(condition, world))
      conditionIDs[index] = id
      indices[id] = index
    }
    for index in declarationOrder {
      let own = world.declarations[index]
      guard let condition = conditionIDs[own.condition] else { return nil }
      let result = world.joining == .agreeing ? own.result : 1 << own.result
      declarations.declare(
        numbers.ids[result],
        where: condition,
        level: Int32(own.level),
        rank: Int32(own.rank)
      )
    }
    self.declarations = declarations
    let (numbers, joining) = (self.numbers, world.joining)
    var isNarrower: (@Sendable (ConditionID, ConditionID) -> Bool)?
    if world.order != .inclusion {
      isNarrower = { [indices] in world.isNarrower(indices[$0] ?? 0, indices[$1] ?? 0) }
    }
    resolution = Resolution(undeclared: numbers.ids[World.undeclared], isNarrower: isNarrower) {
      if $0 == $1 { return $0 }
      guard joining == .union, let a = numbers[$0], let b = numbers[$1] else {
        return numbers.ids[World.conflict]
      }
      return numbers.ids[a | b]
    }
    var care = DecisionID(TerminalID.yes)
    for box in world.impossible {
      let clauses = box.map { Clause(DimensionID($0.key), ValueSet(values: $0.value)) }
      care = try store.conjunction(care, store.negation(store.decision(where: clauses)))
    }
    self.care = care
    self.store = store
  }

  /// The weight of a condition, or `nil` if only inclusion matters, so that the module's own weights are tested, too.
  private static func weight(_ condition: World.Condition, _ world: World) -> Int? {
    switch world.order {
    case .inclusion: return nil
    case .inclusionThenMark:
      return world.counts.enumerated().reduce(condition.mark) {
        $0 + 2 * (condition.sets[$1.offset]?.count ?? $1.element + 1)
      }
    case .firstValue:
      return world.counts.indices.reduce(0) { sum, dimension in
        sum - (condition.sets[dimension].map { $0.min() ?? 9 } ?? -1)
      }
    }
  }

  func context(_ values: [Int]) -> Context {
    var context = Context(in: store.space)
    for (dimension, value) in values.enumerated() { context[DimensionID(dimension)] = value }
    return context
  }

  func values(_ context: Context) -> [Int] {
    world.counts.indices.map { context[DimensionID($0)] }
  }

  /// The result of a decision, by the world's number.
  func result(_ decision: DecisionID, _ values: [Int]) -> Int? {
    numbers[store.evaluate(decision, at: context(values))]
  }
}

extension Resolution {
  /// Different results become one result, which represents every conflict.
  static func agreeing(undeclared: TerminalID, conflict: TerminalID) -> Resolution {
    Resolution(undeclared: undeclared) { $0 == $1 ? $0 : conflict }
  }
}
