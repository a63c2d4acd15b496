// Sources: UINavigationBar.h, UIToolbar.h, UITabBar.h, and UIAppearance.h of the iOS 16.4 SDK.

/// The bars themselves.
///
/// `ignoredWithObject` marks properties that a bar ignores once it has an appearance object;
/// `sameProperty` marks properties that a theme sets on the bar under another name.
extension LegacyClass {
  // swift-format-ignore
  static let navigationBar = LegacyClass("UINavigationBar", bars: [.navigationBar], view + [
    LegacyProperty("barStyle", .value(.keyword(.barStyle)), since: 2, [.sameProperty("navigationBar.barStyle")]),
    LegacyProperty("isTranslucent", .value(.boolean), since: 3, [.ignoredWithObject("navigationBar.background")]),
    LegacyProperty("barTintColor", .value(.color), since: 7, isOptional: true, [.ignoredWithObject("navigationBar.background")]),
    LegacyProperty("tintColor", .value(.color), since: 5, isOptional: true, isProxyable: false, [.sameProperty("navigationBar.tint")]),
    LegacyProperty("backgroundImage", .value(.image), since: 5, isOptional: true, by: [("for", .position), ("barMetrics", .metrics)], [.ignoredWithObject("navigationBar.background")]),
    LegacyProperty("shadowImage", .value(.image), since: 6, isOptional: true, [.ignoredWithObject("navigationBar.shadow")]),
    LegacyProperty("titleTextAttributes", .textAttributes, since: 5, isOptional: true, [.ignoredWithObject("navigationBar.title")]),
    LegacyProperty("largeTitleTextAttributes", .textAttributes, since: 11, isOptional: true, [.ignoredWithObject("navigationBar.largeTitle")]),
    LegacyProperty("titleVerticalPositionAdjustment", .value(.number(.anyPoints)), since: 5, by: [("for", .metrics)], [.ignoredWithObject("navigationBar.title.offset")]),
    LegacyProperty("backIndicatorImage", .value(.image), since: 7, isOptional: true, [.ignoredWithObject("navigationBar.backIndicator")]),
    LegacyProperty("backIndicatorTransitionMaskImage", .value(.image), since: 7, isOptional: true, [.ignoredWithObject("navigationBar.backIndicator")]),
    LegacyProperty("prefersLargeTitles", .value(.boolean), since: 11, [.sameProperty("navigationBar.prefersLargeTitles")]),
  ])

  // swift-format-ignore
  static let toolbar = LegacyClass("UIToolbar", bars: [.toolbar], view + [
    LegacyProperty("barStyle", .value(.keyword(.barStyle)), since: 2, [.sameProperty("toolbar.barStyle")]),
    LegacyProperty("isTranslucent", .value(.boolean), since: 3, [.ignoredWithObject("toolbar.background")]),
    LegacyProperty("barTintColor", .value(.color), since: 7, isOptional: true, [.ignoredWithObject("toolbar.background")]),
    LegacyProperty("tintColor", .value(.color), since: 5, isOptional: true, isProxyable: false, [.sameProperty("toolbar.tint")]),
    LegacyProperty("backgroundImage", .value(.image), since: 5, isOptional: true, by: [("forToolbarPosition", .position), ("barMetrics", .metrics)], [.ignoredWithObject("toolbar.background")]),
    LegacyProperty("shadowImage", .value(.image), since: 6, isOptional: true, by: [("forToolbarPosition", .position)], [.ignoredWithObject("toolbar.shadow")]),
  ])

  // swift-format-ignore
  static let tabBar = LegacyClass("UITabBar", bars: [.tabBar], view + [
    LegacyProperty("barStyle", .value(.keyword(.barStyle)), since: 7, [.sameProperty("tabBar.barStyle")]),
    LegacyProperty("isTranslucent", .value(.boolean), since: 7, isProxyable: false, [.ignoredWithObject("tabBar.background")]),
    LegacyProperty("barTintColor", .value(.color), since: 7, isOptional: true, [.ignoredWithObject("tabBar.background")]),
    LegacyProperty("tintColor", .value(.color), since: 5, isOptional: true, isProxyable: false, [.sameProperty("tabBar.tint")]),
    LegacyProperty("unselectedItemTintColor", .value(.color), since: 10, isOptional: true, [.sameProperty("tabBar.unselectedTint")]),
    LegacyProperty("selectedImageTintColor", .value(.color), since: 5, deprecated: 8, isOptional: true, [.ignoredWithObject("tabBar.item.iconColor")]),
    LegacyProperty("backgroundImage", .value(.image), since: 5, isOptional: true, [.ignoredWithObject("tabBar.background")]),
    LegacyProperty("selectionIndicatorImage", .value(.image), since: 5, isOptional: true, [.ignoredWithObject("tabBar.selectionIndicator")]),
    LegacyProperty("shadowImage", .value(.image), since: 6, isOptional: true, [.ignoredWithObject("tabBar.shadow")]),
    LegacyProperty("itemPositioning", .value(.keyword(.itemPositioning)), since: 7, [.ignoredWithObject("tabBar.itemPositioning")]),
    LegacyProperty("itemWidth", .value(.number(.anyPoints)), since: 7, [.ignoredWithObject("tabBar.itemWidth")]),
    LegacyProperty("itemSpacing", .value(.number(.anyPoints)), since: 7, [.ignoredWithObject("tabBar.itemSpacing")]),
  ])

  /// The properties of bars as views: the color behind the bar's own background.
  static let view = [LegacyProperty("backgroundColor", .value(.color), since: 2, isOptional: true)]
}
