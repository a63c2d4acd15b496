import LintelLanguage
import LintelSchema

/// Colors that depend on brands and promos, each a function of the context.
///
/// In a factored tree they stand as parameters, under names that no theme can give to a color of the app's.
struct VaryingColors: Sendable {
  /// The boxes of brands and promos in which a node is used, and a color's index in each.
  typealias Cells = [Cell]

  struct Cell: Hashable, Sendable {
    let environment: Environment
    let color: Int
  }

  private struct Varying: Sendable {
    let decision: Decision
    /// Where the color is used.
    var leaves: Set<LeafID>
  }

  private static let mark: Character = "@"

  private let tree: AppearanceTree
  private var colors: [ResolvedColor] = []
  private var numbers: [ResolvedColor: Int] = [:]
  private var all: [Varying] = []
  private var known: [Cells: Int] = [:]
  private var indices: [Decision: Int] = [:]
  /// The functions that can come to a color, by its number.
  private var functions: [Int: [Int]] = [:]

  init(_ tree: AppearanceTree) {
    // A color that depended on anything else would not be one color of its brand.
    var tree = tree
    tree.screens = []
    self.tree = tree
  }

  /// What the colors of one place come to: the color itself if it is the same everywhere.
  ///
  /// - Parameters:
  ///   - values: the color in each of some disjoint environments.
  ///   - leaf: the place.
  /// - Returns: the color, or a parameter that stands for a function of the context.
  mutating func color(
    _ values: [(environment: Environment, color: ResolvedColor)],
    at leaf: LeafID
  ) -> ResolvedColor {
    if let first = values.first, values.allSatisfy({ $0.color == first.color }) {
      return first.color
    }
    let cells = values.map { Cell(environment: $0.environment, color: number($0.color)) }
    let index = known[cells] ?? covering(cells) ?? add(cells)
    known[cells] = index
    all[index].leaves.insert(leaf)
    return .parameter("\(Self.mark)\(index + 1)", alpha: 1)
  }

  private mutating func number(_ color: ResolvedColor) -> Int {
    if let number = numbers[color] { return number }
    numbers[color] = colors.count
    colors.append(color)
    return colors.count - 1
  }

  /// A function that comes to the same in these environments, and to something in others too.
  private func covering(_ cells: Cells) -> Int? {
    functions[cells[0].color]?.first { index in
      let decision = all[index].decision
      return cells.allSatisfy { cell in
        decision.results(in: cell.environment).allSatisfy { $0 == cell.color }
      }
    }
  }

  private mutating func add(_ cells: Cells) -> Int {
    var tree = tree
    tree.contexts = cells.map { $0.environment.entry(with: $0.color, of: tree) }
    let decision = DecisionBuilder(tree, result: \.settings).decision()
    let index = indices[decision] ?? all.count
    guard index == all.count else { return index }
    all.append(Varying(decision: decision, leaves: []))
    indices[decision] = index
    for color in Set(cells.map(\.color)) { functions[color, default: []].append(index) }
    return index
  }

  /// The colors that the functions are made of, once for each that names them.
  var uses: [ResolvedColor] {
    all.flatMap { $0.decision.results().map { colors[$0] } }
  }

  /// The call for a color of a factored tree; nil for a color of the app's.
  static func call(_ parameter: String) -> SwiftExpression? {
    guard parameter.first == mark else { return nil }
    return .call("Varying.color\(parameter.dropFirst())", [SwiftArgument(nil, .name("context"))])
  }

  /// The functions, in an enumeration of their own.
  func declarations(_ values: SwiftValues, access: String, schema: Schema) -> [SwiftDeclaration] {
    guard !all.isEmpty else { return [] }
    let statements = DecisionStatements(names: values.names) { index in
      [.result(index.map { values.color(colors[$0]) } ?? .name("UIColor.clear"))]
    }
    let members = all.enumerated().map { index, varying in
      let head = SwiftHead(
        introducer: "static func color\(index + 1)",
        parameters: ["_ context: Context"],
        result: "UIColor"
      )
      return SwiftDeclaration(
        .body(head, statements.statements(of: varying.decision)),
        documentation: [Self.words(varying.leaves, schema)]
      )
    }
    let what = tree.promos.isEmpty ? "the brand" : "the brand and the promos that run"
    return [
      SwiftDeclaration(
        .members("\(access)enum Varying", members),
        documentation: ["Colors that depend on \(what)."]
      )
    ]
  }

  private static func words(_ leaves: Set<LeafID>, _ schema: Schema) -> String {
    let shown = leaves.sorted().prefix(3).map { "`\(schema[$0].path)`" }.joined(separator: ", ")
    let rest = leaves.count - 3
    return "For \(shown)\(rest > 0 ? " and \(rest) more" : "")."
  }
}

extension Decision {
  /// Every result, as often as a way leads to it; in an environment, as far as that can be.
  fileprivate func results(in environment: Environment? = nil) -> [Int] {
    switch self {
    case .result(let index): return index.map { [$0] } ?? []
    case .brand(let choices):
      return choices.flatMap { choice in
        let isPossible = environment.map { !Set($0.brands).isDisjoint(with: choice.values) }
        return isPossible ?? true ? choice.decision.results(in: environment) : []
      }
    case .screen(let none, let choices):
      return none.results(in: environment)
        + choices.flatMap { $0.decision.results(in: environment) }
    case .promo(let promo, let runs, let rests):
      let isOn = environment?.on.contains(promo) ?? false
      let isOff = environment?.off.contains(promo) ?? false
      return (isOff ? [] : runs.results(in: environment))
        + (isOn ? [] : rests.results(in: environment))
    case .version(let choices, let otherwise):
      return choices.flatMap { $0.decision.results(in: environment) }
        + otherwise.results(in: environment)
    case .idiom(let phone, let pad):
      return phone.results(in: environment) + pad.results(in: environment)
    }
  }
}
