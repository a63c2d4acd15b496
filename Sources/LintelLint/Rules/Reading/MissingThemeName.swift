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
    # The name is in a file that can't have one.
    lintel: 1
    imports: [bars.yaml]
    --- bars.yaml
    theme: Harbor
    """.found(at: 1).besides("misplaced-key").whole(),
    """
    lintel: 1
    theme: Harbor
    ios: 15..18
    imports: [bars.yaml]
    --- bars.yaml
    navigationBar: { shadow: none }
    """.fine().whole(),
    """
    navigationBar: { shadow: none }
    theme: "Harbor"
    """
  )
}
