/// Joins neighbors that ask the same, so that code asks once.
extension [SwiftStatement] {
  /// The same statements, with one `if` where several in a row have the same condition, or opposite checks for a version.
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

  /// This and the next statement as one; nil if they don't ask the same, if a result ends the first, or if both use a name.
  fileprivate func joined(with next: SwiftStatement) -> SwiftStatement? {
    if case .condition(let a, let then, let none) = self,
      case .condition(let b, let more, let others) = next,
      a == b, none.isEmpty, others.isEmpty, !then.endsEarly, !more.endsEarly,
      then.names.isDisjoint(with: more.names)
    {
      return .condition(a, then: (then + more).joiningConditions)
    }
    return alternative(to: next) ?? next.alternative(to: self)
  }

  /// This check that a version is missing with the other's check for it; nil if they aren't opposites, or if a result ends either.
  private func alternative(to other: SwiftStatement) -> SwiftStatement? {
    guard case .condition(.name(let check), let older, let none) = self,
      case .availability(let newer, let others) = other,
      none.isEmpty, others.isEmpty, newer.count == 1,
      check == "#unavailable(iOS \(newer[0].version))",
      !older.endsEarly, !newer[0].body.endsEarly
    else { return nil }
    return .availability(newer, otherwise: older)
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
