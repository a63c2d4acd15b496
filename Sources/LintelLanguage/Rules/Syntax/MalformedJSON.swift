import LintelDiagnostics

extension LintRule {
  static let malformedJSON = LintRule(
    id: "malformed-json",
    severity: .error,
    stage: .syntax,
    summary: "A Design Tokens file isn't valid JSON.",
    rationale: """
      What other tools take for JSON is often a little more: comments, a comma behind the last member, single quotes. No two of them \
      agree on it, so a file that only some can read is refused by the others when it is least expected.
      """,
    advice: """
      Correct the place that is shown; `lintel lint --fix` takes surplus commas out.
      """,
    triggering: [
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
              "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] },
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
        at: [2],
        importing: [
          "palette.tokens.json": #"""
          {
            // from the design tool
            "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
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
          	"accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
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
            "$description": "from the design tool, \u00fcber alles",
            "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
          }
          """#
        ]
      ),
    ]
  )
}
