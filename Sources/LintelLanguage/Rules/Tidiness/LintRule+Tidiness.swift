extension LintRule {
  /// Tokens, similar blocks and suppressions.
  static let tidinessRules: [LintRule] = [
    unusedToken,
    similarBlocks,
    brandParity,
    misspeltScreen,
    exclusivePromos,
    emptyBlock,
    malformedSuppression,
    suppressionWithoutReason,
    unknownRule,
    unsuppressibleRule,
    unusedSuppression,
    staleBaseline,
  ]
}
