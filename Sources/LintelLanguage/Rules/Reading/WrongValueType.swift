import LintelDiagnostics

extension LintRule {
  static let wrongValueType = LintRule(
    id: "wrong-value-type",
    severity: .error,
    stage: .reading,
    summary: "A value is not of the type that its property takes.",
    rationale: """
      The property decides how its value is read, never the value's look. So a slip is found where \
      it stands, and not as a wrong color on screen.
      """,
    advice: "Write a value of the type that the message names.",
    triggering: [
      Example(
        """
        navigationBar:
          prefersLargeTitles: yes
        """,
        at: [2]
      ),
      Example(
        """
        navigationBar:
          title: { kern: wide }
        tabBar: 3
        """,
        at: [2, 3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          prefersLargeTitles: true
          title: { kern: 0.5 }
        screens:
          home: { backButtonTitle: yes }
        """
      ),
      Example(
        """
        # A list of one may be written without its brackets.
        imports: bars.yaml
        screens: { home: { use: quiet, backButtonTitle: 3 } }
        """,
        importing: [
          "bars.yaml": """
          lintel: 1
          styles: { quiet: { scrolls: false } }
          """
        ]
      ),
    ]
  )
}
