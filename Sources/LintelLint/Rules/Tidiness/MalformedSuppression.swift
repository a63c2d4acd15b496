extension LintRule {
  // Reported by `Suppressions`, after all other rules.
  static let malformedSuppression = LintRule(
    .warning("malformed-suppression", in: .suppression),
    summary: "A comment that begins with `lintel:` doesn't silence anything.",
    rationale: "The comment looks as if it silenced a finding, but doesn't.",
    advice: """
      Write `disable-next-line`, `disable-line`, or `disable` and `enable`, and then the IDs \
      of the rules.
      """,
    """
    navigationBar:
      # lintel:disable-nextline out-of-gamut -- the printed brand color
      tint: oklch(0.7 0.4 150)
    """.found(at: 2).besides("out-of-gamut"),
    """
    navigationBar:
      # lintel:disable-next-line out-of-gamut -- the printed brand color
      tint: oklch(0.7 0.4 150)
    """
  )
}
