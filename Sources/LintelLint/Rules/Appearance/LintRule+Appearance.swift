/// Rules that run on what bars look like.
extension LintRule {
  /// What comes up while the appearance tree is built.
  static let appearanceRules: [LintRule] = [
    systemSlotEmulated,
    conflictingProxies,
    proxyNotEmitted,
    tooManyContexts,
  ]
}
