/// The statements that set one dictionary of text attributes, or several equal ones.
struct TextCode {
  /// The properties to assign to, such as `appearance.titleTextAttributes`, by the versions that have them.
  struct Targets {
    var names: [String]
    let versions: VersionRange
    /// Further properties to assign to, after their own version checks.
    var others: [(names: [String], versions: VersionRange)] = []

    var count: Int { names.count + others.reduce(0) { $0 + $1.names.count } }

    func assigned(_ value: SwiftExpression) -> [SwiftStatement] {
      names.map { .assignment($0, value) }
        + others.flatMap { other in
          other.versions.checking(other.names.map { .assignment($0, value) })
        }
    }
  }

  let targets: Targets
  let name: String
  /// The condition under which the attributes are set, or `nil` if they always are.
  let condition: String?
  let content: [SwiftStatement]
  let isAlwaysSet: Bool

  func guarded(_ body: [SwiftStatement], alone: [SwiftStatement]? = nil) -> GuardedCode {
    GuardedCode(body, alone: alone, on: targets.versions, condition: condition)
  }

  func variable(_ name: String) -> [SwiftStatement] {
    if let short { return [.constant(name, short)] }
    return [.variable(name, .call("BarTextAttributes"))]
      + TextAttributeStatements.named(content, name)
  }

  func assignments(of variable: String) -> [SwiftStatement] {
    targets.assigned(.name(short == nil ? "\(variable).dictionary" : variable))
  }

  /// The assignment of a dictionary without a variable, or `nil` if it needs one.
  private var direct: SwiftStatement? {
    targets.count == 1
      ? TextAttributeStatements.literal(content).map { .assignment(targets.names[0], $0) } : nil
  }

  /// The statements for attributes that nothing else shares.
  var own: GuardedCode {
    let single = TextAttributeStatements.single(content)
    // A choice needs its own line.
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
          + targets.assigned(.list([SwiftArgument(".\(key)", .name(variable))]))
      }
      return guarded(body(name + own.capitalized), alone: body(own))
    }
    func body(_ name: String) -> [SwiftStatement] { variable(name) + assignments(of: name) }
    return guarded(body(name), alone: body("text"))
  }

  private var short: SwiftExpression? { TextAttributeStatements.short(content) }

  /// Returns assignments that require attributes, because an empty dictionary would remove UIKit's own.
  private func checked(_ name: String) -> [SwiftStatement] {
    variable(name) + [.condition(.name("!\(name).dictionary.isEmpty"), then: assignments(of: name))]
  }
}
