import LintelDiagnostics

extension LintRule {
  static let unreadableFile = LintRule(
    id: "unreadable-file",
    severity: .error,
    stage: .reading,
    summary: "A file can't be read.",
    rationale: """
      It is missing, or the system does not let it be read; a theme without one of its parts would \
      look different.
      """,
    advice: "Correct the path, or the rights of the file.",
    triggering: [],
    nonTriggering: [
      Example(
        """
        imports: [bars.yaml]
        """,
        importing: ["bars.yaml": "lintel: 1\nnavigationBar: { shadow: none }\n"]
      )
    ]
  )
}
