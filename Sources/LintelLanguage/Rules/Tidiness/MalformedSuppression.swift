import LintelDiagnostics

extension LintRule {
  static let malformedSuppression = LintRule(
    id: "malformed-suppression",
    severity: .warning,
    stage: .suppression,
    summary: "A comment that begins with `lintel:` doesn't silence anything.",
    rationale: "Its author believes that a finding is silenced, or that all of them are.",
    advice: """
      Write `disable-next-line`, `disable-line`, or `disable` and `enable`, and behind it the ids \
      of the rules.
      """,
    triggering: [
      Example(
        """
        navigationBar:
          # lintel:disable-nextline out-of-gamut -- the printed brand color
          tint: oklch(0.7 0.4 150)
        """,
        at: [2],
        besides: ["out-of-gamut"]
      ),
      Example(
        """
        # lintel:disable -- all of this is old
        navigationBar: { shadow: none }
        """,
        at: [1]
      ),
      Example(
        """
        navigationBar:
          # lintel: disable-next-line out-of-gamut -- the printed brand color
          tint: oklch(0.7 0.4 150)
        """,
        at: [2],
        besides: ["out-of-gamut"]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          # lintel:disable-next-line out-of-gamut -- the printed brand color
          tint: oklch(0.7 0.4 150)
        """
      ),
      Example(
        """
        # lintel: 1 is the version of the language
        navigationBar: { shadow: none }
        """
      ),
    ]
  )
}
