extension LintRule {
  // Design Tokens 2025.10 defines `hex` as a fallback in sRGB for tools that don't know the color space.
  static let colorFallbackMismatch = LintRule(
    .warning("color-fallback-mismatch", in: .reading),
    summary: "The `hex` of a design token doesn't match its components.",
    rationale: """
      Tools that can't read the components use `hex` instead. If the two differ, platforms show different colors. \
      Lintel uses the components.
      """,
    advice: "Correct the one that is out of date, or remove `hex`.",
    """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": {
      "$type": "color",
      "$value": {
        "colorSpace": "srgb",
        "components": [0, 0.4, 0.6],
        "hex": "#0088bb" ←
      }
    }

    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": {
      "$type": "color",
      "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6], "hex": "#006699" }
    }
    """
  )
}
