extension LintRule {
  // `SwiftName` defines the identifiers.
  static let swiftNameCollision = LintRule(
    .error("swift-name-collision", in: .reading),
    summary: "Two names become one in Swift.",
    rationale: """
      Lintel writes names in lowerCamelCase in Swift, and two brands, promos, screens, or tokens can't have the same \
      name there.
      """,
    advice: "Rename one of the two.",
    """
    brands: { rete_uno: {}, rete-uno: {} } ←

    brands: { rete_uno: {}, rete_due: {} }
    """
  )
}
