extension LintRule {
  /// What is found while the appearance tree is built.
  static let appearanceRules: [LintRule] = []
}
