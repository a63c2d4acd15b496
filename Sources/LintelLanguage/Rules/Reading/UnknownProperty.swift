import LintelDiagnostics

extension LintRule {
  static let unknownProperty = LintRule(
    id: "unknown-property",
    severity: .error,
    stage: .reading,
    summary: "A bar or one of its components has no such property.",
    rationale: """
      A misspelt property that were ignored would leave the bar as it was, and nothing would say \
      so.
      """,
    advice: "Correct the spelling; the reference lists the properties of every component.",
    triggering: [
      Example(
        """
        navigationBar:
          title: { colour: label }
        """,
        at: [2]
      ),
      Example(
        """
        tabBar:
          largeTitle: { color: label }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          title: { color: label }
          largeTitle: { color: label }
        """
      ),
      Example(
        """
        # The same names in a bar that has them.
        tabBar:
          itemPositioning: centered
        toolbar.background.color: secondarySystemBackground
        """
      ),
    ]
  )
}
