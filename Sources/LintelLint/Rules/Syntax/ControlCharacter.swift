extension LintRule {
  // Reported by `InputCheck`, before the parser sees the file, so the place is exact (YAML 1.2, production 1, `c-printable`).
  static let controlCharacter = LintRule(
    .error("control-character", in: .syntax),
    summary: "A file contains a control character.",
    rationale: """
      It's invisible, and would end up in the app's names and strings. It usually comes with text that was copied \
      from elsewhere.
      """,
    advice: "Remove it, or write it as an escape in double quotes.",
    """
    screens:
      home: { backButtonTitle: "Ba\u{7}ck" } ←

    screens:
      home: { backButtonTitle: "Zurück" }
    """
  )
}
