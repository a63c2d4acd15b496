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

    imports:
      - /etc/tokens.yaml ←

    imports: [shared/tokens.yaml]
    --- shared/tokens.yaml

    imports: [shared/../tokens.yaml]
    --- tokens.yaml

    # An imported file refers to a file outside its own folder but inside the theme's.
    imports: [brands/harbor.yaml]
    --- brands/harbor.yaml
    imports: [../colors.yaml]
    brands: { harbor: { toolbar: { tint: $sea } } }
    --- colors.yaml
    tokens: { colors: { sea: "#0B6E99" } }
    """
  )
}
