import LintelDiagnostics

extension LintRule {
  /// Finds aliases (YAML 1.2, section 7.1), which are mostly unquoted patterns of screens.
  static let yamlAlias = LintRule(
    id: "yaml-alias",
    severity: .error,
    stage: .syntax,
    summary: "An unquoted string begins with '*', which is an alias in YAML.",
    rationale: """
      Lintel has tokens and styles instead of aliases. Usually, the text is meant as a pattern of screens, which \
      needs quotes.
      """,
    advice: "Write a pattern in quotes, and refer to a token with `$`.",
    triggering: [
      Example(
        """
        screens:
          news.detail: {}
          *.detail: { hidesBottomBar: true }
        """,
        at: [3]
      ),
      Example(
        """
        toolbar:
          tint: *accent
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        screens:
          news.detail: {}
          '*.detail': { hidesBottomBar: true }
        """
      ),
      Example(
        """
        groups: { details: ["*.detail"] }
        screens:
          news.detail: { backButtonTitle: "*" }
          details: { hidesBottomBar: true }
        """
      ),
    ]
  )
}
