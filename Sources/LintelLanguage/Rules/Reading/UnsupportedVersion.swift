import LintelDiagnostics

extension LintRule {
  static let unsupportedVersion = LintRule(
    id: "unsupported-version",
    severity: .error,
    stage: .reading,
    summary: "A file is written in a version of the language that this compiler does not know.",
    rationale: "What it means can't be told. It is either a slip, or a theme for a newer compiler.",
    advice: "Write `lintel: 1`, or update the compiler.",
    triggering: [
      Example(
        """
        lintel: 2
        theme: Harbor
        """,
        at: [1]
      ),
      Example(
        """
        # A part from a newer theme.
        imports: [bars.yaml]
        """,
        at: [1],
        importing: [
          "bars.yaml": """
          lintel: 2
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
        """
      ),
      Example(
        """
        imports: [bars.yaml]
        """,
        importing: [
          "bars.yaml": """
          lintel: 1 # of two parts
          navigationBar: { shadow: none }
          """
        ]
      ),
    ]
  )
}
