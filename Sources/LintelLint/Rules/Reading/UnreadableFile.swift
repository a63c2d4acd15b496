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
    """
    imports: [bars.yaml]
    --- bars.yaml
    navigationBar: { shadow: none }
    """.found(at: 1).under(.unreadable("bars.yaml")),
    """
    imports: [bars.yaml]
    --- bars.yaml
    navigationBar: { shadow: none }
    """
  )
}
