import LintelDiagnostics

extension LintRule {
  static let tokenOfWrongType = LintRule(
    id: "token-of-wrong-type",
    severity: .error,
    stage: .reading,
    summary: "A token is of another type than its place expects.",
    rationale: "A font can't stand where a color is due.",
    advice: "Refer to a token of the right group; tokens of different groups may share a name.",
    triggering: [
      Example(
        """
        tokens:
          fonts: { title: headline }
        navigationBar:
          title: { font: $title, color: $title }
        """,
        at: [4]
      )
    ],
    nonTriggering: [
      Example(
        """
        tokens:
          fonts: { title: headline }
          colors: { title: label }
        navigationBar:
          title: { font: $title, color: $title }
        """
      )
    ]
  )
}
