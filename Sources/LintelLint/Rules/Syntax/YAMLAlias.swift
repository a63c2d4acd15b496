extension LintRule {
  // Finds aliases (YAML 1.2, section 7.1), which are mostly unquoted screen patterns.
  static let yamlAlias = LintRule(
    .error("yaml-alias", in: .syntax),
    summary: "An unquoted string begins with `*`, which is an alias in YAML.",
    rationale: """
      Lintel has tokens and styles instead of aliases. Usually, the text is meant as a pattern of screens, which \
      needs quotes.
      """,
    advice: "Write a pattern in quotes, and refer to a token with `$`.",
    """
    screens:
      news.detail: {}
      *.detail: { hidesBottomBar: true } ←

    screens:
      news.detail: {}
      '*.detail': { hidesBottomBar: true }
    """
  )
}
