import LintelDiagnostics

extension LintRule {
  static let outOfGamut = LintRule(
    id: "out-of-gamut",
    severity: .warning,
    stage: .reading,
    summary: "A color is more vivid than any screen of Apple's can show.",
    rationale: """
      It is brought into Display P3 by lowering its chroma, so that what shows is not what is \
      written.
      """,
    advice: "Write the smaller chroma that the message names, to say that it is meant.",
    triggering: [
      Example(
        """
        navigationBar:
          tint: oklch(0.7 0.4 150)
        """,
        at: [2]
      ),
      Example(
        """
        tokens:
          colors:
            accent: { light: oklch(50% 0.3 30), dark: "#FFFFFF" }
        navigationBar: { tint: $accent }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          tint: oklch(0.7 0.1 150)
        """
      ),
      Example(
        """
        navigationBar:
          tint: display-p3(1 0 0)
        """
      ),
    ]
  )
}
