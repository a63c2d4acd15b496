extension LintRule {
  // Reported by `checkTokenReferences`, and by `checkMissingTokens` if only some blocks declare the token.
  static let unknownToken = LintRule(
    .error("unknown-token", in: .reading),
    summary: "A theme refers to a token that isn't declared.",
    rationale: """
      The reference has no value. Usually, the name is misspelled. A token that only some brands, promos, modes, or screens \
      declare has no value in the others, so a property that refers to it there is an error, too.
      """,
    advice:
      "Correct the spelling, or declare the token under `tokens:`, at the top level unless it's only for one block.",
    """
    tokens: { colors: { accent: "#0B6E99", ink: $acent } } ←
    navigationBar: { tint: $accent, title: { color: $ink } }

    tokens: { colors: { ink: label } }
    navigationBar:
      title: { color: alpha($ink 60%) }
    """
  )
}
