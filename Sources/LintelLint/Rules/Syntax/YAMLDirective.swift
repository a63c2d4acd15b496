extension LintRule {
  // Finds directives such as `%YAML 1.1` (YAML 1.2, section 6.8).
  static let yamlDirective = LintRule(
    .error("yaml-directive", in: .syntax),
    summary: "A file begins with a YAML directive.",
    rationale:
      "Directives change how YAML reads the file, and Lintel reads all files in the same way.",
    advice: "Remove the line.",
    """
    %YAML 1.1 ←
    ---
    navigationBar: { shadow: none }

    ---
    navigationBar: { shadow: none }
    """
  )
}
