import LintelTheme

extension LintRule {
  // Reported by `ThemeBuilder`, which then stops expanding; `ThemeLimits` has the limits.
  static let tooManyUses = LintRule(
    .error("too-many-uses", in: .reading),
    summary: "Styles use each other too deeply, or expand to too many blocks.",
    rationale: "The limit protects against styles that expand to very many blocks.",
    advice: "Use fewer styles within styles.",
    """
    # Each style uses the one before it and adds a line.
    styles:
      plain: { scrolls: false }
      quiet: { use: plain, hidesBottomBar: true }
      hero: { use: quiet, statusBar: lightContent }
    screens: { home: { use: hero } }
    """.found(at: 4).limited(\.styleDepth, to: 2, "styles in a row instead of 64"),
    """
    # Two styles share a third, and every screen uses both.
    styles:
      plain: { scrolls: false }
      quiet: { use: plain, hidesBottomBar: true }
      dark: { use: plain, statusBar: lightContent }
    screens:
      home: { use: [quiet, dark] }
      cart: { use: [quiet, dark] }
    """.found(at: 8).limited(\.expansions, to: 5, "uses in total instead of a million"),
    """
    # Each style puts the one before it into two promos.
    promos: { summer: { with: any }, sale: { with: any } }
    styles:
      plain: { scrolls: false }
      quiet: { promos: { summer: { use: plain }, sale: { use: plain } } }
      hero: { use: quiet, hidesBottomBar: true }
    screens: { home: { use: hero } }
    """.found(at: 5).limited(\.expansionsPerUse, to: 3, "blocks at one 'use' instead of 1,000"),
    """
    styles:
      quiet: { hidesBottomBar: true }
      hero: { use: quiet }
    screens: { home: { use: hero } }
    """,
    """
    # Any number of screens can use a style.
    styles: { quiet: { hidesBottomBar: true } }
    screens:
      home: { use: quiet }
      cart: { use: quiet }
      help: { use: quiet }
    """.fine().limited(\.styleDepth, to: 2, "styles in a row")
  )
}
