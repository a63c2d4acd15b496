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
      tint: "rgba(11, 110, 153, 0.5)" ←

    navigationBar:
      tint: "#0B6E99"
    toolbar:
      tint: rgb(11 110 153 / 50%)

    tokens:
      colors:
        sea: oklch(0.5 0.1 230)
        veil: alpha($sea 40%)
    toolbar: { tint: $sea }
    tabBar: { background: { color: $veil } }
    """
  )
}
