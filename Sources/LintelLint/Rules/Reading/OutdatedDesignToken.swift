extension LintRule {
  // One finding covers all values of a file, and its fix rewrites them as objects.
  static let outdatedDesignToken = LintRule(
    .warning("outdated-design-token", in: .reading),
    summary: "A design token is written in a draft of the format.",
    rationale: """
      Drafts wrote "#0b6e99" for a color and "16px" for a dimension, and many tools still do. Since 2025.10, both are objects, and \
      strict tools reject the strings. Lintel still reads them.
      """,
    advice:
      "Export the file again with a tool that writes 2025.10; `lintel lint --fix` rewrites the values.",
    """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": { "$type": "color", "$value": "#0b6e99" } ←

    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
    """
  )
}
