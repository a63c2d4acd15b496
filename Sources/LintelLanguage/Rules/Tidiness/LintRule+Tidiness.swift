extension LintRule {
  /// Tokens, similar blocks and suppressions.
  static let tidinessRules: [LintRule] = [
    unusedToken,
    similarBlocks,
    brandParity,
    misspeltScreen,
    malformedSuppression,
    suppressionWithoutReason,
    unknownRule,
    unsuppressibleRule,
    unusedSuppression,
    staleBaseline,
  ]
}
