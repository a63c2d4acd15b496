extension LintRule {
  /// Slots, iOS versions and UIKit API.
  static let slotRules: [LintRule] = [
    deadSlot,
    missingSlot,
    neverScrolled,
    partialTabItem,
    newerAPI,
    deprecatedAPI,
    backIndicatorWithoutMask,
    shadowColorWithoutEffect,
    shadowInSomeSlots,
    hiddenBySystemSlot,
    contradictoryTranslucency,
    opaqueOnGlass,
    fixedButtonColorOnGlass,
    textButtonsByTint,
    doubtfulCompactSlot,
  ]
}
