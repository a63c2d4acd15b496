extension LintRule {
  // The chroma is reduced in OKLCH at the same lightness and hue, as CSS Color 4 recommends (section 13).
  static let outOfGamut = LintRule(
    .warning("out-of-gamut", in: .reading),
    summary: "A color is more vivid than Apple's displays can show.",
    rationale:
      "Lintel reduces its chroma until it fits Display P3, so the app doesn't show the color that the theme has.",
    advice: "Write the smaller chroma that the message names.",
    """
    navigationBar:
      tint: oklch(0.7 0.4 150) ←

    navigationBar:
      tint: oklch(0.7 0.1 150)
    """
  )
}
