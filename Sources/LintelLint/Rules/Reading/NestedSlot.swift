extension LintRule {
  // Reported by `ThemeBuilder`; dotted keys count as nested.
  static let nestedSlot = LintRule(
    .error("nested-slot", in: .reading),
    summary: "A slot is within a slot, or a state is within a state.",
    rationale:
      "A bar shows one slot at a time, and an item has one state, so a declaration can only name one of each.",
    advice: "Write the two next to each other.",
    """
    navigationBar:
      scrollEdge:
        compact: { shadow: none } ←

    navigationBar:
      scrollEdge: { title: { kern: 0.5 } }
      compactScrollEdge: { title: { kern: 0 } }
    """
  )
}
