extension LintRule {
  // Design Tokens 2025.10 gives a group a token `$root` for this purpose.
  static let tokenAndGroup = LintRule(
    .error("token-and-group", in: .reading),
    summary: "A name belongs to both a design token and a group.",
    rationale: """
      A token can't contain other tokens. Some tools silently drop them, and others write both, so the tokens in an app depend on \
      the tool.
      """,
    advice:
      "Move the value to a token named `$root` in the group. The theme refers to it by the group's name.",
    """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": {
      "$type": "color",
      "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] },
      "soft": { "$value": "{accent}" } ←
    }

    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": {
      "$type": "color",
      "$root": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } },
      "soft": { "$value": "{accent.$root}" }
    }
    """
  )
}
