import LintelDecisions
import LintelSchema
import LintelTheme

/// A random theme's declarations in the terms of `LintelDecisions`, with conflicts and dead declarations.
///
/// Every promo, and every value of a mode, is a dimension of its own. The contexts that exist are a care set: the sets of promos that run together, the screens that a brand has, the
/// slots that a bar has. A condition on promos mentions all that run whenever it holds, as the language's order of conditions wants.
struct RandomThemeDecisions {
  /// What a target comes to somewhere.
  enum Result: Hashable {
    case undeclared
    case value(Int)
    case conflict
  }

  private static let promo = 7
  /// `Dimension.all` without promos, which come last here.
  private static let lanes = [0, 2, 3, 4, 5, 6, 7]

  let theme: RandomTheme
  let oracle: Oracle
  private(set) var store: DecisionStore
  private(set) var care = DecisionID(TerminalID.yes)
  private var results = TerminalTable<Result>()

  init?(_ theme: RandomTheme) throws {
    self.theme = theme
    oracle = Oracle(theme)
    let counts =
      [
        theme.brands.count, theme.screens.count + 1, theme.versions, theme.devices, 4, 12,
        theme.releases,
      ]
      + (0..<theme.switchCount).map { _ in 2 }
    guard let space = Space(valueCounts: counts) else { return nil }
    store = DecisionStore(space)
    try makeCare()
  }

  private mutating func makeCare() throws {
    var running = DecisionID(TerminalID.no)
    for set in oracle.runningSets {
      let clauses = (0..<theme.switchCount).map { promo in
        Clause(DimensionID(Self.promo + promo), ValueSet(values: [Int(set >> UInt32(promo) & 1)]))
      }
      running = try store.disjunction(running, store.decision(where: clauses))
    }
    care = running
    for (index, screen) in theme.screens.enumerated() {
      guard let brands = screen.brands else { continue }
      let absent = store.decision(where: [
        Clause(DimensionID(1), ValueSet(values: [index + 1])),
        Clause(DimensionID(0), Self.values(~brands)),
      ])
      care = try store.conjunction(care, store.negation(absent))
    }
    if theme.place != .navigationBar {
      let slots = store.decision(where: [Clause(DimensionID(4), ValueSet(values: [0, 2]))])
      care = try store.conjunction(care, slots)
    }
  }

  private static func values(_ bits: UInt32) -> ValueSet {
    ValueSet(values: (0..<32).filter { bits >> UInt32($0) & 1 == 1 })
  }

  /// The clauses of a declaration.
  private func clauses(_ declaration: RandomTheme.Declaration) -> [Clause] {
    var clauses: [Clause] = []
    for (dimension, lane) in Self.lanes.enumerated() {
      if let bits = declaration.sets[lane] {
        clauses.append(Clause(DimensionID(dimension), Self.values(bits)))
      }
    }
    if let slot = declaration.slot {
      clauses.append(Clause(DimensionID(4), ValueSet(values: Oracle.cells(of: slot))))
    }
    if declaration.layout != nil || declaration.state != nil {
      let cells = (0..<12).filter { cell in
        (declaration.layout.map { $0.rawValue == cell / 4 } ?? true)
          && (declaration.state.map { $0 == ItemState.tabItem[cell % 4] } ?? true)
      }
      clauses.append(Clause(DimensionID(5), ValueSet(values: cells)))
    }
    guard declaration.promos != 0 else { return clauses }
    let sets = oracle.runningSets.filter { declaration.promos & ~$0 == 0 }
    let always = sets.reduce(UInt32.max) { $0 & $1 }
    for promo in 0..<theme.switchCount where always >> UInt32(promo) & 1 == 1 {
      clauses.append(Clause(DimensionID(Self.promo + promo), ValueSet(values: [1])))
    }
    return clauses
  }

  /// The declarations for which a condition holds, and how they are resolved.
  ///
  /// The list keeps the order of the theme.
  private mutating func list(
    where isIn: (RandomTheme.Declaration) -> Bool
  ) -> (declarations: Declarations, indices: [Int], resolution: Resolution) {
    var list = Declarations(in: store.space)
    var owners: [LintelDecisions.ConditionID: Int] = [:]
    let indices = theme.declarations.indices.filter { isIn(theme.declarations[$0]) }
    for index in indices {
      let own = theme.declarations[index]
      // What more declarations beat is wider.
      let weight = theme.declarations.indices.count { oracle.beats[$0][index] }
      let condition = list.addCondition(clauses(own), weight: weight)
      owners[condition] = index
      list.declare(
        results.id(of: .value(own.value)),
        where: condition,
        level: Int32(own.layer.rawValue) * 100 + own.priority
      )
    }
    let beats = oracle.beats
    let resolution = Resolution.agreeing(
      undeclared: results.id(of: .undeclared),
      conflict: results.id(of: .conflict),
      isNarrower: { [owners] in
        guard let a = owners[$0], let b = owners[$1] else { return false }
        return beats[a][b]
      }
    )
    return (list, indices, resolution)
  }

  /// The pairs of declarations that are in conflict, each layer by itself.
  mutating func conflicts() throws -> Set<Oracle.Pair> {
    var result: Set<Oracle.Pair> = []
    for layer in Layer.allCases {
      let (list, indices, resolution) = list { $0.layer == layer }
      let decision = try store.decide(list, by: resolution, within: care)
      let conflict = results.id(of: .conflict)
      let found = try store.conflicts(
        in: decision,
        of: list,
        by: resolution,
        within: care,
        upTo: 100
      ) { $0 == conflict }
      var regions: [DecisionID] = []
      for id in list.all {
        let region = try store.region(of: id, in: list, by: resolution)
        regions.append(try store.conjunction(region, care))
      }
      var own: Set<Oracle.Pair> = []
      for a in regions.indices {
        for b in regions.indices where a < b {
          let both = try store.conjunction(regions[a], regions[b])
          let differ = list.result(of: list.all[a]) != list.result(of: list.all[b])
          guard both != DecisionID(.no), differ else { continue }
          own.insert(Oracle.Pair(a: indices[a], b: indices[b]))
        }
      }
      let listed = found.pairs.map {
        Oracle.Pair(a: indices[$0.first.index], b: indices[$0.second.index])
      }
      // What a message lists is some of them, and none only if there is none.
      guard found.coverAll, own.isSuperset(of: listed), own.isEmpty == listed.isEmpty else {
        return [Oracle.Pair(a: -1, b: -1)]
      }
      result.formUnion(own)
    }
    return result
  }

  /// The declarations that win in no context, those that hold in none included.
  mutating func dead() throws -> Set<Int> {
    let (list, _, resolution) = list { _ in true }
    let dead = try store.deadDeclarations(of: list, by: resolution, within: care)
    return Set(dead.map(\.index))
  }

  /// What everything comes to, in boxes, with two cells of each.
  mutating func boxes() throws -> [(result: Result, cells: [Cell])] {
    let (list, _, resolution) = list { _ in true }
    let decision = try store.decide(list, by: resolution, within: care)
    return try store.boxes(of: decision, within: care).map { box in
      let first = box.firstContext(in: store.space)
      var last = Context(in: store.space)
      for dimension in store.space.dimensions {
        let values = box.clauses.first { $0.dimension == dimension }?.values
        let end = (values ?? store.space.all(dimension)).ranges.last?.upperBound ?? 1
        last[dimension] = Int(end) - 1
      }
      return (results[box.result] ?? .undeclared, [cell(first), cell(last)])
    }
  }

  private func cell(_ context: Context) -> Cell {
    var cell = Cell()
    for (dimension, lane) in Self.lanes.enumerated() {
      cell[Dimension.all[lane]] = context[DimensionID(dimension)]
    }
    cell.promos = (0..<theme.switchCount).filter { context[DimensionID(Self.promo + $0)] == 1 }
    return cell
  }
}
