import LintelDiagnostics

extension LintRule {
  static let oversizedToken = LintRule(
    id: "oversized-token",
    severity: .error,
    stage: .reading,
    summary: "A token expands through more tokens, or to more colors, than any palette needs.",
    rationale: """
      The limit keeps a few lines of tokens that double each other from using up the machine.
      """,
    advice: "Give one of the tokens that it goes through a literal value.",
    triggering: [],
    nonTriggering: [
      Example(
        """
        tokens:
          colors: { paper: systemBackground, veil: alpha($paper 85%) }
        navigationBar: { background: { color: $veil } }
        """
      )
    ]
  )
}
