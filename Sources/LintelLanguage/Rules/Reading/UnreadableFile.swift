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
    triggering: [
      Example(
        """
        imports: [bars.yaml]
        """,
        at: [1],
        importing: [
          "bars.yaml": """
          lintel: 1
          navigationBar: { shadow: none }
          """
        ],
        under: .unreadable("bars.yaml")
      ),
      Example(
        """
        # One of those that a pattern matches.
        imports:
          - brands/*.yaml
        """,
        at: [3],
        importing: [
          "brands/harbor.yaml": """
          lintel: 1
          brands: { harbor: {} }
          """,
          "brands/coast.yaml": """
          lintel: 1
          brands: { coast: {} }
          """,
        ],
        under: .unreadable("brands/coast.yaml")
      ),
    ],
    nonTriggering: [
      Example(
        """
        imports: [bars.yaml]
        """,
        importing: ["bars.yaml": "lintel: 1\nnavigationBar: { shadow: none }\n"]
      ),
      Example(
        """
        # What is not imported need not be readable.
        imports: [brands/*.yaml]
        """,
        importing: [
          "brands/harbor.yaml": """
          lintel: 1
          brands: { harbor: {} }
          """,
          "drafts/coast.yaml": """
          lintel: 1
          brands: { coast: {} }
          """,
        ],
        under: .unreadable("drafts/coast.yaml")
      ),
    ]
  )
}
