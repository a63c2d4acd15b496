import LintelDiagnostics

extension LintRule {
  static let outOfRange = LintRule(
    id: "out-of-range",
    severity: .error,
    stage: .reading,
    summary: "A number lies outside of what its property or function takes.",
    rationale: "UIKit would clamp it, ignore it or trap.",
    advice: "Write a number within the range that the message names.",
    triggering: [
      Example(
        """
        navigationBar:
          tint: alpha(label 140%)
        """,
        at: [2]
      ),
      Example(
        """
        navigationBar:
          title: { font: { size: 0 } }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          tint: alpha(label 40%)
          title: { font: { size: 17 } }
        """
      ),
      Example(
        """
        # The ends of a range belong to it, and letters may move closer.
        navigationBar:
          tint: alpha(label 100%)
          title: { kern: -0.4 }
        """
      ),
    ]
  )
}
