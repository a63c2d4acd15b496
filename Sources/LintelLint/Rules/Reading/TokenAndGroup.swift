import LintelDiagnostics

extension LintRule {
  /// Finds design tokens with tokens below them.
  ///
  /// Design Tokens 2025.10 gives a group a token `$root` for this purpose.
  static let tokenAndGroup = LintRule(
    .error("token-and-group", in: .reading),
    summary: "One name is a design token and a group of them.",
    rationale: """
      A token has no tokens below it. Some tools drop those without a word, others write both, so that what an app gets depends on \
      the tool.
      """,
    advice:
      "Give the group a token '$root' for the value: the theme refers to it by the group's name.",
    """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    """.found(at: 5).importing([
      "palette.tokens.json": #"""
      {
        "accent": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] },
          "soft": { "$value": "{accent}" }
        }
      }
      """#
    ]),
    """
    imports: [a.tokens.json, b.tokens.json]
    toolbar: { tint: $accent }
    """.found(at: 4).importing([
      "a.tokens.json": #"""
      {
        "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
      }
      """#,
      "b.tokens.json": #"""
      {
        "accent": {
          "$type": "color",
          "soft": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
        }
      }
      """#,
    ]),
    """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    """.fine().importing([
      "palette.tokens.json": #"""
      {
        "accent": {
          "$type": "color",
          "$root": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } },
          "soft": { "$value": "{accent.$root}" }
        }
      }
      """#
    ]),
    """
    imports: [a.tokens.json, b.tokens.json]
    toolbar: { tint: $accent.hard }
    """.fine().importing([
      "a.tokens.json": #"""
      {
        "accent": { "hard": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }
      }
      """#,
      "b.tokens.json": #"""
      {
        "accent": { "soft": { "$value": "{accent.hard}" } }
      }
      """#,
    ])
  )
}
