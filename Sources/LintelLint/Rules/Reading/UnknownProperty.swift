extension LintRule {
  // Reported by `ThemeBuilder`, with the nearest properties and the places where the key is right.
  static let unknownProperty = LintRule(
    .error("unknown-property", in: .reading),
    summary: "A bar or one of its components has no such property.",
    rationale:
      "If Lintel ignored a misspelled property, the bar wouldn't change, and nobody would know why.",
    advice: "Correct the spelling; the reference lists the properties of every component.",
    """
    navigationBar:
      title: { colour: label } ←

    navigationBar:
      title: { color: label }
      largeTitle: { color: label }
    """
  )
}
