import LintelDiagnostics

extension LintRule {
  static let invalidCondition = LintRule(
    id: "invalid-condition",
    severity: .error,
    stage: .reading,
    summary: "A `when` key names no condition.",
    rationale: "A condition that can't be read could hold everywhere or nowhere.",
    advice: """
      Write `when ios 26..`, `when ios ..14`, `when pad`, `when phone`, or a version span and an \
      idiom together.
      """,
    triggering: [
      Example(
        """
        when ios17: { navigationBar: { shadow: none } }
        """,
        at: [1]
      ),
      Example(
        """
        navigationBar:
          when phone pad: { shadow: none }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        when ios 17..: { navigationBar: { shadow: none } }
        """
      ),
      Example(
        """
        navigationBar:
          when ios ..16 pad: { shadow: none }
        """
      ),
    ]
  )
}
