extension LintRule {
  // Reported by `ValueReader`; functions follow CSS Color 4, with spaces between arguments.
  static let malformedColor = LintRule(
    .error("malformed-color", in: .reading),
    summary: "A color doesn't have a valid form.",
    rationale: "Lintel can't tell which color you mean.",
    advice:
      "Write hex digits in quotes, or a function of CSS Color 4 with spaces between the arguments.",
    """
    navigationBar:
      tint: "#0B6E9" ←

    navigationBar:
      tint: "#0B6E99"
    toolbar:
      tint: rgb(11 110 153 / 50%)
    """
  )
}
