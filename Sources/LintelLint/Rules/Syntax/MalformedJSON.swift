extension LintRule {
  // The reader follows RFC 8259 and continues after each mistake, so one run reports all of them.
  static let malformedJSON = LintRule(
    .error("malformed-json", in: .syntax),
    summary: "A Design Tokens file isn't valid JSON.",
    rationale: """
      Many tools accept more than JSON: comments, a comma after the last member, or single quotes. They don't agree \
      on what they accept, so other tools can't read such a file.
      """,
    advice:
      "Correct the text at the place that the message shows. `lintel lint --fix` removes surplus commas.",
    """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    {
      "accent": {
        "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] }, ←
      }
    }

    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    {
    	"accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
    }
    """
  )
}
