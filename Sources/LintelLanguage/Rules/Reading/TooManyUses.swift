import LintelDiagnostics

extension LintRule {
  static let tooManyUses = LintRule(
    id: "too-many-uses",
    severity: .error,
    stage: .reading,
    summary: "Styles use each other deeper, or expand to more, than any theme needs.",
    rationale: """
      The limit keeps a few lines of styles that double each other from using up the machine.
      """,
    advice: "Use fewer styles within styles.",
    triggering: [],
    nonTriggering: [
      Example(
        """
        styles:
          quiet: { hidesBottomBar: true }
          hero: { use: quiet }
        screens: { home: { use: hero } }
        """
      )
    ]
  )
}
