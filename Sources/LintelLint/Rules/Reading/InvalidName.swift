extension LintRule {
  // `NameRules` decides by the Unicode category of each character, so letters of every script are allowed.
  static let invalidName = LintRule(
    .error("invalid-name", in: .reading),
    summary: "A name isn't valid.",
    rationale: "Names become identifiers in the generated Swift code.",
    advice: "Use letters of any script, digits, `-`, and `_`. A dot nests.",
    """
    brands: { "harbor blue": {} } ←

    theme: Harbor2
    brands: { harbor-blue: {}, über: {} }
    """
  )
}
