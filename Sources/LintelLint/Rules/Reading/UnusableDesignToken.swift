extension LintRule {
  // One info covers all such tokens of a file.
  static let unusableDesignToken = LintRule(
    .info("unusable-design-token", in: .reading),
    summary: "A file has design tokens, or parts of them, that bars can't use.",
    rationale: """
      An app can't set durations, transitions, or dashed lines on a bar, or the line height of a typography token, or the spread of a \
      shadow. Lintel leaves them out, so that a theme can import the file that all platforms share.
      """,
    advice: "You don't need to do anything, unless a theme should use the token.",
    """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } },
    "quick": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } }, ←
    "slow": { "$type": "duration", "$value": { "value": 1, "unit": "s" } }

    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } },
    "line": { "$type": "strokeStyle", "$value": "solid" },
    "edge": { "$type": "border", "$value": { "color": "{accent}", "width": { "value": 1, "unit": "px" }, "style": "{line}" } }
    """
  )
}
