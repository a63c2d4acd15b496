extension LintRule {
  // Reported by `ThemeLoader`, with the nearest paths.
  static let importNotFound = LintRule(
    .error("import-not-found", in: .reading),
    summary: "An import matches no file.",
    rationale: "Without one of its files, the theme would look different.",
    advice: "Correct the path; it is relative to the file that contains it.",
    "imports: [brand/*.yaml]".found(at: 1).importing(["brands/harbor.yaml": "lintel: 1\n"]),
    """
    imports:
      - tokens.yml
    """.found(at: 2).importing(["tokens.yaml": "lintel: 1\n"]),
    """
    imports: [brands/*.yaml]
    """.fine().importing(["brands/harbor.yaml": "lintel: 1\nbrands: { harbor: {} }\n"]),
    """
    # Paths are relative to the file that contains them.
    imports: [brands/harbor.yaml]
    """.fine().importing([
      "brands/harbor.yaml": """
      lintel: 1
      imports: [colors.yaml]
      brands: { harbor: { toolbar: { tint: $sea } } }
      """,
      "brands/colors.yaml": """
      lintel: 1
      tokens: { colors: { sea: "#0B6E99" } }
      """,
    ])
  )
}
