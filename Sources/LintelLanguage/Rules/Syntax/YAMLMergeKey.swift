import LintelDiagnostics

extension LintRule {
  static let yamlMergeKey = LintRule(
    id: "yaml-merge-key",
    severity: .error,
    stage: .syntax,
    summary: "A mapping has a YAML merge key.",
    rationale: """
      What a merge key brings in depends on the order of the keys, and in a theme order never \
      matters.
      """,
    advice: "Put the shared part under `styles:`, and refer to it by `use:`.",
    triggering: [
      Example(
        """
        screens:
          home:
            <<: { hidesBottomBar: true }
        """,
        at: [3]
      ),
      Example(
        """
        screens:
          photo: &photo { hidesBottomBar: true }
          video:
            <<: *photo
        """,
        at: [4],
        besides: ["yaml-anchor"]
      ),
    ],
    nonTriggering: [
      Example(
        """
        styles:
          immersive: { hidesBottomBar: true }
        screens:
          home:
            use: immersive
        """
      ),
      Example(
        """
        screens:
          home: { backButtonTitle: "<<" }
        """
      ),
    ]
  )
}
