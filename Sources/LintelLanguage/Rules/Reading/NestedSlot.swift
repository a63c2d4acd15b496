import LintelDiagnostics

extension LintRule {
  static let nestedSlot = LintRule(
    id: "nested-slot",
    severity: .error,
    stage: .reading,
    summary: "A slot is within a slot, or a state is within a state.",
    rationale: """
      UIKit shows one slot at a time, and an item is in one state; a declaration names one of \
      each.
      """,
    advice: "Write the two beside each other.",
    triggering: [
      Example(
        """
        navigationBar:
          scrollEdge:
            compact: { shadow: none }
        """,
        at: [3]
      ),
      Example(
        """
        tabBar:
          item:
            selected: { disabled: { iconColor: label } }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          scrollEdge: { title: { kern: 0.5 } }
          compactScrollEdge: { title: { kern: 0 } }
        """
      ),
      Example(
        """
        # A state within a slot, and two states beside each other.
        toolbar:
          scrollEdge:
            button: { color: label, disabled: { color: tertiaryLabel } }
        navigationBar:
          button:
            highlighted: { color: secondaryLabel }
            disabled: { color: tertiaryLabel }
        """
      ),
    ]
  )
}
