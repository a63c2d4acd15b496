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
    imports: [tokens.yaml]
    toolbar: { tint: $accent }
    --- tokens.yaml
    tokens: { colors: { accent: "#0B6E99" } }
    """.found(at: 1).limited(\.totalSize, to: 100, "bytes instead of 256 MB"),
    """
    imports: [brands/*.yaml]
    --- brands/a.yaml
    brands: { a: {} }
    --- brands/b.yaml
    brands: { b: {} }
    """,
    """
    # A file that two files import counts once.
    imports: [bars.yaml, tabs.yaml]
    --- bars.yaml
    imports: [colors.yaml]
    toolbar: { tint: $accent }
    --- tabs.yaml
    imports: [colors.yaml]
    tabBar: { tint: $accent }
    --- colors.yaml
    tokens: { colors: { accent: "#0B6E99" } }
    """.fine().limited(\.files, to: 4, "files")
  )
}
