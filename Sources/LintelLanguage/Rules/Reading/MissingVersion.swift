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
      ),
      Example(
        """
        imports: [bars.yaml]
        """,
        at: [1],
        importing: [
          "bars.yaml": """
          navigationBar: { shadow: none }
          """
        ]
      ),
    ],
    nonTriggering: [
      Example(
        """
        lintel: 1
        theme: Harbor
        navigationBar: { shadow: none }
        """,
        isWhole: true
      ),
      Example(
        """
        # Every file says it, at whatever place.
        imports: [bars.yaml]
        """,
        importing: [
          "bars.yaml": """
          navigationBar: { shadow: none }
          lintel: 1
          """
        ]
      ),
    ]
  )
}
