extension LintRule {
  // The code that provides files reports the reason, because the compiler itself doesn't read files.
  static let unreadableFile = LintRule(
    .error("unreadable-file", in: .reading),
    summary: "A file can't be read.",
    rationale: """
      The file is missing, or you don't have permission to read it. Without one of its files, the theme would look \
      different.
      """,
    advice: "Correct the path, or the permissions of the file.",
    "imports: [bars.yaml]".found(at: 1)
      .importing("bars.yaml", "navigationBar: { shadow: none }").under(.unreadable("bars.yaml")),
    """
    # A pattern matches the file.
    imports:
      - brands/*.yaml
    """.found(at: 3).importing("brands/harbor.yaml", "brands: { harbor: {} }")
      .importing("brands/coast.yaml", "brands: { coast: {} }")
      .under(.unreadable("brands/coast.yaml")),
    """
    imports: [bars.yaml]
    """.fine().importing("bars.yaml", "navigationBar: { shadow: none }"),
    """
    # The theme doesn't import the unreadable file.
    imports: [brands/*.yaml]
    """.fine().importing("brands/harbor.yaml", "brands: { harbor: {} }")
      .importing("drafts/coast.yaml", "brands: { coast: {} }")
      .under(.unreadable("drafts/coast.yaml"))
  )
}
