/// Rules about declarations that override each other.
extension LintRule {
  /// Overrides that do nothing, or more than they seem to.
  static let overrideRules: [LintRule] = [
    alwaysTrueCondition, coincidentValues, deadDeclaration, duplicateDeclaration,
    hiddenAppearance, hiddenSlot, needlessPriority, overrideOfFinal, redundantOverride,
    shorthandResetsLonghand, tooManyCombinations, unreachableBlock,
  ]
}
