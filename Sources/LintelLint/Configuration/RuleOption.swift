import LintelTheme

/// What a rule judges by, and a configuration may set.
package struct RuleOption: Hashable, Sendable {
  /// A value that an option can have.
  package enum Value: Hashable, Sendable {
    /// A number in the option's unit.
    case number(Double)
    /// Whether something is on.
    case flag(Bool)

    /// As a configuration says it.
    package var text: String {
      switch self {
      case .number(let number): number.shortText
      case .flag(let flag): flag ? "true" : "false"
      }
    }
  }

  /// What values an option accepts.
  package enum Kind: Hashable, Sendable {
    /// A number in a range, both ends included.
    case number(ClosedRange<Double>)
    /// A number without a fraction in a range, both ends included.
    case wholeNumber(ClosedRange<Double>)
    /// `true` or `false`.
    case flag
  }

  /// The id of the rule.
  package let rule: String
  /// In kebab case.
  package let name: String
  /// The values that the option accepts.
  package let kind: Kind
  /// The value that holds if no configuration sets one.
  package let standard: Value
  /// What it means, with its unit, as a clause without a full stop.
  package let summary: String
}
