import LintelDiagnostics

extension LintRule {
  static let duplicateKey = LintRule(
    id: "duplicate-key",
    severity: .error,
    stage: .syntax,
    summary: "A key is written twice in one mapping, or a property twice in one block.",
    rationale: """
      Order never matters, so neither of the two can be the later one that wins; most readers of \
      YAML would drop the first without a word.
      """,
    advice: "Merge the two, or remove one.",
    triggering: [
      Example(
        """
        navigationBar:
          shadow: none
        toolbar:
          shadow: none
        navigationBar:
          tint: "#0B6E99"
        """,
        at: [5]
      ),
      Example(
        """
        navigationBar:
          background.color: "#FFFFFF"
          background: { preset: opaque, color: "#F4F4F6" }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background.color: "#FFFFFF"
          background: { preset: opaque }
        """
      ),
      Example(
        """
        navigationBar: { tint: "#0B6E99" }
        toolbar: { tint: "#0B6E99" }
        """
      ),
    ]
  )
}
