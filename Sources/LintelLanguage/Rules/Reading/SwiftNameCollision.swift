import LintelDiagnostics

extension LintRule {
  static let swiftNameCollision = LintRule(
    id: "swift-name-collision",
    severity: .error,
    stage: .reading,
    summary: "Two names become one in Swift.",
    rationale: """
      In Swift names are written in lowerCamelCase, and two brands, promos, screens or tokens of \
      one name could not be told apart.
      """,
    advice: "Rename one of the two.",
    triggering: [
      Example(
        """
        brands: { rete_uno: {}, rete-uno: {} }
        """,
        at: [1]
      ),
      Example(
        """
        screens:
          homeFeed: {}
          home-feed: {}
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        brands: { rete_uno: {}, rete_due: {} }
        """
      ),
      Example(
        """
        # A brand and a screen become cases of different types.
        brands: { home-office: {}, studio: {} }
        screens: { homeOffice: {} }
        """
      ),
    ]
  )
}
