extension LintRule {
  /// What is found while names, blocks and values are read.
  static let readingRules: [LintRule] = []
}
