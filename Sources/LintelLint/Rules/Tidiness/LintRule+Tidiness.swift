/// Rules about how a theme is written.
extension LintRule {
  /// Tokens, similar blocks and suppressions.
  static let tidinessRules: [LintRule] = [
    unusedMode,
    unusedToken,
    similarBlocks,
    brandParity,
    nearlyDeclaredName,
    brandOnlyScreen,
    alphaFirstColor,
    longForm,
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
