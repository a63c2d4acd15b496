import LintelDiagnostics

extension LintRule {
  static let tooManyContexts = LintRule(
    id: "too-many-contexts",
    severity: .error,
    stage: .appearance,
    summary: "A theme looks different in more contexts than an app could hold.",
    rationale: """
      Every combination of brand, promos and screen that looks different is a row of the outputs. \
      Promos that may run together in any combination multiply.
      """,
    advice: "Let fewer promos style the same bar, or remove `with: any` from some of them.",
    triggering: [],
    nonTriggering: [
      Example(
        """
        promos:
          summer: { with: any }
          winter: { with: any }
        navigationBar: { shadow: none }
        """
      ),
      Example(
        """
        promos:
          summer: { from: 2027-06-01, until: 2027-09-01, navigationBar: { shadow: none } }
          winter: { from: 2027-12-01, until: 2028-03-01, navigationBar: { shadow: none } }
        """
      ),
    ]
  )
}
