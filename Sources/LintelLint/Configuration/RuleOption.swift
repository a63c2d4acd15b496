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

  /// A decimal number.
  static func number(
    _ name: String,
    of rule: String,
    _ standard: Double,
    in range: ClosedRange<Double>,
    _ summary: String
  ) -> RuleOption {
    RuleOption(
      rule: rule,
      name: name,
      kind: .number(range),
      standard: .number(standard),
      summary: summary
    )
  }

  /// A count.
  static func count(
    _ name: String,
    of rule: String,
    _ standard: Int,
    in range: ClosedRange<Double>,
    _ summary: String
  ) -> RuleOption {
    RuleOption(
      rule: rule,
      name: name,
      kind: .wholeNumber(range),
      standard: .number(Double(standard)),
      summary: summary
    )
  }

  /// A switch that is off by default.
  static func flag(_ name: String, of rule: String, _ summary: String) -> RuleOption {
    RuleOption(rule: rule, name: name, kind: .flag, standard: .flag(false), summary: summary)
  }
}
