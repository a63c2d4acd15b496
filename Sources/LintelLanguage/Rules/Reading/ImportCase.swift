import LintelDiagnostics

extension LintRule {
  static let importCase = LintRule(
    id: "import-case",
    severity: .warning,
    stage: .reading,
    summary: "An import names a file in another case than the file's own.",
    rationale: """
      A Mac's disk takes names in upper and lower case for the same, and finds the file. Most machines \
      that run CI do not, and stop with `import-not-found`.
      """,
    advice: "Write the name as the file has it; the fix does.",
    triggering: [
      Example(
        """
        imports: [Brands/harbor.yaml]
        """,
        at: [1],
        importing: ["brands/harbor.yaml": "lintel: 1\nbrands: { harbor: {} }\n"],
        under: .ignoringCase
      ),
      Example(
        """
        imports: ['brands/Nord/*.yaml']
        """,
        at: [1],
        importing: ["brands/nord/Harbor.yaml": "lintel: 1\nbrands: { harbor: {} }\n"],
        under: .ignoringCase
      ),
    ],
    nonTriggering: [
      Example(
        """
        imports: [brands/harbor.yaml]
        """,
        importing: ["brands/harbor.yaml": "lintel: 1\nbrands: { harbor: {} }\n"],
        under: .ignoringCase
      ),
      Example(
        """
        # What a pattern leaves open the file decides.
        imports: ['brands/*.yaml']
        """,
        importing: ["brands/Harbor.yaml": "lintel: 1\nbrands: { harbor: {} }\n"],
        under: .ignoringCase
      ),
    ]
  )
}
