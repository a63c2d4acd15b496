import LintelTheme

/// A number or a flag that a rule uses and that a configuration can set.
package struct RuleOption: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// A number in the option's unit.
    case number(Double)
    case flag(Bool)

    /// The value as it is written in a configuration.
    package var text: String {
      switch self {
      case .number(let number): number.shortText
      case .flag(let flag): flag ? "true" : "false"
      }
    }
  }

  /// The values that an option accepts.
  package enum Kind: Hashable, Sendable {
    /// A number in a range, both ends included.
    case number(ClosedRange<Double>)
    /// A number without a fraction in a range, both ends included.
    case wholeNumber(ClosedRange<Double>)
    case flag
  }

  package let rule: String
  /// The name of the option, in kebab case.
  package let name: String
  package let kind: Kind
  /// The value if no configuration sets one.
  package let standard: Value
  /// The meaning of the option, with its unit, as a clause without a period.
  package let summary: String
}
