import LintelSchema

extension LegacyProperty {
  /// Returns an assignment, or a call to a setter with its labels, without empty arguments.
  ///
  /// The subject ends with a dot, or is empty for `self`.
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

  /// Returns the subject of the property's decision, whose result is UIKit's own value where the theme sets nothing.
  ///
  /// `owner` is the property's owner in words, or empty for the object itself.
  func subject(
    _ type: ValueType,
    named name: @autoclosure @escaping () -> String,
    of owner: String = "",
    _ values: DecidedValues
  ) -> DecisionFunctions.Subject {
    DecisionFunctions.Subject(
      name: name(),
      type: isOptional ? type.optionalSwiftType : type.swiftType,
      summary: "The value of `\(self.name)`\(owner).",
      spelling: self.name
    ) { values.value($0, as: type) ?? ContextualExpression(code: initialExpression) }
  }

  var initialExpression: SwiftExpression {
    switch initial {
    case .none: .none
    case .boolean(let value): .boolean(value)
    case .keyword(let word): .implicit(word)
    case .zero: .number(0)
    case .zeroOffset: .name("UIOffset.zero")
    }
  }

  /// Returns the name of a variable for the value, such as `titleDisabled` for the attributes of a title's disabled state.
  func variableName(_ arguments: [String]) -> String {
    name.dropLast("TextAttributes".count) + (arguments.first { !$0.isEmpty } ?? "").capitalized
  }
}
