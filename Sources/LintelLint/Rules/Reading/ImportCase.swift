extension LintRule {
  // Reported by `ThemeLoader`, which compares the path with the names in the folders.
  static let importCase = LintRule(
    .warning("import-case", in: .reading),
    summary: "An import spells a file's name with different capitalization.",
    rationale:
      "A Mac's disk usually ignores case and finds the file. Most CI machines don't, and report `import-not-found`.",
    advice: "Write the name with the file's capitalization, or use the fix.",
    """
    imports: [Brands/harbor.yaml]
    --- brands/harbor.yaml
    brands: { harbor: {} }
    """.found(at: 1).under(.ignoringCase),
    """
    imports: [brands/harbor.yaml]
    --- brands/harbor.yaml
    brands: { harbor: {} }
    """.fine().under(.ignoringCase)
  )
}
