import LintelDiagnostics

extension LintRule {
  static let splitFunction = LintRule(
    id: "split-function",
    severity: .error,
    stage: .syntax,
    summary: "A comma ends an entry in the middle of a function's arguments.",
    rationale: """
      Within braces and brackets YAML takes every comma for the end of an entry, and a call such \
      as `alpha($ink, 0.4)` falls apart.
      """,
    advice: "Separate the arguments by spaces, as CSS Color 4 does: `alpha($ink 40%)`.",
    triggering: [
      Example(
        """
        tokens: { colors: { ink: label } }
        navigationBar:
          title: { color: alpha($ink, 0.4) }
        """,
        at: [3]
      ),
      Example(
        """
        navigationBar: { tint: rgb(11, 110, 153) }
        """,
        at: [1]
      ),
    ],
    nonTriggering: [
      Example(
        """
        tokens: { colors: { ink: label } }
        navigationBar:
          title: { color: alpha($ink 40%) }
        """
      ),
      Example(
        """
        # Two calls in one pair of braces.
        toolbar: { tint: rgb(11 110 153), shadow: { color: "rgb(11 110 153 / 50%)" } }
        """
      ),
    ]
  )
}
