extension LintRule {
  // Reported by `Suppressions` and by the reader of `.lintel.yml`.
  static let unknownRule = LintRule(
    .warning("unknown-rule", in: .suppression),
    summary: "A comment or a configuration names a rule that doesn't exist.",
    rationale: "It has no effect. Usually, the ID is misspelled, or the rule has a new name.",
    advice: "Correct the ID. `lintel rules` lists all IDs.",
    """
    navigationBar:
      # lintel:disable-next-line out-of-gamma -- the printed brand color
      tint: oklch(0.7 0.4 150)
    """.found(at: 2).besides("out-of-gamut"),
    """
    navigationBar:
      # lintel:disable-next-line out-of-gamut -- the printed brand color
      tint: oklch(0.7 0.4 150)
    """
  )
}
