extension LintRule {
  /// What is found while names, blocks and values are read.
  static let readingRules: [LintRule] = [
    colorFallbackMismatch,
    deprecatedToken,
    outdatedDesignToken,
    overrideOutOfReach,
    remDimension,
    tokenAndGroup,
    untypedToken,
    unusableDesignToken,
  ]
}
