extension LintRule {
  // Reported by `ValueReader`, which also recognizes the syntax of other languages.
  static let malformedToken = LintRule(
    .error("malformed-token", in: .reading),
    summary: "The text after a `$` isn't a name.",
    rationale: "A `$` refers to a token.",
    advice: "Write the token's name after the dollar sign, such as `$accent` or `$brand.primary`.",
    """
    navigationBar:
      tint: $ ←

    tokens: { colors: { accent: "#0B6E99" } }
    navigationBar:
      tint: $colors.accent
    """
  )
}
