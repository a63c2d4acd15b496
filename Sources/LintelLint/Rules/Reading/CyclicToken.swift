extension LintRule {
  // Reported by `checkTokenCycles` if all declarations of a cycle win in one context.
  static let cyclicToken = LintRule(
    .error("cyclic-token", in: .reading),
    summary: "A token refers to itself, directly or through others.",
    rationale: """
      Such a token has no value. Tokens are resolved in each context, so an override in one brand can create a cycle \
      that the top level doesn't have.
      """,
    advice: "Give one of the tokens a literal value.",
    """
    tokens:
      colors: { ink: $text, text: $ink } ←
    navigationBar: { title: { color: $ink } }

    tokens:
      colors: { ink: label, text: $ink }
    brands:
      coast: {}
      harbor:
        tokens: { colors: { ink: $text, text: secondaryLabel } }
    navigationBar: { title: { color: $text } }
    """
  )
}
