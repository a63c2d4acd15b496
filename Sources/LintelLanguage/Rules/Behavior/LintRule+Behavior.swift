extension LintRule {
  /// Scroll behaviors and transitions.
  static let behaviorRules: [LintRule] = [
    privateAPI
  ]
}
