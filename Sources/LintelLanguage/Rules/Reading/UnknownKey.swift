import LintelDiagnostics

extension LintRule {
  static let unknownKey = LintRule(
    id: "unknown-key",
    severity: .error,
    stage: .reading,
    summary: "A key isn't valid in its place.",
    rationale: """
      A misspelt key that were ignored would leave a bar as it was, and nothing would say so.
      """,
    advice: "Correct the spelling, or move the key to where the message says that it belongs.",
    triggering: [
      Example(
        """
        navigatonBar: { shadow: none }
        """,
        at: [1]
      ),
      Example(
        """
        tokens:
          fonts:
            title: { size: 17, wieght: bold }
        navigationBar: { title: { font: $title } }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar: { shadow: none }
        """
      ),
      Example(
        """
        tokens:
          fonts:
            title: { size: 17, weight: bold }
        navigationBar: { title: { font: $title } }
        """
      ),
    ]
  )
}
