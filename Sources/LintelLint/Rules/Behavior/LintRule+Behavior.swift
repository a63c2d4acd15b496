/// Rules about movement.
extension LintRule {
  /// Scroll behaviors, transitions, and what the app has to have for a theme.
  static let behaviorRules: [LintRule] = [
    privateAPI,
    fadeWithoutScrolling,
    fadeOnPrivateView,
    largeTitlesByScreen,
    unusedScrollSetting,
    awayNeedsTranslucency,
    awayWithStickyHeaders,
    swapWithScrollFade,
    swapWithShadowImage,
    hideWithBarItems,
    blurWithHiddenBottomBar,
    inferredTransition,
    statusBarNotForwarded,
    searchWithoutSearch,
    unknownAsset,
    unknownSymbol,
  ]
}
