import LintelDiagnostics

extension LintRule {
  static let invalidUTF8 = LintRule(
    id: "invalid-utf8",
    severity: .error,
    stage: .syntax,
    summary: "A file is not UTF-8.",
    rationale: "Its names and strings could be read in more than one way.",
    advice: "Save the file as UTF-8.",
    triggering: [],
    nonTriggering: [
      Example(
        """
        screens:
          übersicht: { backButtonTitle: "戻る" }
        """
      )
    ]
  )
}
