extension LintRule {
  // Reported by `ThemeHeader`; the file is then read as version 1.
  static let unsupportedVersion = LintRule(
    .error("unsupported-version", in: .reading),
    summary: "A file has a language version that this release of Lintel doesn't support.",
    rationale: "The number is either a typo, or the theme is for a newer release of Lintel.",
    advice: "Write `lintel: 1`, or update the compiler.",
    """
    lintel: 2 ←
    theme: Harbor

    lintel: 1
    theme: Harbor
    """
  )
}
