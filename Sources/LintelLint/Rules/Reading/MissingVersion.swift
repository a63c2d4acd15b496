extension LintRule {
  // Reported by `ThemeHeader`; the fix inserts the key at the top.
  static let missingVersion = LintRule(
    .error("missing-version", in: .reading),
    summary: "A file doesn't set its language version.",
    rationale: """
      A later version of the language may read a key differently. The number keeps a theme's meaning when you update \
      Lintel.
      """,
    advice: "Write `lintel: 1` at the top of every file of a theme.",
    """
    theme: Harbor
    navigationBar: { shadow: none }
    """.found(at: 1).whole(),
    """
    lintel: 1
    theme: Harbor
    navigationBar: { shadow: none }
    """.fine().whole()
  )
}
