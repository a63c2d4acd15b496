import LintelDiagnostics

extension LintRule {
  static let yamlAlias = LintRule(
    id: "yaml-alias",
    severity: .error,
    stage: .syntax,
    summary: "A text begins with '*', which YAML takes for an alias.",
    rationale: """
      Aliases are refused, since tokens and styles do their job. Mostly a pattern of screens is \
      meant, which has to be quoted.
      """,
    advice: "Quote a pattern, and refer to a token by `$`.",
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
