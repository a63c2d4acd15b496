import LintelDiagnostics

extension LintRule {
  static let overrideOutOfReach = LintRule(
    id: "override-out-of-reach",
    severity: .warning,
    stage: .reading,
    summary: "An override does not reach a font or shadow that has taken the value.",
    rationale: """
      A font is one value in a theme, and its size can't be a reference. A typography of the design tokens that takes its size from another \
      token keeps it when a brand overrides that token, while everything else follows.
      """,
    advice: """
      Override the font as well, where the token is overridden.
      """,
    triggering: [
      Example(
        """
        imports: [palette.tokens.json]
        navigationBar: { title: { font: $title } }
        brands:
          a: {}
          b: { tokens: { numbers: { size: 20 } } }
        """,
        at: [5],
        importing: [
          "palette.tokens.json": #"""
          {
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
          }
          """#
        ]
      ),
      Example(
        """
        imports: [palette.tokens.json]
        navigationBar: { title: { shadow: { color: $lift.color, blur: $lift.blur } } }
        screens:
          home: { tokens: { numbers: { soft: 4 } } }
        """,
        at: [4],
        importing: [
          "palette.tokens.json": #"""
          {
            "none": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } },
            "soft": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
            "lift": {
              "$type": "shadow",
              "$value": {
                "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3 },
                "offsetX": "{none}",
                "offsetY": "{none}",
                "blur": "{soft}",
                "spread": "{none}"
              }
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
        navigationBar: { title: { kern: $tight } }
        brands:
          a: {}
          b: { tokens: { numbers: { gap: 2 } } }
        """,
        importing: [
          "palette.tokens.json": #"""
          {
            "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
            "tight": { "$type": "dimension", "$value": "{gap}" }
          }
          """#
        ]
      ),
      Example(
        """
        imports: [palette.tokens.json]
        navigationBar: { title: { font: $title } }
        brands:
          a: {}
          b: { tokens: { fonts: { title: headline } } }
        """,
        importing: [
          "palette.tokens.json": #"""
          {
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
          }
          """#
        ]
      ),
    ]
  )
}
