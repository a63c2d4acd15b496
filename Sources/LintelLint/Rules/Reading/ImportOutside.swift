extension LintRule {
  // Reported by `ThemeLoader`, also for symbolic links; `--allow-import` adds folders.
  static let importOutside = LintRule(
    .error("import-outside", in: .reading),
    summary: "An import leaves the theme's folder.",
    rationale: """
      A theme that imports files from anywhere can't be moved, and a theme from somebody else could read private \
      files.
      """,
    advice: "Move the file into the folder, or allow its folder with `--allow-import`.",
    """
    imports: [../shared/tokens.yaml] ←

    imports: [shared/tokens.yaml]
    --- shared/tokens.yaml
    """
  )
}
