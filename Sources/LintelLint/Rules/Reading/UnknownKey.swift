extension LintRule {
  // The tables in `Mistakes` cover known mistakes; for all others, the message suggests the nearest keys by spelling and meaning.
  static let unknownKey = LintRule(
    .error("unknown-key", in: .reading),
    summary: "A key isn't valid in its place.",
    rationale:
      "If Lintel ignored a misspelled key, the bar wouldn't change, and nobody would know why.",
    advice: "Correct the spelling, or move the key to where the message says that it belongs.",
    """
    navigatonBar: { shadow: none } ←

    navigationBar: { shadow: none }
    """
  )
}
