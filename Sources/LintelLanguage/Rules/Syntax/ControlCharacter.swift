import LintelDiagnostics

extension LintRule {
  static let controlCharacter = LintRule(
    id: "control-character",
    severity: .error,
    stage: .syntax,
    summary: "A file holds a control character.",
    rationale: """
      It can't be seen, and would end up in names and strings of the app. It mostly comes with \
      text that was copied from elsewhere.
      """,
    advice: "Remove it, or write it as an escape in double quotes.",
    triggering: [
      Example(
        """
        screens:
          home: { backButtonTitle: "Ba\u{7}ck" }
        """,
        at: [2]
      )
    ],
    nonTriggering: [
      Example(
        """
        screens:
          home: { backButtonTitle: "Zurück" }
        """
      )
    ]
  )
}
