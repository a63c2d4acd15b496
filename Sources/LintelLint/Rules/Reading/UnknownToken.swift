import LintelDiagnostics

extension LintRule {
  /// Finds references to tokens that no file declares, with the nearest names.
  ///
  /// Reported by `checkTokenReferences`.
  static let unknownToken = LintRule(
    id: "unknown-token",
    severity: .error,
    stage: .reading,
    summary: "A theme refers to a token that isn't declared.",
    rationale: "The reference has no value. Usually, the name is misspelled.",
    advice: "Correct the spelling, or declare the token under `tokens:`.",
    triggering: [
      Example(
        """
        tokens: { colors: { accent: "#0B6E99", ink: $acent } }
        navigationBar: { tint: $accent, title: { color: $ink } }
        """,
        at: [1]
      ),
      Example(
        """
        navigationBar:
          title: { color: alpha($ink 60%) }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        tokens: { colors: { ink: label } }
        navigationBar:
          title: { color: alpha($ink 60%) }
        """
      ),
      Example(
        """
        # Declared in a part of the theme.
        imports: [colors.yaml]
        toolbar: { tint: $accent }
        """,
        importing: [
          "colors.yaml": """
          lintel: 1
          tokens: { colors: { accent: "#0B6E99" } }
          """
        ]
      ),
    ]
  )
}
