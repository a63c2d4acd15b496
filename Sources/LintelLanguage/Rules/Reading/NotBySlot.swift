import LintelDiagnostics

extension LintRule {
  static let notBySlot = LintRule(
    id: "not-by-slot",
    severity: .error,
    stage: .reading,
    summary: "A property that UIKit has once for a bar or screen stands under a slot.",
    rationale: "UIKit has one value of it for the whole bar, so that it can't differ by slot.",
    advice: "Write it beside the slot.",
    triggering: [
      Example(
        """
        navigationBar:
          scrollEdge: { prefersLargeTitles: true }
        """,
        at: [2]
      )
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          prefersLargeTitles: true
          scrollEdge: { shadow: none }
        """
      )
    ]
  )
}
