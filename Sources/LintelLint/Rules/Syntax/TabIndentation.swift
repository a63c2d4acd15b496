extension LintRule {
  // The reader replaces each tab with two spaces and continues, so the rest of the file is judged (YAML 1.2, section 6.1).
  static let tabIndentation = LintRule(
    .error("tab-indentation", in: .syntax),
    summary: "A line is indented with tabs.",
    rationale: "YAML allows only spaces for indentation.",
    advice: "Indent with spaces. `lintel lint --fix` replaces the tabs.",
    """
    navigationBar:
    	tint: "#0B6E99" ←
    	shadow: none

    navigationBar:
      tint:	"#0B6E99"	# a tab is fine between a key and its value
    """
  )
}
