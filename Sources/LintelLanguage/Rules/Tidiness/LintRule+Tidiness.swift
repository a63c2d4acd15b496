extension LintRule {
  /// Tokens, similar blocks and suppressions.
  static let tidinessRules: [LintRule] = []
}
