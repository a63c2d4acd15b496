/// A dimension with named values that a `switch` or a table of the output selects by.
struct SelectedDimension {
  /// The expression that has the value, such as `context.brand`.
  let subject: String
  /// Whether the value may be missing, as a screen may.
  var isOptional = false
  /// What comes before a value in the names of functions, such as `On`.
  let preposition: String
  /// The case of a value, nil for no screen.
  let member: (Int) -> String?

  /// The brands of a theme.
  static func brand(_ names: SwiftNames) -> SelectedDimension {
    SelectedDimension(subject: "context.brand", preposition: "Of") { names.brands[$0] }
  }

  /// The screens of a theme.
  static func screen(_ names: SwiftNames) -> SelectedDimension {
    SelectedDimension(subject: "screen", isOptional: true, preposition: "On") { value in
      value == 0 ? nil : names.screens[value - 1]
    }
  }

  /// The values of a mode.
  static func mode(_ mode: ModeNames) -> SelectedDimension {
    SelectedDimension(subject: "context.\(mode.property)", preposition: "In") { mode.values[$0] }
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
