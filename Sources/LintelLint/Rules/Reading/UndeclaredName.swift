extension LintRule {
  // Reported by `ThemeBuilder`, with the nearest names.
  static let undeclaredName = LintRule(
    .error("undeclared-name", in: .reading),
    summary:
      "A theme uses the name of a brand, promo, mode, value of a mode, screen, or style that isn't declared.",
    rationale: "The block or push would have no effect. Usually, the name is misspelled.",
    advice: """
      Correct the spelling, or declare it: brands, promos, modes, and screens by their key at the top \
      level, and styles under `styles:`.
      """,
    """
    brands: { harbor: {}, night: {} }
    screens:
      home:
        brands: { habor: { hidesBottomBar: true } } ←

    brands: { harbor: {}, coast: {} }
    screens:
      home:
        brands: { harbor: { hidesBottomBar: true } }
    """
  )
}
