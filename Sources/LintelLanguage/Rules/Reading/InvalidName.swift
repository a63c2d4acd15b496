import LintelDiagnostics

extension LintRule {
  static let invalidName = LintRule(
    id: "invalid-name",
    severity: .error,
    stage: .reading,
    summary: "A text isn't a valid name.",
    rationale: "Names become identifiers of the generated Swift, and parts of keys.",
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
