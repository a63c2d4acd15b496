extension LintRule {
  // Reported by `ThemeHeader`.
  static let missingThemeName = LintRule(
    .error("missing-theme-name", in: .reading),
    summary: "The root file has no name for the theme.",
    rationale:
      "The name becomes the generated Swift type. Lintel also recognizes a root file by it.",
    advice: "Write `theme:` and a name in the root file.",
    """
    lintel: 1
    navigationBar: { shadow: none }
    """.found(at: 1).whole(),
    """
    lintel: 1
    theme: Harbor
    ios: 15..18
    imports: [bars.yaml]
    --- bars.yaml
    navigationBar: { shadow: none }
    """.fine().whole()
  )
}
