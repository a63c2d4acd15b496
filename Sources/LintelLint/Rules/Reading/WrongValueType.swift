extension LintRule {
  // Reported by `ValueReader` and `ThemeBuilder`; the table of mistakes covers values that people know from elsewhere.
  static let wrongValueType = LintRule(
    .error("wrong-value-type", in: .reading),
    summary: "A value doesn't have the type that its property requires.",
    rationale: """
      The property determines the type of its value, so Lintel finds the mistake in the theme before the app shows a \
      wrong color.
      """,
    advice: "Write a value of the type that the message names.",
    """
    navigationBar:
      prefersLargeTitles: yes ←

    navigationBar:
      prefersLargeTitles: true
      title: { kern: 0.5 }
    screens:
      home: { backButtonTitle: yes }
    """
  )
}
