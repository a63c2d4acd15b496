extension LintRule {
  // Reported by `checkTokenReferences`, when all tokens are known.
  static let tokenOfWrongType = LintRule(
    .error("token-of-wrong-type", in: .reading),
    summary: "A token doesn't have the type that its place requires.",
    rationale: "For example, a color property can't use a font token.",
    advice: "Refer to a token of the right group. Other groups can have a token with that name.",
    """
    tokens:
      fonts: { title: headline }
    navigationBar:
      title: { font: $title, color: $title } ←

    tokens:
      fonts: { title: headline }
      colors: { title: label }
    navigationBar:
      title: { font: $title, color: $title }
    """
  )
}
