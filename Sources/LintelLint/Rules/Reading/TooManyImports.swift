import LintelTheme

extension LintRule {
  // Reported by `ThemeLoader`, for more files or bytes than `ThemeLimits` allows.
  static let tooManyImports = LintRule(
    .error("too-many-imports", in: .reading),
    summary: "A theme imports too many files.",
    rationale: "The limit protects against a pattern that matches too many files.",
    advice: "Check for a pattern that matches more than it should.",
    """
    # The pattern matches copies from a backup tool.
    imports: [brands/*.yaml]
    --- brands/a.yaml
    brands: { a: {} }
    --- brands/a-1.yaml
    brands: { a: {} }
    """.found(at: 2).limited(\.files, to: 2, "files instead of 4,096"),
    """
    imports: [brands/*.yaml]
    --- brands/a.yaml
    brands: { a: {} }
    --- brands/b.yaml
    brands: { b: {} }
    """
  )
}
