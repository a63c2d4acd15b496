extension LintRule {
  // Reported by `Suppressions` and by the reader of `.lintel.yml`; `LintRule.isSuppressible` determines these rules.
  static let unsuppressibleRule = LintRule(
    .warning("unsuppressible-rule", in: .suppression),
    summary: "A comment or a setting silences a rule that can't be silenced.",
    rationale:
      "An error means that no output would be correct: if a property has two values, Lintel can't choose one.",
    advice: "Remove the comment or the setting, and fix the finding.",
    """
    brands:
      day: {}
      night:
        # lintel:disable-next-line conflicting-override -- the later one wins ←
        navigationBar: { shadow: none }

    navigationBar:
      tint: oklch(0.7 0.4 150) # lintel:disable-line out-of-gamut -- the printed brand color
    """
  )
}
