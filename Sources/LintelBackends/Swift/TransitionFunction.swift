import LintelLanguage
import LintelSchema

/// Writes the function that tells how the bar changes on a push.
struct TransitionFunction {
  let tree: AppearanceTree
  let names: SwiftNames
  let access: String

  /// Nil for a theme without flows.
  var declaration: SwiftDeclaration? {
    guard !tree.transitions.isEmpty else { return nil }
    let number = Dictionary(
      tree.screens.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    // One screen after the other: a switch over pairs takes the compiler long.
    let beneath = Dictionary(grouping: tree.transitions) { number[$0.from] ?? 0 }
    let cases = beneath.sorted { $0.key < $1.key }.map { from, transitions in
      SwiftCase(
        patterns: [".\(names.screens[from])"],
        body: [.selection("to", pushes(transitions, number))]
      )
    }
    let head = SwiftHead(
      introducer: "\(access)static func transition",
      parameters: ["from: Screen", "to: Screen", "in context: Context"],
      result: "TransitionScheme?"
    )
    return SwiftDeclaration(
      .body(head, [.selection("from", cases + Self.otherwise(cases.count, tree.screens.count))]),
      documentation: [
        "How the bar changes while a screen is pushed onto another, and on the way back.",
        "",
        "Nil for a push that the theme does not list.",
      ]
    )
  }

  private func pushes(_ transitions: [Transition], _ number: [String: Int]) -> [SwiftCase] {
    var decisions: [Decision] = []
    var screens: [Decision: [Int]] = [:]
    let pushed = Dictionary(grouping: transitions) { number[$0.to] ?? 0 }
    for (to, transitions) in pushed.sorted(by: { $0.key < $1.key }) {
      let decision = decision(transitions)
      if screens[decision] == nil { decisions.append(decision) }
      screens[decision, default: []].append(to)
    }
    let statements = DecisionStatements(names: names) { index in
      [.result(index.map { .name(".\(TransitionScheme.allCases[$0].swiftName)") } ?? .none)]
    }
    let cases = decisions.map { decision in
      SwiftCase(
        patterns: (screens[decision] ?? []).map { ".\(names.screens[$0])" },
        body: statements.statements(of: decision)
      )
    }
    return cases + Self.otherwise(pushed.count, tree.screens.count)
  }

  private static func otherwise(_ count: Int, _ all: Int) -> [SwiftCase] {
    count < all ? [SwiftCase(patterns: [], body: [.result(.none)])] : []
  }

  /// The schemes of one push, as results of its contexts.
  private func decision(_ transitions: [Transition]) -> Decision {
    var tree = tree
    tree.contexts = transitions.flatMap { transition in
      transition.contexts.map { context in
        var context = context
        context.settings = TransitionScheme.allCases.firstIndex(of: transition.decision.scheme)
        return context
      }
    }
    if tree.contexts.isEmpty {
      return .result(
        transitions.first.flatMap { TransitionScheme.allCases.firstIndex(of: $0.decision.scheme) }
      )
    }
    return DecisionBuilder(tree, result: \.settings).decision()
  }
}

extension TransitionScheme {
  /// Behind a dot, where an optional has a `none` of its own.
  fileprivate var swiftName: String {
    switch self {
    case .none: "some(.none)"
    case .hide, .backdrop, .swap: rawValue
    }
  }
}
