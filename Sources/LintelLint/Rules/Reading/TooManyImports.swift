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
    """.found(at: 2).importing("brands/a.yaml", "brands: { a: {} }")
      .importing("brands/a-1.yaml", "brands: { a: {} }")
      .limited(\.files, to: 2, "files instead of 4,096"),
    """
    imports: [tokens.yaml]
    toolbar: { tint: $accent }
    """.found(at: 1).importing("tokens.yaml", "tokens: { colors: { accent: \"#0B6E99\" } }")
      .limited(\.totalSize, to: 100, "bytes instead of 256 MB"),
    "imports: [brands/*.yaml]".fine().importing("brands/a.yaml", "brands: { a: {} }")
      .importing("brands/b.yaml", "brands: { b: {} }"),
    """
    # A file that two files import counts once.
    imports: [bars.yaml, tabs.yaml]
    """.fine().importing("bars.yaml", "imports: [colors.yaml]\ntoolbar: { tint: $accent }")
      .importing("tabs.yaml", "imports: [colors.yaml]\ntabBar: { tint: $accent }")
      .importing("colors.yaml", "tokens: { colors: { accent: \"#0B6E99\" } }")
      .limited(\.files, to: 4, "files")
  )
}
