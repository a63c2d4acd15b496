extension LintRule {
  // Reported by `WhenKey.parse(_:)`, with a table of conditions that people know from elsewhere.
  static let invalidCondition = LintRule(
    .error("invalid-condition", in: .reading),
    summary: "A `when` key doesn't name a valid condition.",
    rationale: "Lintel can't tell where the block applies.",
    advice: """
      Write `when ios 26..`, `when ios ..14`, `when pad`, `when phone`, `when width compact`, `when height regular`, or \
      several of them together, such as `when ios 26.. pad`.
      """,
    """
    when ios17: { navigationBar: { shadow: none } } ←

    when ios 17..: { navigationBar: { shadow: none } }
    """
  )
}
