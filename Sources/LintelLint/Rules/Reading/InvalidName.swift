extension LintRule {
  // `NameRules` decides by the Unicode category of each character, so letters of every script are allowed.
  static let invalidName = LintRule(
    .error("invalid-name", in: .reading),
    summary: "A name isn't valid.",
    rationale: "Names become identifiers in the generated Swift code.",
    advice: "Use letters of any script, digits, `-`, and `_`. A dot nests.",
    """
    brands: { "harbor blue": {} }
    """.found(at: 1),
    "theme: 2nd Harbor".found(at: 1),
    """
    theme: Harbor2
    brands: { harbor-blue: {}, über: {} }
    """.fine(),
    """
    # Dots nest the names of screens.
    screens: { news.detail: {}, checkout-2: {}, my_orders: {} }
    """.fine()
  )
}
