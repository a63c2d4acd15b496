extension LintRule {
  static let modeWithoutValues = LintRule(
    .error("mode-without-values", in: .reading),
    summary: "A mode has no values.",
    rationale: """
      A mode always has exactly one of its values, and the first one applies until the app picks another. Without values, there is \
      nothing to pick.
      """,
    advice:
      "Write the mode's values as keys below it. A value that doesn't change anything has an empty block.",
    """
    modes:
      reading: {} ←

    modes:
      reading:
        standard: {}
        night: { overrideUserInterfaceStyle: dark }
    """
  )
}
