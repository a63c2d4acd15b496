extension LintRule {
  /// Every rule, in the order of the reference.
  package static let all = [
    syntaxRules, readingRules, cascadeRules, appearanceRules, overrideRules, slotRules, proxyRules,
    contrastRules, behaviorRules, tidinessRules,
  ].flatMap(\.self)

  /// The rule with an id, or `nil` if there isn't one.
  package static func named(_ id: String) -> LintRule? {
    // With fewer than two hundred rules, a linear search is fast enough.
    all.first { $0.id == id }
  }
}

/// The families of rules, one for each folder.
extension LintRule {
  /// Mistakes in a file's YAML, regardless of its meaning.
  private static let syntaxRules: [LintRule] = [
    yamlSyntax, unquotedColor, tabIndentation, duplicateKey, splitFunction, keyNotScalar,
    yamlAnchor, yamlAlias, yamlMergeKey, yamlTag, yamlDirective, severalDocuments, controlCharacter,
    invalidUTF8, fileTooLarge, tooDeep, malformedJSON,
  ]

  /// Mistakes in names, keys, and values.
  private static let readingRules: [LintRule] = [
    missingVersion, unsupportedVersion, missingThemeName, missingIOS, invalidVersion,
    unreadableFile, importNotFound, importCase, importOutside, unusableAssetCatalog, tooManyImports,
    unknownKey, unknownProperty, misplacedKey, modeWithoutValues, misplacedReference, nestedSlot,
    notBySlot, invalidCondition, invalidName, duplicateName, undeclaredName, matchesNothing,
    swiftNameCollision, circularExtends, circularUse, duplicateUse, tooManyUses, tooManyNames,
    tooManyFindings, invalidDate, wrongValueType, noneNotAllowed, outOfRange, unknownKeyword,
    missingKey, contradictoryKeys, malformedColor, unknownColor, cssColorName, outOfGamut,
    doubtfulUnit, malformedToken, unknownToken, tokenOfWrongType, cyclicToken, oversizedToken,
    colorFallbackMismatch, deprecatedToken, outdatedDesignToken, overrideOutOfReach, remDimension,
    tokenAndGroup, untypedToken, unusableDesignToken, unusableModifier, valueByAppearance,
  ]

  /// Findings of the cascade.
  private static let cascadeRules: [LintRule] = [conflictingOverride, duplicateDefinition]

  /// Findings of the stage that builds the appearance tree.
  private static let appearanceRules: [LintRule] = [
    systemSlotEmulated, conflictingProxies, proxyNotEmitted, tooManyContexts,
  ]

  /// Overrides that do nothing, or more than they seem to.
  private static let overrideRules: [LintRule] = [
    alwaysTrueCondition, coincidentValues, deadDeclaration, duplicateDeclaration, fontWithoutFamily,
    hiddenAppearance, hiddenSlot, needlessPriority, overrideOfFinal, redundantOverride,
    shorthandResetsLonghand, tooManyCombinations, unreachableBlock,
  ]

  /// Slots, iOS versions, and UIKit API.
  private static let slotRules: [LintRule] = [
    deadSlot, missingSlot, hiddenAtEdge, edgeWithoutLargeTitles, neverScrolled, partialTabItem,
    newerAPI, deprecatedAPI, backIndicatorWithoutMask, shadowColorWithoutEffect, shadowInSomeSlots,
    hiddenBySystemSlot, contradictoryTranslucency, opaqueOnGlass, fixedButtonColorOnGlass,
    unselectedIconOnGlass, textButtonsByTint, doubtfulCompactSlot,
  ]

  /// Proxies, instance settings, and legacy properties that interfere with the theme.
  private static let proxyRules: [LintRule] = [
    missingClass, unknownClass, defeatedByProxy, legacyBesideAppearance, tintByProxy, notByProxy,
    contestedSetting, defeatedProxy, proxyOutOfReach, ambiguousContainment, proxyChangedAtRunTime,
    backButtonByProxy, normalWithoutHighlighted, shadowImageAlone, overlappingReleases,
  ]

  /// Colors that are hard to read or to distinguish.
  private static let contrastRules: [LintRule] = [
    lowContrast, unknownContrast, selectedIndistinct, statusBarContrast,
  ]

  /// Scroll behaviors, transitions, and requirements that a theme has for its app.
  private static let behaviorRules: [LintRule] = [
    privateAPI, fadeWithoutScrolling, fadeOnPrivateView, largeTitlesByScreen, unusedScrollSetting,
    awayNeedsTranslucency, awayWithStickyHeaders, swapWithScrollFade, swapWithShadowImage,
    hideWithBarItems, blurWithHiddenBottomBar, inferredTransition, statusBarNotForwarded,
    searchWithoutSearch, propertyWithoutEffect, unknownAsset, unknownSymbol,
  ]

  /// Tokens, similar blocks, and suppressions.
  private static let tidinessRules: [LintRule] = [
    unusedMode, unusedName, unusedToken, similarBlocks, brandParity, nearlyDeclaredName,
    screenNamedAll, brandOnlyScreen, alphaFirstColor, longForm, exclusivePromos, emptyBlock,
    malformedSuppression, suppressionWithoutReason, unknownRule, unsuppressibleRule,
    unusedSuppression, staleBaseline,
  ]
}
