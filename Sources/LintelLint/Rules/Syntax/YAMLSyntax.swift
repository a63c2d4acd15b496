extension LintRule {
  // `SyntaxRepairs.explanation` turns the parser's messages into sentences for authors. `SyntaxRepairs` also finds fixes, and masks the
  // place so that parsing continues after it.
  static let yamlSyntax = LintRule(
    .error("yaml-syntax", in: .syntax),
    summary: "A file isn't valid YAML.",
    rationale: """
      Lintel can't read the text there. It continues after it, and reports all other mistakes of the file in the same \
      run.
      """,
    advice:
      "Correct the line that the message names. If there's only one way to fix it, `lintel lint --fix` does.",
    """
    navigationBar:
      tint:"#0B6E99" ←
      shadow: none

    navigationBar:
      tint: "#0B6E99"
      shadow: none
    """
  )
}
