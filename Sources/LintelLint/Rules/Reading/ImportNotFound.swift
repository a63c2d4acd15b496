extension LintRule {
  // Reported by `ThemeLoader`, with the nearest paths.
  static let importNotFound = LintRule(
    .error("import-not-found", in: .reading),
    summary: "An import matches no file.",
    rationale: "Without one of its files, the theme would look different.",
    advice: "Correct the path; it is relative to the file that contains it.",
    "imports: [brand/*.yaml]".found(at: 1).importing("brands/harbor.yaml"),
    """
    imports:
      - tokens.yml
    """.found(at: 2).importing("tokens.yaml"),
    """
    imports: [brands/*.yaml]
    """.fine().importing("brands/harbor.yaml", "brands: { harbor: {} }"),
    """
    # Paths are relative to the file that contains them.
    imports: [brands/harbor.yaml]
    """.fine()
      .importing(
        "brands/harbor.yaml",
        "imports: [colors.yaml]\nbrands: { harbor: { toolbar: { tint: $sea } } }"
      )
      .importing("brands/colors.yaml", "tokens: { colors: { sea: \"#0B6E99\" } }")
  )
}
