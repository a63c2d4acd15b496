import LintelDiagnostics

extension LintRule {
  static let yamlSyntax = LintRule(
    id: "yaml-syntax",
    severity: .error,
    stage: .syntax,
    summary: "A text is not YAML.",
    rationale: """
      Lintel can't read the text there. It goes on reading after it, so that everything else that is \
      wrong in the file is found in the same run.
      """,
    advice: """
      Correct the line that the message names; where there is only one way to mend it, `lintel \
      lint --fix` does.
      """,
    triggering: [
      Example(
        """
        navigationBar:
          tint:"#0B6E99"
          shadow: none
        """,
        at: [2]
      ),
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#FFFFFF"
        toolbar:
          shadow: none
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          tint: "#0B6E99"
          shadow: none
        """
      ),
      Example(
        """
        navigationBar:
          background: {
            preset: opaque,
            color: "#FFFFFF"
          }
        """
      ),
    ]
  )
}
