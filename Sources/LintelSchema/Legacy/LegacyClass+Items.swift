// Sources: UIBarItem.h, UIBarButtonItem.h, UITabBarItem.h, and UISearchBar.h of the iOS 16.4 SDK.

/// The items that bars show.
///
/// A property that an app sets on an item overrides the same part of the bar's appearance object; `overridesObject` names that part.
extension LegacyClass {
  /// The places in a theme that style `UIBarButtonItem`s other than back buttons.
  private static let buttons = [
    "navigationBar.button", "navigationBar.prominentButton", "toolbar.button",
    "toolbar.prominentButton",
  ]
  /// The places in a theme that style back buttons.
  private static let back = ["navigationBar.backButton"]
  /// The places in a theme that style any bar button.
  private static let allButtons = buttons + back
  /// The places in a theme that style the titles of tabs.
  private static let tabTitle = ["tabBar.item.title"]

  // swift-format-ignore
  private static let barButtonTitles = LegacyProperty("titleTextAttributes", .textAttributes, since: 5, isOptional: true, by: [("for", .state)], [.overridesObject(.textAttributes, allButtons)])

  /// `UIBarItem`, the superclass of both kinds of items.
  // swift-format-ignore
  static let barItem = LegacyClass("UIBarItem", bars: [.navigationBar, .toolbar, .tabBar], isItem: true, [
    LegacyProperty("titleTextAttributes", .textAttributes, since: 5, isOptional: true, by: [("for", .state)], [.overridesObject(.textAttributes, allButtons + tabTitle)]),
  ])

  // swift-format-ignore
  static let barButtonItem = LegacyClass("UIBarButtonItem", bars: [.navigationBar, .toolbar], isItem: true, [
    barButtonTitles,
    LegacyProperty("tintColor", .value(.color), since: 5, isOptional: true, isProxyable: false, [
      .overridesObject(.textColor, allButtons),
      .sameProperty("navigationBar.button.tint", "navigationBar.prominentButton.tint", "navigationBar.backButton.tint", "toolbar.button.tint", "toolbar.prominentButton.tint"),
    ]),
    LegacyProperty("backgroundImage", .value(.image), since: 5, isOptional: true, by: [("for", .state), ("style", .itemStyle), ("barMetrics", .metrics)], [.overridesObject(.property("backgroundImage"), buttons)]),
    LegacyProperty("backgroundVerticalPositionAdjustment", .value(.number(.anyPoints)), since: 5, by: [("for", .metrics)], [.overridesObject(.property("backgroundImageOffset"), buttons)]),
    LegacyProperty("titlePositionAdjustment", .value(.offset), since: 5, by: [("for", .metrics)], [.overridesObject(.property("offset"), buttons)]),
    LegacyProperty("backButtonBackgroundImage", .value(.image), since: 5, isOptional: true, by: [("for", .state), ("barMetrics", .metrics)], [.overridesObject(.property("backgroundImage"), back)]),
    LegacyProperty("backButtonTitlePositionAdjustment", .value(.offset), since: 5, by: [("for", .metrics)], [.overridesObject(.property("offset"), back)]),
    LegacyProperty("backButtonBackgroundVerticalPositionAdjustment", .value(.number(.anyPoints)), since: 5, by: [("for", .metrics)], [.overridesObject(.property("backgroundImageOffset"), back)]),
  ])

  // swift-format-ignore
  static let tabBarItem = LegacyClass("UITabBarItem", bars: [.tabBar], isItem: true, [
    LegacyProperty("titleTextAttributes", .textAttributes, since: 5, isOptional: true, by: [("for", .state)], [.overridesObject(.textAttributes, tabTitle)]),
    LegacyProperty("titlePositionAdjustment", .value(.offset), since: 5, [.overridesObject(.all, ["tabBar.item.offset"])]),
    LegacyProperty("badgeColor", .value(.color), since: 10, isOptional: true, [.overridesObject(.all, ["tabBar.item.badge.background"])]),
    LegacyProperty("badgeTextAttributes", .textAttributes, since: 10, isOptional: true, by: [("for", .state)], [.overridesObject(.textAttributes, ["tabBar.item.badge.title"])]),
  ])

  /// `UISearchBar`, which a navigation bar contains; themes style it under `navigationBar.search`.
  // swift-format-ignore
  static let searchBar = LegacyClass("UISearchBar", bars: [], view + [
    LegacyProperty("barStyle", .value(.keyword(.barStyle)), since: 2),
    LegacyProperty("isTranslucent", .value(.boolean), since: 7, isProxyable: false),
    LegacyProperty("barTintColor", .value(.color), since: 7, isOptional: true),
    LegacyProperty("tintColor", .value(.color), since: 5, isOptional: true, isProxyable: false),
    LegacyProperty("searchBarStyle", .value(.keyword(.searchBarStyle)), since: 7, isProxyable: false),
    LegacyProperty("backgroundImage", .value(.image), since: 5, isOptional: true),
    LegacyProperty("searchFieldBackgroundImage", .value(.image), since: 5, isOptional: true, by: [("for", .state)]),
    LegacyProperty("image", .value(.image), since: 5, isOptional: true, by: [("for", .searchIcon), ("state", .state)]),
    LegacyProperty("positionAdjustment", .value(.offset), since: 5, by: [("for", .searchIcon)]),
    LegacyProperty("searchFieldBackgroundPositionAdjustment", .value(.offset), since: 5),
    LegacyProperty("searchTextPositionAdjustment", .value(.offset), since: 5),
    LegacyProperty("scopeBarBackgroundImage", .value(.image), since: 5, isOptional: true),
    LegacyProperty("scopeBarButtonBackgroundImage", .value(.image), since: 5, isOptional: true, by: [("for", .state)]),
    LegacyProperty("scopeBarButtonTitleTextAttributes", .textAttributes, since: 5, isOptional: true, by: [("for", .state)]),
  ])
}

extension KeywordSet {
  fileprivate static let searchBarStyle = KeywordSet(
    "UISearchBar.Style",
    ["default", "prominent", "minimal"]
  )
}
