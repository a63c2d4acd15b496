extension LintRule {
  // `BlockKey` defines where each key is valid.
  static let misplacedKey = LintRule(
    .error("misplaced-key", in: .reading),
    summary: "A key is in a place where it has no meaning.",
    rationale: """
      Keys for the whole theme go at the top level. Keys of a brand, promo, or screen go where you declare it. A dot in the \
      name of a screen leads to the screens below it, not to its properties.
      """,
    advice: "Move the key to where the message says.",
    """
    brands:
      harbor:
        styles: { quiet: { hidesBottomBar: true } } ←

    styles: { quiet: { hidesBottomBar: true } }
    promos: { summer: { from: 2027-06-01 } }
    screens: { home: { use: quiet } }
    """
  )
}
