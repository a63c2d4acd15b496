import LintelDiagnostics

extension LintRule {
  static let unquotedColor = LintRule(
    id: "unquoted-color",
    severity: .error,
    stage: .syntax,
    summary: "A hexadecimal color is not quoted.",
    rationale: """
      YAML takes a '#' behind a space for a comment: the value is empty, and nothing says so. It \
      is the commonest mistake in such files.
      """,
    advice: "Put the color in quotes; `lintel lint --fix` does.",
    triggering: [
      Example(
        """
        navigationBar:
          tint: #0B6E99
        """,
        at: [2]
      ),
      Example(
        """
        tokens:
          colors:
            ink: { light: #1B1B1F, dark: "#F4F4F6" }
        navigationBar:
          tint: $ink
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          tint: "#0B6E99" #the brand's blue
        """
      ),
      Example(
        """
        navigationBar:
          #0B6E99 was the blue of last year
          tint: "#084C6B"
        """
      ),
    ]
  )
}
