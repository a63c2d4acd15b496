import LintelDiagnostics

extension LintRule {
  /// Finds names with characters that Swift identifiers can't have.
  ///
  /// `NameRules` decides by the Unicode category of each character, so letters of every script are allowed.
  static let invalidName = LintRule(
    id: "invalid-name",
    severity: .error,
    stage: .reading,
    summary: "A name isn't valid.",
    rationale: "Names become identifiers in the generated Swift code.",
    advice: "Use letters of any script, digits, '-' and '_'; a dot nests.",
    triggering: [
      Example(
        """
        brands: { "harbor blue": {} }
        """,
        at: [1]
      ),
      Example(
        """
        theme: 2nd Harbor
        """,
        at: [1]
      ),
    ],
    nonTriggering: [
      Example(
        """
        theme: Harbor2
        brands: { harbor-blue: {}, über: {} }
        """
      ),
      Example(
        """
        # Dots nest the names of screens.
        screens: { news.detail: {}, checkout-2: {}, my_orders: {} }
        """
      ),
    ]
  )
}
