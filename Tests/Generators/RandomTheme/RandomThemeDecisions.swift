import LintelDecisions
import LintelSchema
import LintelTheme

/// A random theme's declarations in the form of `LintelDecisions`.
///
/// Every promo, and every value of a mode, is a separate dimension. The care set consists of the contexts that exist: the sets of promos
/// that can run together, the screens that a brand has, and the slots that a bar has. A condition on promos mentions all promos that run
/// whenever it applies, as the language's order of conditions requires.
struct RandomThemeDecisions {
  /// The result for a target in a context.
  enum Result: Hashable {
    case undeclared
    case value(Int)
    case conflict
  }

  private static let promo = 7
  /// The indices of `Dimension.all` without promos, which come last here.
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

  /// The declarations in the order of the theme, and how conflicts between them are resolved.
  private mutating func list() -> (declarations: Declarations, resolution: Resolution) {
    var list = Declarations(in: store.space)
    var owners: [LintelDecisions.ConditionID: Int] = [:]
    for (index, own) in theme.declarations.enumerated() {
      // A condition that more declarations override is wider.
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
    let conflict = results.id(of: .conflict)
    let resolution = Resolution(
      undeclared: results.id(of: .undeclared),
      isNarrower: { [owners] in
        guard let a = owners[$0], let b = owners[$1] else { return false }
        return beats[a][b]
      },
      join: { $0 == $1 ? $0 : conflict }
    )
    return (list, resolution)
  }

  /// The boxes of contexts with the same result, with two cells of each.
  mutating func boxes() throws -> [(result: Result, cells: [Cell])] {
    let (list, resolution) = list()
    let decision = try store.decide(list, by: resolution, within: care)
    return try store.boxes(of: decision, within: care).map { box in
      var (first, last) = (Context(in: store.space), Context(in: store.space))
      for dimension in store.space.dimensions {
        let values = box.clauses.first { $0.dimension == dimension }?.values
        let ranges = (values ?? store.space.all(dimension)).ranges
        first[dimension] = Int(ranges.first?.lowerBound ?? 0)
        last[dimension] = Int(ranges.last?.upperBound ?? 1) - 1
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
