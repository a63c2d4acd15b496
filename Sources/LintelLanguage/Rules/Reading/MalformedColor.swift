import LintelDiagnostics

extension LintRule {
  static let malformedColor = LintRule(
    id: "malformed-color",
    severity: .error,
    stage: .reading,
    summary: "A color is not written as colors are.",
    rationale: "What it should be can't be told for sure.",
    advice: """
      Write hex digits in quotes, or a function as CSS Color 4 has it, with spaces between the \
      arguments.
      """,
    triggering: [
      Example(
        """
        navigationBar:
          tint: "#0B6E9"
        """,
        at: [2]
      ),
      Example(
        """
        navigationBar:
          tint: "rgba(11, 110, 153, 0.5)"
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          tint: "#0B6E99"
        toolbar:
          tint: rgb(11 110 153 / 50%)
        """
      ),
      Example(
        """
        tokens:
          colors:
            sea: oklch(0.5 0.1 230)
            veil: alpha($sea 40%)
        toolbar: { tint: $sea }
        tabBar: { background: { color: $veil } }
        """
      ),
    ]
  )
}
