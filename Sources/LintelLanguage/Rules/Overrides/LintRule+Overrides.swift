extension LintRule {
  /// Overrides that do nothing, or more than they seem to.
  static let overrideRules: [LintRule] = [
    alwaysTrueCondition, deadDeclaration, duplicateDeclaration, hiddenSlot, needlessPriority,
    overrideOfFinal, redundantOverride, unreachableBlock,
  ]
}
