import LintelDiagnostics

extension LintRule {
  static let tooManyImports = LintRule(
    id: "too-many-imports",
    severity: .error,
    stage: .reading,
    summary: "A theme imports more files than any theme has.",
    rationale: "The limit keeps a pattern that matches too much from using up the machine.",
    advice: "Check for a pattern that matches more than it should.",
    triggering: [],
    nonTriggering: [
      Example(
        """
        imports: [brands/*.yaml]
        """,
        importing: [
          "brands/a.yaml": "lintel: 1\nbrands: { a: {} }\n",
          "brands/b.yaml": "lintel: 1\nbrands: { b: {} }\n",
        ]
      )
    ]
  )
}
