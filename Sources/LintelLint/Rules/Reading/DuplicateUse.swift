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

    # Inside a style that another block uses.
    styles:
      quiet: { hidesBottomBar: true }
      hero:
        use: [quiet, quiet] ←
        statusBar: lightContent
    screens: { home: { use: hero } }

    styles:
      quiet: { hidesBottomBar: true }
      still: { scrolls: false }
    screens:
      home: { use: [quiet, still] }

    # Once in each of two screens.
    styles: { quiet: { hidesBottomBar: true } }
    screens:
      cart: { use: quiet }
      login: { use: quiet }
    """
  )
}
