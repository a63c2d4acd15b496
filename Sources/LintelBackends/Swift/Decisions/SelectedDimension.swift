/// A dimension with named values that a `switch` or a list in the output selects by.
struct SelectedDimension {
  /// The expression for the value, such as `context.brand`.
  let subject: String
  /// Whether the value can be missing, as a screen can.
  let isOptional: Bool
  /// The word before a value in the names of functions, such as `On`.
  let preposition: String
  /// The case for a value, or `nil` for no screen.
  let member: (Int) -> String?

  init(_ dimension: DecisionQuestion.Named, _ names: SwiftNames) {
    switch dimension {
    case .brand:
      (subject, isOptional, preposition) = ("context.brand", false, "Of")
      member = { names.brands[$0] }
    case .screen:
      (subject, isOptional, preposition) = ("screen", true, "On")
      member = { $0 == 0 ? nil : names.screens[$0 - 1] }
    case .mode(let index):
      let mode = names.modes[index]
      (subject, isOptional, preposition) = ("context.\(mode.property)", false, "In")
      member = { mode.values[$0] }
    }
  }

  /// Returns a value for a comparison, such as `.home`, or `nil` for no screen.
  func literal(_ value: Int) -> String? { member(value).map(\.afterDot) }

  /// Returns the pattern that matches a value, such as `.home?`.
  func pattern(_ value: Int) -> String {
    guard let name = member(value) else { return "nil" }
    return isOptional ? "\(name.afterDot)?" : name.afterDot
  }

  /// Returns the end of a function's name for a group of values, such as `OnHome`, which names the first value.
  func suffix(of group: DecisionQuestion.Group) -> String {
    guard let name = group.values.lazy.compactMap(member).first else { return "WithoutScreen" }
    return preposition + name.withoutBackticks.capitalized
  }
}
