extension LintRule {
  /// What is found while YAML is read.
  static let syntaxRules: [LintRule] = []
}
