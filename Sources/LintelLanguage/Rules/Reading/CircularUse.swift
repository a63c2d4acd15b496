import LintelDiagnostics

extension LintRule {
  static let circularUse = LintRule(
    id: "circular-use",
    severity: .error,
    stage: .reading,
    summary: "Styles use each other in a circle.",
    rationale: "There would be no end to what a block contains.",
    advice: "Remove one of the `use`.",
    triggering: [
      Example(
        """
        styles:
          hero: { use: quiet }
          quiet: { use: hero }
        screens: { home: { use: hero } }
        """,
        at: [2]
      )
    ],
    nonTriggering: [
      Example(
        """
        styles:
          hero: { use: quiet }
          quiet: { hidesBottomBar: true }
        screens: { home: { use: hero } }
        """
      )
    ]
  )
}
