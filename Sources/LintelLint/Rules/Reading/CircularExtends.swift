extension LintRule {
  // Reported by `NameReader` once for each cycle, at its first brand.
  static let circularExtends = LintRule(
    .error("circular-extends", in: .reading),
    summary: "Brands extend each other in a cycle.",
    rationale: "A brand gets its values from the brand it extends, so the chain has to end.",
    advice: "Remove one of the `extends` keys.",
    """
    brands:
      day: { extends: night } ←
      night: { extends: day }

    brands:
      day: {}
      night: { extends: day }
      midnight: { extends: night }
    """
  )
}
