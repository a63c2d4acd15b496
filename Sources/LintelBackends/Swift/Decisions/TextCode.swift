import LintelSchema

/// The statements that set one dictionary of text attributes, or several alike.
struct TextCode {
  /// What is assigned to, such as `appearance.titleTextAttributes`, by the versions that have it.
  struct Targets {
    /// What is assigned to where the code runs.
    var names: [String]
    /// The versions on which it runs.
    let versions: VersionRange
    /// What else is assigned to there, behind checks for versions of its own.
    var others: [(names: [String], versions: VersionRange)] = []

    /// How many there are.
    var count: Int { names.count + others.reduce(0) { $0 + $1.names.count } }

    /// The assignments of a value.
    func assigned(_ value: SwiftExpression) -> [SwiftStatement] {
      names.map { .assignment($0, value) }
        + others.flatMap { other in
          other.versions.checking(other.names.map { .assignment($0, value) })
        }
    }
  }

  /// What is assigned to.
  let targets: Targets
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
    GuardedCode(body, alone: alone, on: targets.versions, condition: condition)
  }

  /// A variable for the attributes.
  func variable(_ name: String) -> [SwiftStatement] {
    if let short { return [.constant(name, short)] }
    return [.variable(name, .call("BarTextAttributes"))]
      + TextAttributeStatements.named(content, name)
  }

  /// The assignments of such a variable.
  func assignments(of variable: String) -> [SwiftStatement] {
    targets.assigned(.name(short == nil ? "\(variable).dictionary" : variable))
  }

  /// The assignment of a dictionary without a variable; nil if it can't do without.
  private var direct: SwiftStatement? {
    targets.count == 1
      ? TextAttributeStatements.literal(content).map { .assignment(targets.names[0], $0) } : nil
  }

  /// The statements if nothing else has the same attributes.
  var own: GuardedCode {
    let single = TextAttributeStatements.single(content)
    // A choice needs a line of its own.
    let isNamed =
      single?.value.isChoice ?? false
      && direct.map { SwiftWriter.lines(of: $0, depth: 3) > 1 } ?? false
    if let direct, !isNamed { return guarded([direct]) }
    guard isAlwaysSet else { return guarded(checked(name), alone: checked("text")) }
    if targets.count == 1, !isNamed, let short { return guarded(targets.assigned(short)) }
    if isNamed || short == nil, let (key, value) = single,
      let own = TextAttributeStatements.variable(for: key)
    {
      func body(_ variable: String) -> [SwiftStatement] {
        [.constant(variable, value)]
          + targets.assigned(.dictionary([SwiftArgument(".\(key)", .name(variable))]))
      }
      return guarded(body(name + own.capitalized), alone: body(own))
    }
    func body(_ name: String) -> [SwiftStatement] { variable(name) + assignments(of: name) }
    return guarded(body(name), alone: body("text"))
  }

  private var short: SwiftExpression? { TextAttributeStatements.short(content) }

  /// Attributes without any would take UIKit's own away.
  private func checked(_ name: String) -> [SwiftStatement] {
    variable(name) + [.condition(.name("!\(name).dictionary.isEmpty"), then: assignments(of: name))]
  }
}
