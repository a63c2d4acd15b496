import LintelSchema

/// Spells decisions as statements.
struct DecisionStatements {
  /// From so many names on, the largest group of a `switch` is its default.
  private static let longList = 8
  /// From so many names in all on, a `switch` has a default whatever its groups are: the compiler's time to find out that none is missing
  /// grows with their square, and it gives up before they are a thousand.
  private static let longSwitch = 128

  /// The names of brands, promos, and screens in Swift.
  let names: SwiftNames
  /// The traits of the app's window, in Swift.
  var traits = "UITraitCollection.current"
  /// Whether the statements for a result leave the function, so that what holds otherwise can follow them.
  var leaves = true
  /// The statements for a result.
  let result: (Int?) -> [SwiftStatement]

  /// The statements of a decision.
  func statements(of decision: Decision) -> [SwiftStatement] {
    switch decision {
    case .result(let index):
      return result(index)
    case .brand(let choices):
      return [.selection("context.brand", cases(choices) { ".\(names.brands[$0])" })]
    case .screen(let none, let choices):
      // 0 means no screen.
      var all = choices
      if let index = all.firstIndex(where: { $0.decision == none }) {
        all[index] = Decision.Choice(values: [0] + all[index].values, decision: none)
      } else {
        all.insert(Decision.Choice(values: [0], decision: none), at: 0)
      }
      return [.selection("screen", cases(all) { $0 == 0 ? "nil" : ".\(names.screens[$0 - 1])?" })]
    case .promo(let index, let runs, let rests):
      return choice(.name(names.condition(onSwitch: index)), runs, otherwise: rests)
    case .version(let choices, let otherwise):
      let branches = choices.map {
        AvailabilityBranch(version: $0.version, body: statements(of: $0.decision))
      }
      return [.availability(branches, otherwise: statements(of: otherwise))]
    case .trait(let trait, let first, let second):
      let test = TraitTest(trait, of: traits)
      let (then, otherwise) = test.value == 0 ? (first, second) : (second, first)
      return choice(.name(test.condition), then, otherwise: otherwise)
    }
  }

  /// An `if`, with `else` only where both sides go on.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - decision: What holds if it's true.
  ///   - otherwise: What holds if it's false.
  /// - Returns: The statements.
  private func choice(
    _ condition: SwiftExpression,
    _ decision: Decision,
    otherwise: Decision
  ) -> [SwiftStatement] {
    let (then, rest) = (statements(of: decision), statements(of: otherwise))
    guard leaves else { return [.condition(condition, then: then, otherwise: rest)] }
    return [.condition(condition, then: then, otherwise: [])] + rest
  }

  /// The cases of a `switch`.
  private func cases(_ choices: [Decision.Choice], name: (Int) -> String) -> [SwiftCase] {
    let largest = choices.max { $0.values.count < $1.values.count }
    let isLong = choices.reduce(0) { $0 + $1.values.count } > Self.longSwitch
    var rest = largest.flatMap { $0.values.count > Self.longList ? $0 : nil }
    // What holds without a screen is what a reader expects of the default.
    if isLong, rest == nil { rest = choices.first { $0.values.contains(0) } ?? largest }
    var result: [SwiftCase] = []
    var fallback: SwiftCase?
    for choice in choices {
      let body = statements(of: choice.decision)
      if choice == rest {
        fallback = SwiftCase(patterns: [], body: body)
      } else {
        result.append(SwiftCase(patterns: choice.values.map(name), body: body))
      }
    }
    return result + (fallback.map { [$0] } ?? [])
  }
}
