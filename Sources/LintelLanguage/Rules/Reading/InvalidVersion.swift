import LintelDiagnostics

extension LintRule {
  static let invalidVersion = LintRule(
    id: "invalid-version",
    severity: .error,
    stage: .reading,
    summary: "A text is not a version, or not a span of versions.",
    rationale: """
      The versions decide which slots exist, what the outputs guard, and where a condition holds.
      """,
    advice: "Write the oldest and the newest iOS as `15..27`, releases of the app as `5.2..`.",
    triggering: [
      Example(
        """
        ios: 15+
        navigationBar: { shadow: none }
        """,
        at: [1]
      ),
      Example(
        """
        ios: 15..20
        """,
        at: [1]
      ),
      Example(
        """
        navigationBar: { shadow: none }
        promos:
          restyling: { appVersions: soon }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        ios: 16.4..27
        promos:
          restyling: { appVersions: 5.2.. }
        """
      ),
      Example(
        """
        # Minor releases count.
        ios: 17..18
        navigationBar:
          when ios 17.4..: { shadow: none }
        """
      ),
    ]
  )
}
