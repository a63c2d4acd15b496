extension LintRule {
  // Parts of fonts can't be references in a theme, so composite tokens are resolved when they are read.
  static let overrideOutOfReach = LintRule(
    .warning("override-out-of-reach", in: .reading),
    summary: "An override doesn't affect a font or shadow that copies the value.",
    rationale: """
      A font is one value in a theme, and its size can't be a reference. If a typography token takes its size from \
      another token, and a brand overrides the other token, the font keeps the old size.
      """,
    advice: "Also override the font wherever you override the other token.",
    """
    imports: [palette.tokens.json]
    navigationBar: { title: { font: $title } }
    brands:
      a: {}
      b: { tokens: { numbers: { size: 20 } } } ←
    --- palette.tokens.json
    "size": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } },
    "title": {
      "$type": "typography",
      "$value": {
        "fontFamily": "Avenir Next",
        "fontSize": "{size}",
        "fontWeight": 600,
        "letterSpacing": { "value": 0, "unit": "px" },
        "lineHeight": 1.2
      }
    }

    imports: [palette.tokens.json]
    navigationBar: { title: { kern: $tight } }
    brands:
      a: {}
      b: { tokens: { numbers: { gap: 2 } } }
    --- palette.tokens.json
    "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
    "tight": { "$type": "dimension", "$value": "{gap}" }
    """
  )
}
