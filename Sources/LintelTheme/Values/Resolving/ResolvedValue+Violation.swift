package import LintelSchema

/// Values that come from tokens.
extension ResolvedValue {
  /// What is wrong with a value that has reached a property through a token.
  package struct Violation: Hashable, Sendable {
    /// The id of the rule that a written value would break.
    package let rule: String
    /// Such as `expected a ratio or a percentage from 0 to 1`.
    package var message: String
  }

  /// Judges a value that a token brought, since only written ones are checked where they stand.
  ///
  /// Nil if the property takes the value.
  package func violation(of property: Property) -> Violation? {
    switch self {
    case .none:
      return property.isOptional
        ? nil : Violation(rule: "none-not-allowed", message: "expected \(property.type.noun)")
    case .number(let number):
      guard case .number(let range) = property.type else { return nil }
      return range.violation(by: number).map { Violation(rule: "out-of-range", message: $0) }
    case .color, .font, .image, .effect, .offset, .boolean, .keyword, .string: return nil
    }
  }
}
