import LintelDiagnostics

extension LintRule {
  static let fileTooLarge = LintRule(
    id: "file-too-large",
    severity: .error,
    stage: .syntax,
    summary: "A file is larger than anybody writes themes.",
    rationale: "The limit keeps a wrong path from using up the machine's memory.",
    advice: "Split the theme, and list its parts under `imports:`.",
    triggering: [],
    nonTriggering: [
      Example(
        """
        imports: [colors.yaml]
        navigationBar: { tint: $accent }
        """,
        importing: ["colors.yaml": "lintel: 1\ntokens: { colors: { accent: \"#0B6E99\" } }\n"]
      )
    ]
  )
}
