extension LintRule {
  // Reported by `ThemeBuilder`, when all screens are known.
  static let matchesNothing = LintRule(
    .error("matches-nothing", in: .reading),
    summary: "A pattern or group doesn't match any screen.",
    rationale: "Nothing declared below it would ever be visible.",
    advice:
      "Correct the pattern. `*` matches any text within one part of a name, and a pattern matches only declared screens.",
    """
    screens:
      news.detail: {}
      '*.details': { hidesBottomBar: true } ←

    screens:
      news.detail: {}
      '*.detail': { hidesBottomBar: true }
    """
  )
}
