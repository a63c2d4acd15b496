extension LintRule {
  // Reported when the baseline is applied, after suppression comments.
  static let staleBaseline = LintRule(
    .warning("stale-baseline", in: .suppression),
    summary: "A baseline lists more findings than there are.",
    rationale:
      "The baseline would hide the next finding of that kind at that place, which nobody has reviewed.",
    advice: "Run `lintel lint --update-baseline`, which removes entries of fixed findings.",
    """
    toolbar: { tint: "#00569E" }
    """.found(at: 4).withBaseline(
      """
      {
        "version": 1,
        "findings": [
          { "rule": "out-of-gamut", "property": "toolbar.tint", "places": [{ "path": "theme.yaml", "keys": "toolbar.tint" }] }
        ]
      }
      """
    ),
    "toolbar: { tint: oklch(0.7 0.4 150) }".fine().withBaseline(
      """
      {
        "version": 1,
        "findings": [
          { "rule": "out-of-gamut", "property": "toolbar.tint", "places": [
            { "path": "theme.yaml", "keys": "toolbar.tint", "value": "110fa45ffaad11d8" }
          ] }
        ]
      }
      """
    )
  )
}
