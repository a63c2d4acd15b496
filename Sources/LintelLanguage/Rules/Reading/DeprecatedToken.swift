import LintelDiagnostics

extension LintRule {
  static let deprecatedToken = LintRule(
    id: "deprecated-token",
    severity: .warning,
    stage: .reading,
    summary: "A theme uses a deprecated design token.",
    rationale: """
      Who keeps the design tokens has said that the token will go, often with the name of what takes its place. A theme that still \
      uses it will not compile with the file's next edition.
      """,
    advice: """
      Use the token that has taken its place.
      """,
    triggering: [
      Example(
        """
        imports: [palette.tokens.json]
        toolbar: { tint: $accent }
        """,
        at: [2],
        importing: [
          "palette.tokens.json": #"""
          {
            "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] }, "$deprecated": "use brand.accent" }
          }
          """#
        ]
      ),
      Example(
        """
        imports: [palette.tokens.json]
        tokens: { colors: { button: $old.accent } }
        toolbar: { tint: $button }
        """,
        at: [2],
        importing: [
          "palette.tokens.json": #"""
          {
            "old": {
              "$deprecated": true,
              "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
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
        toolbar: { tint: $blue }
        """,
        importing: [
          "palette.tokens.json": #"""
          {
            "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } },
            "accent": { "$value": "{blue}", "$deprecated": true }
          }
          """#
        ]
      ),
      Example(
        """
        imports: [palette.tokens.json]
        toolbar: { tint: $old.blue }
        """,
        importing: [
          "palette.tokens.json": #"""
          {
            "old": {
              "$deprecated": true,
              "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] }, "$deprecated": false }
            }
          }
          """#
        ]
      ),
    ]
  )
}
