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
    assignments(of: variable, isShort: short != nil)
  }

  private func assignments(of variable: String, isShort: Bool) -> [SwiftStatement] {
    targets.assigned(.name(isShort ? variable : "\(variable).dictionary"))
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
    guard isAlwaysSet else { return guarded(body(name), alone: body("text")) }
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
    return guarded(body(name), alone: body("text"))
  }

  private func body(_ name: String) -> [SwiftStatement] {
    variable(name) + checked(assignments(of: name), name)
  }

  /// The fewest lines that a copy must save.
  private static let fewestSavedLines = 2

  /// Returns the statements for attributes that nothing else shares, which may begin as a copy of another text's.
  func shortest(copying others: [TextCode]) -> GuardedCode {
    var shortest = own
    var limit = shortest.lines - Self.fewestSavedLines
    for other in others {
      guard let changes = TextAttributeStatements.changes(from: other.content, to: content) else {
        continue
      }
      if changes.isEmpty {
        return guarded(checked(assignments(of: other.name, isShort: false), other.name))
      }
      func body(_ name: String) -> [SwiftStatement] {
        [.variable(name, .name(other.name))] + TextAttributeStatements.named(changes, name)
          + checked(assignments(of: name, isShort: false), name)
      }
      let copy = guarded(body(name), alone: body("text"))
      if copy.lines <= limit { (shortest, limit) = (copy, copy.lines - 1) }
    }
    return shortest
  }

  private var short: SwiftExpression? { TextAttributeStatements.short(content) }

  /// Returns assignments that require attributes, because an empty dictionary would remove UIKit's own.
  private func checked(_ assignments: [SwiftStatement], _ name: String) -> [SwiftStatement] {
    isAlwaysSet
      ? assignments : [.condition(.name("!\(name).dictionary.isEmpty"), then: assignments)]
  }
}
