/// A dimension with named values that a `switch` or a table of the output selects by.
enum SelectedDimension {
  case brand(SwiftNames)
  case screen(SwiftNames)
  case mode(ModeNames)

  /// The expression that has the value, such as `context.brand`.
  var subject: String {
    switch self {
    case .brand: "context.brand"
    case .screen: "screen"
    case .mode(let mode): "context.\(mode.property)"
    }
  }

  /// Whether the value may be missing, as a screen may.
  var isOptional: Bool {
    switch self {
    case .screen: true
    case .brand, .mode: false
    }
  }

  /// The case of a value, nil for no screen.
  func member(_ value: Int) -> String? {
    switch self {
    case .brand(let names): names.brands[value]
    case .screen(let names): value == 0 ? nil : names.screens[value - 1]
    case .mode(let mode): mode.values[value]
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
    let word = name.withoutBackticks.capitalized
    return switch self {
    case .brand: "Of\(word)"
    case .screen: "On\(word)"
    case .mode: "In\(word)"
    }
  }
}
