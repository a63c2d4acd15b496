extension LintRule {
  // Reported by `ValueReader`, with the nearest keywords.
  static let unknownKeyword = LintRule(
    .error("unknown-keyword", in: .reading),
    summary: "A word isn't one of those that a property accepts.",
    rationale: "Most keywords are cases of UIKit enumerations.",
    advice: "Write one of the words that the message lists.",
    """
    navigationBar:
      background: { effect: systemChromMaterial } ←

    navigationBar:
      background: { effect: systemChromeMaterial }
    screens:
      home: { largeTitleDisplay: automatic }
    """
  )
}
