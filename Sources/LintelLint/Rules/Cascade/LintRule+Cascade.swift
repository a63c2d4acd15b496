/// Rules that the cascade can't do without.
extension LintRule {
  /// What is found while the cascade is decided.
  static let cascadeRules: [LintRule] = [conflictingOverride, duplicateDefinition]
}
