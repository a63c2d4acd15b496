import LintelTheme

extension LintRule {
  // Reported by `NameReader` before blocks are read; `ThemeLimits` has the limits.
  static let tooManyNames = LintRule(
    .error("too-many-names", in: .reading),
    summary: "A theme has too many names, or too long a chain of brands that extend each other.",
    rationale:
      "Lintel checks every pair of promos that can run together, which takes too long if there are too many. The limits are 1,024 brands, 256 promos, 64 modes with 256 values each, 200,000 screens, and 64 brands that extend each other in a row.",
    advice: "Remove promos that are over and brands that are gone, or split the theme by app.",
    """
    promos:
      spring: {}
      summer: {}
      autumn: {}
    """.found(at: 4).limited(\.promos, to: 2, "promos"),
    """
    promos:
      spring: {}
      summer: {}
    """.fine().limited(\.promos, to: 2, "promos")
  )
}
