extension LintRule {
  /// Overrides that do nothing, or more than they seem to.
  static let overrideRules: [LintRule] = [
    deadDeclaration, duplicateDeclaration, overrideOfFinal, redundantOverride, unreachableBlock,
  ]
}
