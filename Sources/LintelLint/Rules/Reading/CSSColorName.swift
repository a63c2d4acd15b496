extension LintRule {
  // Reported by `ValueReader`, with the hex digits that CSS defines.
  static let cssColorName = LintRule(
    .error("css-color-name", in: .reading),
    summary: "A color has a name from CSS.",
    rationale:
      "UIKit uses some of these names for different colors: its `green` is the `lime` of CSS.",
    advice: "Write the hex digits that the message shows, or one of UIKit's names.",
    """
    navigationBar:
      tint: navy ←

    navigationBar:
      tint: "#000080"
      background: { color: clear }
    """
  )
}
