extension LintRule {
  // Only texts that look like colors count, so ordinary comments are safe (YAML 1.2, section 6.6).
  static let unquotedColor = LintRule(
    .error("unquoted-color", in: .syntax),
    summary: "A hex color isn't in quotes.",
    rationale: """
      In YAML, a `#` after a space begins a comment, so the value is silently empty. It's the most common mistake in \
      themes.
      """,
    advice: "Put the color in quotes; `lintel lint --fix` does.",
    """
    navigationBar:
      tint: #0B6E99 ←

    navigationBar:
      tint: "#0B6E99" #the brand's blue
    """
  )
}
