extension LintRule {
  // Reported by `ValueReader`, for keys of fonts and images such as `style` and `size`.
  static let contradictoryKeys = LintRule(
    .error("contradictory-keys", in: .reading),
    summary: "Two keys of a value exclude each other.",
    rationale: "Lintel would have to ignore one of the two.",
    advice: "Remove one of the two.",
    """
    navigationBar:
      title: { font: { style: headline, size: 17 } } ←

    navigationBar:
      title: { font: { style: headline, weight: bold } }
      backIndicator: { symbol: chevron.backward, weight: bold }
    """
  )
}
