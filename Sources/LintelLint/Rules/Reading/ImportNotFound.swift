extension LintRule {
  // Reported by `ThemeLoader`, with the nearest paths.
  static let importNotFound = LintRule(
    .error("import-not-found", in: .reading),
    summary: "An import matches no file.",
    rationale: "Without one of its files, the theme would look different.",
    advice: "Correct the path; it is relative to the file that contains it.",
    """
    imports: [brand/*.yaml] ←
    --- brands/harbor.yaml

    imports: [brands/*.yaml]
    --- brands/harbor.yaml
    brands: { harbor: {} }
    """
  )
}
