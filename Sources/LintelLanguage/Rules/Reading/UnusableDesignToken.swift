import LintelDiagnostics

extension LintRule {
  static let unusableDesignToken = LintRule(
    id: "unusable-design-token",
    severity: .info,
    stage: .reading,
    summary: "A file has design tokens that bars have no place for.",
    rationale: """
      Durations, transitions and dashed lines are nothing that an app can set on a bar. They are left out, so that a theme can import \
      the file that all platforms share.
      """,
    advice: """
      There is nothing to do, unless a theme was meant to use the token.
      """,
    triggering: [
      Example(
        """
        imports: [palette.tokens.json]
        toolbar: { tint: $accent }
        """,
        at: [3],
        importing: [
          "palette.tokens.json": #"""
          {
            "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } },
            "quick": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } },
            "slow": { "$type": "duration", "$value": { "value": 1, "unit": "s" } }
          }
          """#
        ]
      ),
      Example(
        """
        imports: [palette.tokens.json]
        """,
        at: [2],
        importing: [
          "palette.tokens.json": #"""
          {
            "ease": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] }
          }
          """#
        ]
      ),
    ],
    nonTriggering: [
      Example(
        """
        imports: [palette.tokens.json]
        toolbar: { tint: $accent }
        """,
        importing: [
          "palette.tokens.json": #"""
          {
            "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } },
            "base": { "$type": "fontFamily", "$value": ["Avenir Next", "sans-serif"] },
            "strong": { "$type": "fontWeight", "$value": "bold" }
          }
          """#
        ]
      ),
      Example(
        """
        imports: [palette.tokens.json]
        """,
        importing: [
          "palette.tokens.json": #"""
          {
            "spacing": { "$type": "number", "$value": 4 }
          }
          """#
        ]
      ),
    ]
  )
}
