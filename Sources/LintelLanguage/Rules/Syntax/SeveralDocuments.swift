import LintelDiagnostics

extension LintRule {
  static let severalDocuments = LintRule(
    id: "several-documents",
    severity: .error,
    stage: .syntax,
    summary: "A file holds more than one YAML document.",
    rationale: """
      A file is one part of one theme; what stood in a second document would be read by some tools \
      and not by others.
      """,
    advice: "Move it to a file of its own, and list that under `imports:`.",
    triggering: [
      Example(
        """
        lintel: 1
        theme: Example
        navigationBar: { shadow: none }
        ---
        toolbar: { shadow: none }
        """,
        at: [4],
        isWhole: true
      ),
      Example(
        """
        # Two files, joined by a script.
        imports: [bars.yaml]
        """,
        at: [3],
        importing: [
          "bars.yaml": """
          lintel: 1
          navigationBar: { shadow: none }
          ---
          lintel: 1
          toolbar: { shadow: none }
          """
        ]
      ),
    ],
    nonTriggering: [
      Example(
        """
        imports: [toolbar.yaml]
        navigationBar: { shadow: none }
        """,
        importing: ["toolbar.yaml": "lintel: 1\ntoolbar: { shadow: none }\n"]
      ),
      Example(
        """
        ---
        lintel: 1
        theme: Example
        navigationBar: { shadow: none }
        ...
        """,
        isWhole: true
      ),
    ]
  )
}
