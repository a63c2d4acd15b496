/// Rules about readability.
extension LintRule {
  /// What people could not read.
  static let contrastRules: [LintRule] = [
    lowContrast,
    unknownContrast,
    selectedIndistinct,
    statusBarContrast,
  ]
}
