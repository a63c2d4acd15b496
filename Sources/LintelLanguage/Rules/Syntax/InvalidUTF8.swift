import LintelDiagnostics

extension LintRule {
  static let invalidUTF8 = LintRule(
    id: "invalid-utf8",
    severity: .error,
    stage: .syntax,
    summary: "A file is not UTF-8.",
    rationale: "Its names and strings could be read in more than one way.",
    advice: "Save the file as UTF-8.",
    triggering: [
      Example(
        """
        screens:
          home: { backButtonTitle: "Zurück" }
          cart: { backButtonTitle: "Zurück" }
        """,
        at: [2, 3],
        under: .saved(in: .latin1, "Saved as ISO 8859-1, as editors of the nineties do.")
      ),
      Example(
        """
        toolbar: { shadow: none }
        """,
        at: [1],
        under: .saved(in: .utf16, "Saved as UTF-16.")
      ),
    ],
    nonTriggering: [
      Example(
        """
        screens:
          übersicht: { backButtonTitle: "戻る" }
        """
      ),
      Example(
        #"""
        # In ASCII the two are the same.
        screens:
          home: { backButtonTitle: "Zur\u00fcck" }
        """#,
        under: .saved(in: .latin1, "Saved as ISO 8859-1.")
      ),
    ]
  )
}
