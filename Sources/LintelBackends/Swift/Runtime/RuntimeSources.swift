// `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

/// The files of the runtime library, in the order of their paths.
enum RuntimeSources {
  static let all: [String] = [
    oKLab,
    rGBSpace,
    runtimeColor,
    almostOpaqueRecipe,
    extendedSRGB,
    scrollFormula,
    shadowRule,
    navigationBarStyle,
    promoSpan,
    screenSettings,
    scrollBehavior,
    setting,
    slotColors,
    tabBarStyle,
    themeStyle,
    toolbarStyle,
    drawnImage,
    textAttributes,
    themeColorFunctions,
    themeColor,
    themeFont,
    themeImage,
  ]
}
