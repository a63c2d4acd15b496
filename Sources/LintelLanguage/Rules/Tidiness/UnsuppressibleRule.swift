import LintelDiagnostics

extension LintRule {
  static let unsuppressibleRule = LintRule(
    id: "unsuppressible-rule",
    severity: .warning,
    stage: .suppression,
    summary: "A comment or a setting silences what none can silence.",
    rationale: """
      An error leaves the outputs without a meaning: with two values for one property, no output \
      could be written that is right.
      """,
    advice: "Remove the comment or the setting, and mend what is found.",
    triggering: [
      Example(
        """
        brands:
          day: {}
          night:
            # lintel:disable-next-line conflicting-override -- the later one wins
            navigationBar: { shadow: none }
        """,
        at: [4]
      ),
      Example(
        """
        navigationBar:
          tint: navy # lintel:disable-line css-color-name -- it is a color
        """,
        at: [2],
        besides: ["css-color-name"]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          tint: oklch(0.7 0.4 150) # lintel:disable-line out-of-gamut -- the printed brand color
        """
      ),
      Example(
        """
        # See `lintel rules conflicting-override` before you add a brand.
        brands: { day: {}, night: {} }
        """
      ),
    ]
  )
}
