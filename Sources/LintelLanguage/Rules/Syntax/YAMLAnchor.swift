import LintelDiagnostics

extension LintRule {
  static let yamlAnchor = LintRule(
    id: "yaml-anchor",
    severity: .error,
    stage: .syntax,
    summary: "A value has a YAML anchor.",
    rationale: """
      Tokens and styles name shared values and shared blocks. Unlike an anchor they can be \
      overridden, and the message about a mistake in one shows where it is used.
      """,
    advice: "Name a shared value under `tokens:`, a shared block under `styles:`.",
    triggering: [
      Example(
        """
        navigationBar:
          tint: &accent "#0B6E99"
        """,
        at: [2]
      ),
      Example(
        """
        screens:
          photo: &immersive
            hidesBottomBar: true
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        tokens: { colors: { accent: "#0B6E99" } }
        navigationBar:
          tint: $accent
        """
      ),
      Example(
        """
        screens:
          help: { backButtonTitle: Questions & answers }
        """
      ),
    ]
  )
}
