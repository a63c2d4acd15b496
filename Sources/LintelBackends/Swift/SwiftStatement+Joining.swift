/// Joins neighbors that ask the same question, so that code asks once.
extension [SwiftStatement] {
  /// The same statements, with one `if` for several in a row that have the same condition or version check.
  ///
  /// A condition asks for the context, the screen, the device, or whether there are text attributes. No block changes any of these.
  var joiningConditions: [SwiftStatement] {
    var result: [SwiftStatement] = []
    for statement in map(\.joiningConditions) {
      if let last = result.last, let joined = last.joined(with: statement) {
        result[result.count - 1] = joined
      } else {
        result.append(statement)
      }
    }
    return result
  }
}

extension SwiftStatement {
  fileprivate var joiningConditions: SwiftStatement {
    if case .each(let name, let sequence, let body) = self {
      return Self.each(name, sequence, body.joiningConditions)
    }
    return mappingBlocks(\.joiningConditions)
  }

  /// Returns a loop; a condition of its whole body comes before it, or in its `where` clause if it uses the loop's variable.
  private static func each(
    _ name: String,
    _ sequence: SwiftExpression,
    _ body: [SwiftStatement]
  ) -> SwiftStatement {
    guard body.count == 1, case .condition(let condition, let then, let none) = body[0],
      none.isEmpty
    else { return .each(name, in: sequence, body) }
    if condition.text.contains("\(name).") {
      return .each(name, in: .name("\(sequence.text) where \(condition.text)"), then)
    }
    return .condition(condition, then: [each(name, sequence, then)])
  }

  /// Returns this and the next statement as one, or `nil` if their questions differ, either has a result, or both declare a name.
  fileprivate func joined(with next: SwiftStatement) -> SwiftStatement? {
    guard let own = Fork(self), let other = Fork(next), own.condition == other.condition else {
      return nil
    }
    return own.joined(with: other)?.statement
  }
}

extension [SwiftStatement] {
  /// The same statements, with one `if` for an `if` that contains only another one.
  var joiningNestedConditions: [SwiftStatement] { map(\.joiningNestedConditions) }
}

extension SwiftStatement {
  private static let longestConditions = 84

  fileprivate var joiningNestedConditions: SwiftStatement {
    let statement = mappingBlocks(\.joiningNestedConditions)
    guard let outer = statement.soleCondition, outer.body.count == 1,
      let inner = outer.body[0].soleCondition
    else { return statement }
    // A version check comes first, because it can't be part of an expression.
    let conditions = [outer.condition, inner.condition]
    let checks = conditions.filter { $0.hasPrefix("#") }
    let others = conditions.filter { !$0.hasPrefix("#") }
    let isPlain = checks.isEmpty && !others.contains { $0.contains("||") || $0.contains(",") }
    let joined = (checks + others).joined(separator: isPlain ? " && " : ", ")
    if joined.utf8.count > Self.longestConditions { return statement }
    return .condition(.name(joined), then: inner.body)
  }

  /// The condition and body of a statement that does something only if the condition is met, or `nil` for others.
  private var soleCondition: (condition: String, body: [SwiftStatement])? {
    guard case .condition(let condition, let then, let otherwise) = self, otherwise.isEmpty else {
      return nil
    }
    return (condition.text, then)
  }
}

/// A statement's question and its code for both answers; a version check asks whether the system has the version.
private struct Fork {
  let condition: SwiftExpression
  private let then: [SwiftStatement]
  private let otherwise: [SwiftStatement]

  private static let unavailable = "#unavailable(iOS "
}

extension Fork {
  /// Creates a fork, or returns `nil` for a statement that asks nothing.
  init?(_ statement: SwiftStatement) {
    guard case .condition(let condition, let then, let otherwise) = statement else { return nil }
    if case .name(let check) = condition, check.hasPrefix(Self.unavailable) {
      let version = check.dropFirst(Self.unavailable.count).prefix { $0 != ")" }
      self.init(
        condition: .name("#available(iOS \(version), *)"),
        then: otherwise,
        otherwise: then
      )
    } else {
      self.init(condition: condition, then: then, otherwise: otherwise)
    }
  }

  /// Returns both, with their code for each answer joined, or `nil` if one has a result or both declare a name.
  func joined(with next: Fork) -> Fork? {
    let sides = [(then, next.then), (otherwise, next.otherwise)]
    guard
      sides.allSatisfy({ !$0.endsEarly && !$1.endsEarly && $0.names.isDisjoint(with: $1.names) })
    else { return nil }
    return Fork(
      condition: condition,
      then: (then + next.then).joiningConditions,
      otherwise: (otherwise + next.otherwise).joiningConditions
    )
  }

  var statement: SwiftStatement {
    if then.isEmpty, case .name(let check) = condition, check.hasPrefix("#available(iOS ") {
      let version = check.dropFirst("#available(iOS ".count).prefix { $0 != "," }
      return .condition(.name("\(Self.unavailable)\(version))"), then: otherwise)
    }
    return .condition(condition, then: then, otherwise: otherwise)
  }
}

extension [SwiftStatement] {
  fileprivate var names: Set<String> {
    Set(
      compactMap { statement in
        switch statement {
        case .constant(let name, _), .variable(let name, _): name
        case .assignment, .expression, .result, .condition, .each, .selection: nil
        }
      }
    )
  }

  /// Whether the statements, or the blocks in them, contain a result.
  fileprivate var endsEarly: Bool {
    contains { statement in
      if case .result = statement { true } else { statement.blocks.contains(where: \.endsEarly) }
    }
  }
}
