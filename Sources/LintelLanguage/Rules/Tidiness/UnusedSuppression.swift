import LintelDiagnostics

extension LintRule {
  static let unusedSuppression = LintRule(
    id: "unused-suppression",
    severity: .warning,
    stage: .suppression,
    summary: "A comment silences nothing, or no file has a path of 'per-path'.",
    rationale: """
      What it was written for has gone. It would silence the next finding of its kind, which \
      nobody has looked at.
      """,
    advice: "Remove the comment; `lintel lint --fix` does. Correct the path, or remove it.",
    triggering: [
      Example(
        """
        navigationBar:
          # lintel:disable-next-line out-of-gamut -- the printed brand color
          tint: oklch(0.7 0.1 150)
        """,
        at: [2]
      ),
      Example(
        """
        # lintel:disable missing-slot, out-of-gamut -- an old theme
        navigationBar: { tint: oklch(0.7 0.4 150) }
        # lintel:enable missing-slot, out-of-gamut
        # lintel:enable never-scrolled
        """,
        at: [1, 4]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          # lintel:disable-next-line out-of-gamut -- the printed brand color
          # of 1998, which no screen shows
          tint: oklch(0.7 0.4 150)
        """
      ),
      Example(
        """
        # lintel:disable out-of-gamut -- the printed brand colors
        navigationBar: { tint: oklch(0.7 0.4 150) }
        toolbar: { tint: oklch(0.7 0.4 150) }
        """
      ),
    ]
  )
}
