import LintelDiagnostics

extension LintRule {
  static let yamlTag = LintRule(
    id: "yaml-tag",
    severity: .error,
    stage: .syntax,
    summary: "A value has a YAML tag.",
    rationale: """
      The type of a value comes from its property, never from its look; so a tag could only \
      contradict it.
      """,
    advice: "Remove the tag; `lintel lint --fix` does.",
    triggering: [
      Example(
        """
        navigationBar:
          title: { kern: !!float 1 }
        """,
        at: [2]
      ),
      Example(
        """
        tokens:
          colors:
            accent: !color "#0B6E99"
        toolbar: { tint: $accent }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          title: { kern: 1 }
        """
      ),
      Example(
        """
        screens:
          sale: { backButtonTitle: Go!! }
        """
      ),
    ]
  )
}
