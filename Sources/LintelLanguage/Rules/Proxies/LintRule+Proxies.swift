extension LintRule {
  /// Proxies, instance settings and legacy properties against the theme.
  static let proxyRules: [LintRule] = []
}
