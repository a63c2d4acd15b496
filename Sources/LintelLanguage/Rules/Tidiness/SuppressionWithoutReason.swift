import LintelDiagnostics

extension LintRule {
  static let suppressionWithoutReason = LintRule(
    id: "suppression-without-reason",
    severity: .warning,
    stage: .suppression,
    summary: "A comment silences a finding and does not say why.",
    rationale: "Who reads the theme next can't tell whether the reason still holds.",
    advice: """
      Write the reason behind two dashes: `# lintel:disable-line out-of-gamut -- the printed brand \
      color`.
      """,
    triggering: [
      Example(
        """
        navigationBar:
          tint: oklch(0.7 0.4 150) # lintel:disable-line out-of-gamut
        """,
        at: [2]
      ),
      Example(
        """
        # lintel:disable out-of-gamut printed colors
        navigationBar:
          tint: oklch(0.7 0.4 150)
        # lintel:enable out-of-gamut
        """,
        at: [1]
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
        # lintel:disable out-of-gamut -- the printed brand colors
        navigationBar:
          tint: oklch(0.7 0.4 150)
        # lintel:enable out-of-gamut
        """
      ),
    ]
  )
}
