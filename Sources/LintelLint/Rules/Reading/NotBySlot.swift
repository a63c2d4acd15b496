extension LintRule {
  // Reported by `ThemeBuilder`; `Property.variesBySlot` determines which properties those are.
  static let notBySlot = LintRule(
    .error("not-by-slot", in: .reading),
    summary: "A slot contains a property that UIKit has only once for each bar or screen.",
    rationale: "UIKit has one value for the whole bar, so it can't differ by slot.",
    advice: "Write it outside the slot.",
    """
    navigationBar:
      scrollEdge: { prefersLargeTitles: true } ←

    navigationBar:
      prefersLargeTitles: true
      scrollEdge: { shadow: none }
    """
  )
}
