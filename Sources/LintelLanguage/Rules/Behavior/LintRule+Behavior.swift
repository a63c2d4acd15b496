extension LintRule {
  /// Scroll behaviors and transitions.
  static let behaviorRules: [LintRule] = [
    privateAPI,
    fadeWithoutScrolling,
    unusedScrollSetting,
    awayNeedsTranslucency,
    awayWithStickyHeaders,
    swapWithScrollFade,
    swapWithShadowImage,
    hideWithBarItems,
    blurWithHiddenBottomBar,
    statusBarNotForwarded,
  ]
}
