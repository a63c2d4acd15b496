extension LintRule {
  // Finds tags such as `!!str` (YAML 1.2, section 6.9.1).
  static let yamlTag = LintRule(
    .error("yaml-tag", in: .syntax),
    summary: "A value has a YAML tag.",
    rationale: "The property determines the type of its value, so a tag has no use.",
    advice: "Remove the tag; `lintel lint --fix` does.",
    """
    navigationBar:
      title: { kern: !!float 1 } ←

    navigationBar:
      title: { kern: 1 }
    """
  )
}
