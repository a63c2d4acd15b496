extension LintRule {
  // Design Tokens 2025.10 leaves the size of a rem to the platform; 16 pixels is the default of browsers.
  static let remDimension = LintRule(
    .info("rem-dimension", in: .reading),
    summary: "A dimension of the design tokens is in rem.",
    rationale: """
      A rem depends on the text size that the user chose, but a bar's dimensions are in points. Lintel converts 1 rem to 16 points, \
      so the dimension no longer follows the user's setting.
      """,
    advice:
      "Declare the token of a font in the theme, with `relativeTo`. Write any other dimension in px, which are points.",
    """
    imports: [palette.tokens.json]
    navigationBar: { title: { kern: $gap } }
    --- palette.tokens.json
    "gap": { "$type": "dimension", "$value": { "value": 0.1, "unit": "rem" } } ←

    imports: [palette.tokens.json]
    navigationBar: { title: { kern: $gap } }
    --- palette.tokens.json
    "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }
    """
  )
}
