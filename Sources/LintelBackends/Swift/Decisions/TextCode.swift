import LintelSchema

/// The statements that set one dictionary of text attributes.
struct TextCode {
  /// What is assigned to, such as `appearance.titleTextAttributes`.
  let target: String
  /// What a variable for it is called.
  let name: String
  /// The first version that has what is assigned to, nil for all.
  let since: Version?
  /// The first version that lacks it again, nil for none.
  let until: Version?
  /// The condition under which all of it is set, nil for none.
  let condition: String?
  /// The assignments to the attributes, for a variable that is named afterwards.
  let content: [SwiftStatement]
  /// Whether there are attributes wherever the condition holds.
  let isAlwaysSet: Bool

  /// The statements where they run.
  func guarded(_ body: [SwiftStatement], alone: [SwiftStatement]? = nil) -> GuardedCode {
    GuardedCode(body, alone: alone, since: since, until: until, condition: condition)
  }

  /// A variable for the attributes.
  func variable(_ name: String) -> [SwiftStatement] {
    if let short { return [.constant(name, short)] }
    return [.variable(name, .call("BarTextAttributes", [SwiftArgument]()))]
      + TextAttributeStatements.named(content, name)
  }

  /// The assignment of such a variable.
  func assignment(of variable: String) -> SwiftStatement {
    .assignment(target, .name(short == nil ? "\(variable).dictionary" : variable))
  }

  /// The assignment of a dictionary without a variable; nil if it can't do without.
  var direct: SwiftStatement? {
    TextAttributeStatements.literal(content).map { .assignment(target, $0) }
  }

  /// The statements if nothing else has the same attributes.
  var own: GuardedCode {
    if let direct { return guarded([direct]) }
    guard isAlwaysSet else { return guarded(checked(name), alone: checked("text")) }
    if let short { return guarded([.assignment(target, short)]) }
    if let (key, value) = TextAttributeStatements.single(content),
      let own = TextAttributeStatements.variable(for: key)
    {
      func body(_ variable: String) -> [SwiftStatement] {
        let dictionary = SwiftExpression.dictionary([SwiftArgument(".\(key)", .name(variable))])
        return [.constant(variable, value), .assignment(target, dictionary)]
      }
      return guarded(body(name + ObjectFunctions.capitalized(own)), alone: body(own))
    }
    func body(_ name: String) -> [SwiftStatement] { variable(name) + [assignment(of: name)] }
    return guarded(body(name), alone: body("text"))
  }

  private var short: SwiftExpression? { TextAttributeStatements.short(content) }

  /// Attributes without any would take UIKit's own away.
  private func checked(_ name: String) -> [SwiftStatement] {
    variable(name) + [
      .condition(
        .name("!\(name).dictionary.isEmpty"),
        then: [assignment(of: name)],
        otherwise: []
      )
    ]
  }
}
