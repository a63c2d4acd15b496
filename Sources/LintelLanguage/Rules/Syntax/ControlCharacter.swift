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
      ),
      Example(
        """
        # A page break between two sections, from an old editor.
        toolbar: { shadow: none }
        \u{C}
        navigationBar: { shadow: none }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        screens:
          home: { backButtonTitle: "Zurück" }
        """
      ),
      Example(
        #"""
        # A tab isn't one, and an escape is visible.
        screens:
          home: { backButtonTitle: "Zur\u00fcck" }	# to the start
        """#
      ),
    ]
  )
}
