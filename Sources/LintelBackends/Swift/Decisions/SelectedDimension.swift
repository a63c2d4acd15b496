/// A dimension with named values that a `switch` or a table of the output selects by.
struct SelectedDimension {
  /// The expression that has the value, such as `context.brand`.
  let subject: String
  /// Whether the value may be missing, as a screen may.
  let isOptional: Bool
  /// What comes before a value in the names of functions, such as `On`.
  let preposition: String
  /// The case of a value, nil for no screen.
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

  /// A value where one or none is expected, such as `.home`; nil for none.
  func literal(_ value: Int, in host: DecisionHost) -> String? {
    member(value).map { name in
      // An optional has members of its own.
      isOptional && ["none", "some"].contains(name)
        ? "\(host.typePrefix)Screen.\(name)" : ".\(name)"
    }
  }

  /// The pattern that matches a value, such as `.home?`.
  func pattern(_ value: Int) -> String {
    guard let name = member(value) else { return "nil" }
    return isOptional ? ".\(name)?" : ".\(name)"
  }

  /// The end of the name of a function for a group of values, such as `OnHome`: it has the first one's name.
  func suffix(of group: DecisionQuestion.Group) -> String {
    guard let name = group.values.lazy.compactMap(member).first else { return "WithoutScreen" }
    return preposition + name.withoutBackticks.capitalized
  }
}
