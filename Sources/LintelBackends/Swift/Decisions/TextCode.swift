import LintelSchema

/// The statements that set one dictionary of text attributes, or several alike.
struct TextCode {
  /// What is assigned to.
  struct Targets {
    /// Such as `appearance.titleTextAttributes`.
    var names: [String]
    /// The first version that has them, nil for all.
    let since: Version?
    /// The first version that lacks them again, nil for none.
    let until: Version?

    /// Whether other targets are there on the same versions.
    func areFor(_ since: Version?, _ until: Version?) -> Bool {
      self.since == since && self.until == until
    }

    fileprivate func assigned(_ value: SwiftExpression) -> [SwiftStatement] {
      names.map { .assignment($0, value) }
    }

    /// The assignments behind a check for the versions.
    fileprivate func checked(_ value: SwiftExpression) -> [SwiftStatement] {
      GuardedCode.joined([GuardedCode(assigned(value), since: since, until: until)])
    }
  }

  /// What is assigned to, on the versions that have the first.
  let targets: Targets
  /// What else is assigned to where the condition holds, on other versions.
  let others: [Targets]
  /// What a variable for it is called.
  let name: String
  /// The condition under which all of it is set, nil for none.
  let condition: String?
  /// The assignments to the attributes, for a variable that is named afterwards.
  let content: [SwiftStatement]
  /// Whether there are attributes wherever the condition holds.
  let isAlwaysSet: Bool

  /// The statements where they run.
  func guarded(_ body: [SwiftStatement], alone: [SwiftStatement]? = nil) -> GuardedCode {
    GuardedCode(
      body,
      alone: alone,
      since: targets.since,
      until: targets.until,
      condition: condition
    )
  }

  /// A variable for the attributes.
  func variable(_ name: String) -> [SwiftStatement] {
    if let short { return [.constant(name, short)] }
    return [.variable(name, .call("BarTextAttributes", [SwiftArgument]()))]
      + TextAttributeStatements.named(content, name)
  }

  /// The assignments of such a variable.
  func assignments(of variable: String) -> [SwiftStatement] {
    assignments(.name(short == nil ? "\(variable).dictionary" : variable))
  }

  private func assignments(_ value: SwiftExpression) -> [SwiftStatement] {
    targets.assigned(value) + others.flatMap { $0.checked(value) }
  }

  /// The assignments of a value where they run.
  func assigning(_ value: SwiftExpression) -> GuardedCode { guarded(assignments(value)) }

  /// Whether there is one assignment.
  private var isSingle: Bool { targets.names.count == 1 && others.isEmpty }

  /// The assignment of a dictionary without a variable; nil if it can't do without.
  private var direct: SwiftStatement? {
    isSingle
      ? TextAttributeStatements.literal(content).map { .assignment(targets.names[0], $0) } : nil
  }

  /// The statements if nothing else has the same attributes.
  var own: GuardedCode {
    if let direct { return guarded([direct]) }
    guard isAlwaysSet else { return guarded(checked(name), alone: checked("text")) }
    if isSingle, let short { return guarded(assignments(short)) }
    if short == nil, let (key, value) = TextAttributeStatements.single(content),
      let own = TextAttributeStatements.variable(for: key)
    {
      func body(_ variable: String) -> [SwiftStatement] {
        [.constant(variable, value)]
          + assignments(.dictionary([SwiftArgument(".\(key)", .name(variable))]))
      }
      return guarded(body(name + ObjectFunctions.capitalized(own)), alone: body(own))
    }
    func body(_ name: String) -> [SwiftStatement] { variable(name) + assignments(of: name) }
    return guarded(body(name), alone: body("text"))
  }

  private var short: SwiftExpression? { TextAttributeStatements.short(content) }

  /// Attributes without any would take UIKit's own away.
  private func checked(_ name: String) -> [SwiftStatement] {
    variable(name) + [
      .condition(
        .name("!\(name).dictionary.isEmpty"),
        then: assignments(of: name),
        otherwise: []
      )
    ]
  }
}
