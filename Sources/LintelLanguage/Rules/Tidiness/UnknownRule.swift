import LintelDiagnostics

extension LintRule {
  static let unknownRule = LintRule(
    id: "unknown-rule",
    severity: .warning,
    stage: .suppression,
    summary: "A comment or a configuration names a rule that does not exist.",
    rationale: """
      It does nothing. Mostly the id is misspelt, or the rule has another name by now.
      """,
    advice: "Correct the id; `lintel rules` lists them.",
    triggering: [
      Example(
        """
        navigationBar:
          # lintel:disable-next-line out-of-gamma -- the printed brand color
          tint: oklch(0.7 0.4 150)
        """,
        at: [2],
        besides: ["out-of-gamut"]
      ),
      Example(
        """
        # lintel:disable all -- an old theme
        navigationBar: { shadow: none }
        """,
        at: [1]
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
        screens:
          help: { backButtonTitle: "# lintel:disable all" }
        """
      ),
    ]
  )
}
