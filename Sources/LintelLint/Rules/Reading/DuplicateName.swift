extension LintRule {
  // Reported by `NameReader`.
  static let duplicateName = LintRule(
    .error("duplicate-name", in: .reading),
    summary: "A name is declared twice, or for both a group and a screen.",
    rationale: "A use of the name could mean either of them.",
    advice: "Rename one of the two.",
    """
    groups: { forms: [login] }
    screens: { login: {}, forms: { class: Forms } }
    """.found(at: 1).besides("misplaced-key"),
    """
    groups: { forms: [login] }
    screens: { login: {}, forms: { hidesBottomBar: true } }
    """
  )
}
