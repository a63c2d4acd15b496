extension LintRule {
  // Reported by `ValueReader`, and for settings without properties by `ThemeBuilder`.
  static let missingKey = LintRule(
    .error("missing-key", in: .reading),
    summary: "A mapping lacks a required key.",
    rationale:
      "Without the key, the value is incomplete, such as a color without a light variant, or a font without a size.",
    advice: "Add the key that the message names.",
    """
    navigationBar:
      tint: { dark: "#5CC8F2" } ←

    navigationBar:
      tint: { light: "#0B6E99" }
      title: { font: { family: Avenir Next, size: 17, relativeTo: headline, maximumSize: 24 } }
    """
  )
}
