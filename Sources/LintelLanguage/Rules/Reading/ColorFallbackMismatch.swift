import LintelDiagnostics

extension LintRule {
  static let colorFallbackMismatch = LintRule(
    id: "color-fallback-mismatch",
    severity: .warning,
    stage: .reading,
    summary: "The 'hex' of a design token is another color than its components.",
    rationale: """
      Tools that can't read the components use 'hex' instead. If only one of the two was changed, platforms show different \
      colors. Lintel takes the components.
      """,
    advice: """
      Correct whichever is out of date, or leave 'hex' out.
      """,
    triggering: [
      Example(
        """
        imports: [palette.tokens.json]
        toolbar: { tint: $accent }
        """,
        at: [7],
        importing: [
          "palette.tokens.json": #"""
          {
            "accent": {
              "$type": "color",
              "$value": {
                "colorSpace": "srgb",
                "components": [0, 0.4, 0.6],
                "hex": "#0088bb"
              }
            }
          }
          """#
        ]
      ),
      Example(
        """
        imports: [palette.tokens.json]
        toolbar: { tint: $accent }
        """,
        at: [4],
        importing: [
          "palette.tokens.json": #"""
          {
            "accent": {
              "$type": "color",
              "$value": { "colorSpace": "hsl", "components": [120, 100, 25], "hex": "#00ff00" }
            }
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
            "accent": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6], "hex": "#006699" }
            }
          }
          """#
        ]
      ),
      Example(
        """
        imports: [palette.tokens.json]
        toolbar: { tint: $accent }
        """,
        importing: [
          "palette.tokens.json": #"""
          {
            "accent": {
              "$type": "color",
              "$value": { "colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#ff0000" }
            }
          }
          """#
        ]
      ),
    ]
  )
}
