extension LintRule {
  // The text of `$deprecated` in a Design Tokens file (2025.10) becomes part of the message.
  static let deprecatedToken = LintRule(
    .warning("deprecated-token", in: .reading),
    summary: "A theme uses a deprecated design token.",
    rationale: """
      The author of the design tokens plans to remove the token, and often names a replacement. When it's gone, the \
      theme no longer compiles.
      """,
    advice: "Use the token that replaces it.",
    """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent } ←
    --- palette.tokens.json
    "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] }, "$deprecated": "use brand.accent" }

    imports: [palette.tokens.json]
    toolbar: { tint: $blue }
    --- palette.tokens.json
    "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } },
    "accent": { "$value": "{blue}", "$deprecated": true }
    """
  )
}
