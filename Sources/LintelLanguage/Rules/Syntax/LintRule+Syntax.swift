extension LintRule {
  /// What can be wrong about a file's YAML.
  static let syntaxRules: [LintRule] = [
    malformedJSON,
    unquotedColor,
  ]
}
