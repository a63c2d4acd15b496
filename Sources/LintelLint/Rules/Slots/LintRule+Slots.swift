/// Rules about what UIKit makes of a bar's slots.
extension LintRule {
  /// Slots, iOS versions and UIKit API.
  static let slotRules: [LintRule] = [
    deadSlot,
    missingSlot,
    hiddenAtEdge,
    edgeWithoutLargeTitles,
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
    unselectedIconOnGlass,
    textButtonsByTint,
    doubtfulCompactSlot,
  ]
}
