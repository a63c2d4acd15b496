import LintelSchema

extension LegacyProperty {
  /// An assignment, or the call of a setter with its labels.
  ///
  /// - Parameters:
  ///   - value: what it is set to.
  ///   - arguments: one for each of the property's; those that are empty are left out.
  ///   - subject: what it is set on, with a dot; empty for `self`.
  /// - Returns: the statement.
  func setting(
    to value: SwiftExpression,
    arguments: [String],
    on subject: String
  ) -> SwiftStatement {
    guard let labels else { return .assignment("\(subject)\(name)", value) }
    let setter = "set" + name.capitalized
    let words = zip(labels, arguments).compactMap { label, word in
      word.isEmpty ? nil : SwiftArgument(label, .name(".\(word)"))
    }
    return .call("\(subject)\(setter)", [SwiftArgument(nil, value)] + words)
  }

  /// What decides what it is set to: the theme, or UIKit where the theme says nothing.
  ///
  /// - Parameters:
  ///   - type: the type of its value.
  ///   - name: what its function is called, if it takes one.
  ///   - owner: whose property it is, in words; empty for the object's own.
  ///   - values: spells what decisions come to.
  /// - Returns: the subject of its decision.
  func subject(
    _ type: ValueType,
    named name: @autoclosure @escaping () -> String,
    of owner: String = "",
    _ values: DecidedValues
  ) -> DecisionFunctions.Subject {
    DecisionFunctions.Subject(
      name: name(),
      type: isOptional ? type.optionalSwiftType : type.swiftType,
      summary: "What `\(self.name)`\(owner) is set to.",
      spelling: self.name
    ) { values.value($0, as: type) ?? NeedyExpression(code: initialExpression) }
  }

  /// UIKit's own value.
  var initialExpression: SwiftExpression {
    switch initial {
    case .none: .none
    case .boolean(let value): .boolean(value)
    case .keyword(let word): .implicit(word)
    case .zero: .number(0)
    case .zeroOffset: .name("UIOffset.zero")
    }
  }

  /// A variable for its value, for example `titleDisabled` for the attributes of a title's disabled state.
  func variableName(_ arguments: [String]) -> String {
    name.dropLast("TextAttributes".count) + (arguments.first { !$0.isEmpty } ?? "").capitalized
  }
}
