extension LintRule {
  // The bytes are replaced so that the rest of the file can be read and judged in the same run.
  static let invalidUTF8 = LintRule(
    .error("invalid-utf8", in: .syntax),
    summary: "A file isn't in UTF-8.",
    rationale: "Lintel couldn't tell which characters its names and strings have.",
    advice: "Save the file as UTF-8.",
    """
    screens:
      home: { backButtonTitle: "Zurück" }
      cart: { backButtonTitle: "Zurück" }
    """.found(at: 2, 3).under(
      .saved(in: .latin1, "Saved as ISO 8859-1, as old editors do.")
    ),
    """
    screens:
      home: { backButtonTitle: "Zurück" }
      cart: { backButtonTitle: "Zurück" }
    """
  )
}
