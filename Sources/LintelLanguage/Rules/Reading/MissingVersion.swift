import LintelDiagnostics

extension LintRule {
  static let missingVersion = LintRule(
    id: "missing-version",
    severity: .error,
    stage: .reading,
    summary: "A file does not say which version of the language it is written in.",
    rationale: """
      Later versions may read a key differently; the number keeps a theme's meaning when the \
      compiler is updated.
      """,
    advice: "Write `lintel: 1` at the top of every file of a theme.",
    triggering: [
      Example(
        """
        theme: Harbor
        navigationBar: { shadow: none }
        """,
        at: [1],
        isWhole: true
      )
    ],
    nonTriggering: [
      Example(
        """
        lintel: 1
        theme: Harbor
        navigationBar: { shadow: none }
        """,
        isWhole: true
      )
    ]
  )
}
