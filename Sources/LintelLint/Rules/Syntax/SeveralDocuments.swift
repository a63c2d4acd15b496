extension LintRule {
  // Finds a second document, which begins with `---` (YAML 1.2, section 9).
  static let severalDocuments = LintRule(
    .error("several-documents", in: .syntax),
    summary: "A file contains more than one YAML document.",
    rationale: "A file is one part of one theme. Some tools would ignore a second document.",
    advice: "Move it to another file, and list that file under `imports`.",
    """
    lintel: 1
    theme: Example
    navigationBar: { shadow: none }
    ---
    toolbar: { shadow: none }
    """.found(at: 4).whole(),
    """
    imports: [toolbar.yaml]
    navigationBar: { shadow: none }
    --- toolbar.yaml
    lintel: 1
    toolbar: { shadow: none }
    """
  )
}
