extension LintRule {
  // Reported where a block would expand endlessly.
  static let circularUse = LintRule(
    .error("circular-use", in: .reading),
    summary: "Styles use each other in a cycle.",
    rationale: "The content of the block would never end.",
    advice: "Remove one of the `use` keys.",
    """
    styles:
      hero: { use: quiet } ←
      quiet: { use: hero }
    screens: { home: { use: hero } }

    styles:
      hero: { use: quiet }
      quiet: { hidesBottomBar: true }
    screens: { home: { use: hero } }
    """
  )
}
