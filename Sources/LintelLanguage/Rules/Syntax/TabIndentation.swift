import LintelDiagnostics

extension LintRule {
  static let tabIndentation = LintRule(
    id: "tab-indentation",
    severity: .error,
    stage: .syntax,
    summary: "A line is indented by tabs.",
    rationale: "YAML counts spaces only: how deep a tab goes would be a guess.",
    advice: "Indent by spaces; `lintel lint --fix` replaces the tabs.",
    triggering: [
      Example(
        """
        navigationBar:
        	tint: "#0B6E99"
        	shadow: none
        """,
        at: [2]
      ),
      Example(
        """
        navigationBar: {
        	tint: "#0B6E99" }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          tint:	"#0B6E99"	# a tab is fine between a key and its value
        """
      ),
      Example(
        """
        # navigationBar:
        #	tint: red
        toolbar: { tint: "#0B6E99",	shadow: none }
        """
      ),
    ]
  )
}
