/// Rules about what apps set besides the theme.
extension LintRule {
  /// Proxies, instance settings and legacy properties against the theme.
  static let proxyRules: [LintRule] = [
    missingClass,
    unknownClass,
    defeatedByProxy,
    legacyBesideAppearance,
    tintByProxy,
    notByProxy,
    contestedSetting,
    defeatedProxy,
    proxyOutOfReach,
    ambiguousContainment,
    proxyChangedAtRunTime,
    backButtonByProxy,
    normalWithoutHighlighted,
    shadowImageAlone,
    overlappingReleases,
  ]
}
