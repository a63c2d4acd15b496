extension LintRule {
  static let untypedToken = LintRule(
    .error("untyped-token", in: .reading),
    summary: "A design token has no type.",
    rationale: """
      The Design Tokens format asks tools never to guess a type from a value: 4 may be a number or a weight of a font. Without \
      a type, Lintel can't tell which properties can use the token.
      """,
    advice:
      "Add `$type` to the token, or to a group that contains it, to give all of the group's tokens the type.",
    """
    imports: [palette.tokens.json]
    --- palette.tokens.json
    "gap": { "$value": 4 } ←

    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "$type": "color",
    "accent": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
    """
  )
}
