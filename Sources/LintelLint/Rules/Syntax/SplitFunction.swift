extension LintRule {
  // The tree builder joins the pieces again for the message, which shows the call with spaces.
  static let splitFunction = LintRule(
    .error("split-function", in: .syntax),
    summary: "A comma ends an entry in the middle of a function's arguments.",
    rationale:
      "In braces and brackets, a comma ends an entry in YAML, so a call such as `alpha($ink, 0.4)` is split in two.",
    advice: "Separate the arguments with spaces, as in CSS Color 4: `alpha($ink 40%)`.",
    """
    tokens: { colors: { ink: label } }
    navigationBar:
      title: { color: alpha($ink, 0.4) } ←

    tokens: { colors: { ink: label } }
    navigationBar:
      title: { color: alpha($ink 40%) }
    """
  )
}
