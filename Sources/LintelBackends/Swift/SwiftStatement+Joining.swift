/// Joins neighbors that ask the same, so that code asks once.
extension [SwiftStatement] {
  /// The same statements, with one `if` where several in a row have the same condition, or check for the same version.
  ///
  /// A condition asks for the context, the screen, the device, or whether there are text attributes, and no block changes any of these.
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
  /// The statement with its parts joined.
  fileprivate var joiningConditions: SwiftStatement {
    if case .each(let name, let sequence, let body) = self {
      return Self.each(name, sequence, body.joiningConditions)
    }
    return mappingBlocks(\.joiningConditions)
  }

  /// A loop; a condition that all of its body has is asked before it, or by it if it is about what the loop goes through.
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

  /// This and the next statement as one; nil if they don't ask the same, if a result ends either, or if both use a name.
  fileprivate func joined(with next: SwiftStatement) -> SwiftStatement? {
    guard let own = Fork(self), let other = Fork(next), own.condition == other.condition else {
      return nil
    }
    return own.joined(with: other)?.statement
  }
}

extension [SwiftStatement] {
  /// The same statements, with one `if` where all that an `if` does is to ask something else.
  var joiningNestedConditions: [SwiftStatement] { map(\.joiningNestedConditions) }
}

extension SwiftStatement {
  /// So long may conditions be that share a line.
  private static let longestConditions = 84

  fileprivate var joiningNestedConditions: SwiftStatement {
    let statement = mappingBlocks(\.joiningNestedConditions)
    guard let outer = statement.soleCondition, outer.body.count == 1,
      let inner = outer.body[0].soleCondition
    else { return statement }
    // A check for a version comes first, since it must not be part of an expression.
    let conditions = [outer.condition, inner.condition]
    let checks = conditions.filter { $0.hasPrefix("#") }
    let others = conditions.filter { !$0.hasPrefix("#") }
    let isPlain = checks.isEmpty && !others.contains { $0.contains("||") || $0.contains(",") }
    let joined = (checks + others).joined(separator: isPlain ? " && " : ", ")
    if joined.utf8.count > Self.longestConditions { return statement }
    return .condition(.name(joined), then: inner.body)
  }

  /// The condition under which it does something; nil for one that does something either way.
  private var soleCondition: (condition: String, body: [SwiftStatement])? {
    switch self {
    case .condition(let condition, let then, let otherwise):
      otherwise.isEmpty ? (condition.text, then) : nil
    case .availability(let branches, let otherwise):
      otherwise.isEmpty && branches.count == 1
        ? ("#available(iOS \(branches[0].version), *)", branches[0].body) : nil
    case .constant, .variable, .assignment, .expression, .result, .each, .selection: nil
    }
  }
}

/// What a statement asks, and what it does either way; of a version it asks whether the system has it.
private struct Fork {
  /// The question.
  let condition: SwiftExpression
  private let then: [SwiftStatement]
  private let otherwise: [SwiftStatement]

  private static let unavailable = "#unavailable(iOS "

  private init(
    _ condition: SwiftExpression,
    then: [SwiftStatement],
    otherwise: [SwiftStatement]
  ) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
  }

  /// Nil for a statement that asks nothing, and for one that asks for several versions.
  init?(_ statement: SwiftStatement) {
    switch statement {
    case .condition(.name(let check), let then, let otherwise)
    where check.hasPrefix(Self.unavailable):
      let version = check.dropFirst(Self.unavailable.count).prefix { $0 != ")" }
      self.init(Self.available("\(version)"), then: otherwise, otherwise: then)
    case .condition(let condition, let then, let otherwise):
      self.init(condition, then: then, otherwise: otherwise)
    case .availability(let branches, let otherwise):
      guard branches.count == 1 else { return nil }
      let condition = Self.available("\(branches[0].version)")
      self.init(condition, then: branches[0].body, otherwise: otherwise)
    case .constant, .variable, .assignment, .expression, .result, .each, .selection: return nil
    }
  }

  private static func available(_ version: String) -> SwiftExpression {
    .name("#available(iOS \(version), *)")
  }

  /// Both with what they do either way one after the other; nil if a result ends one, or if both use a name.
  func joined(with next: Fork) -> Fork? {
    let sides = [(then, next.then), (otherwise, next.otherwise)]
    guard
      sides.allSatisfy({ !$0.endsEarly && !$1.endsEarly && $0.names.isDisjoint(with: $1.names) })
    else { return nil }
    return Fork(
      condition,
      then: (then + next.then).joiningConditions,
      otherwise: (otherwise + next.otherwise).joiningConditions
    )
  }

  /// The statement that asks.
  var statement: SwiftStatement {
    if then.isEmpty, case .name(let check) = condition, check.hasPrefix("#available(iOS ") {
      let version = check.dropFirst("#available(iOS ".count).prefix { $0 != "," }
      return .condition(.name("\(Self.unavailable)\(version))"), then: otherwise)
    }
    return .condition(condition, then: then, otherwise: otherwise)
  }
}

extension [SwiftStatement] {
  /// What the statements name, besides what is named in blocks of theirs.
  fileprivate var names: Set<String> {
    Set(
      compactMap { statement in
        switch statement {
        case .constant(let name, _), .variable(let name, _): name
        case .assignment, .expression, .result, .availability, .condition, .each, .selection: nil
        }
      }
    )
  }

  /// Whether a result is among the statements, or in one of them.
  fileprivate var endsEarly: Bool {
    contains { statement in
      if case .result = statement { true } else { statement.blocks.contains(where: \.endsEarly) }
    }
  }
}
