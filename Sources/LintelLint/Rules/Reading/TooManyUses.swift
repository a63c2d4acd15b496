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
    styles:
      quiet: { hidesBottomBar: true }
      hero: { use: quiet }
    screens: { home: { use: hero } }
    """
  )
}
