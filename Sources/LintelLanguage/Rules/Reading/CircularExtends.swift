import LintelDiagnostics

extension LintRule {
  static let circularExtends = LintRule(
    id: "circular-extends",
    severity: .error,
    stage: .reading,
    summary: "Brands extend each other in a circle.",
    rationale: """
      A brand is narrower than the one that it extends, and none can be narrower than itself.
      """,
    advice: "Remove one of the `extends`.",
    triggering: [
      Example(
        """
        brands:
          day: { extends: night }
          night: { extends: day }
        """,
        at: [2]
      ),
      Example(
        """
        brands:
          day: { extends: day }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        brands:
          day: {}
          night: { extends: day }
          midnight: { extends: night }
        """
      ),
      Example(
        """
        # Two brands of one family.
        brands:
          harbor: {}
          coast: { extends: harbor }
          island: { extends: harbor }
        """
      ),
    ]
  )
}
