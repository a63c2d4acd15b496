extension LintRule {
  // Reported by `ThemeBuilder`.
  static let duplicateUse = LintRule(
    .error("duplicate-use", in: .reading),
    summary: "A block uses a style twice.",
    rationale: "The second use changes nothing. Most likely, you mean another style.",
    advice: "Remove one of the two.",
    """
    styles: { quiet: { hidesBottomBar: true } }
    screens:
      home: { use: [quiet, quiet] } ←

    styles:
      quiet: { hidesBottomBar: true }
      still: { scrolls: false }
    screens:
      home: { use: [quiet, still] }
    """
  )
}
