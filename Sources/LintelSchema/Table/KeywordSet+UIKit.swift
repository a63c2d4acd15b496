// swift-format-ignore
extension KeywordSet {
  static let preset = KeywordSet("", BackgroundPreset.self)
  static let slot = KeywordSet("", SlotOwner.self)
  static let translucency = KeywordSet("", Translucency.self)
  static let scrollBehavior = KeywordSet("", ScrollBehaviorName.self)
  static let scrollMechanism = KeywordSet("", ScrollMechanism.self)
  static let transitionScheme = KeywordSet("", TransitionSchemeName.self)
  static let barItems = KeywordSet("", BarItems.self)
  static let searchPresence = KeywordSet("", BarItems.self)
  static let sharedBackground = KeywordSet("", SharedBackgroundName.self)

  static let barStyle = KeywordSet("UIBarStyle", BarStyle.self)
  /// The content modes without `redraw`, because UIKit treats it as `scaleToFill` here.
  static let contentMode = KeywordSet("UIView.ContentMode", [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ])
  static let userInterfaceStyle = KeywordSet("UIUserInterfaceStyle", UserInterfaceStyle.self)
  static let statusBarStyle = KeywordSet("UIStatusBarStyle", StatusBarStyle.self)
  static let largeTitleDisplayMode = KeywordSet("UINavigationItem.LargeTitleDisplayMode", LargeTitleDisplay.self)
  static let backButtonDisplayMode = KeywordSet("UINavigationItem.BackButtonDisplayMode", BackButtonDisplay.self)
  static let itemStyle = KeywordSet("UINavigationItem.ItemStyle", ["navigator", "browser", "editor"])
  static let itemPositioning = KeywordSet("UITabBar.ItemPositioning", ItemPositioning.self)
  static let edgeEffectStyle = KeywordSet("UIScrollEdgeEffect.Style", ["automatic", "soft", "hard"])
  static let minimizeBehavior = KeywordSet("UITabBarController.MinimizeBehavior", ["automatic", "never", "onScrollDown", "onScrollUp"])
  static let searchStyle = KeywordSet("UISearchBar.Style", ["default", "prominent", "minimal"])
  static let searchPlacement = KeywordSet("UINavigationItem.SearchBarPlacement", ["automatic", "inline", "stacked"] + ["integrated", "integratedCentered", "integratedButton"].map { Keyword($0, since: Version(26)) })
  static let textAlignment = KeywordSet("NSTextAlignment", ["natural", "left", "center", "right", "justified"])
  static let lineBreakMode = KeywordSet("NSLineBreakMode", ["byTruncatingTail", "byTruncatingMiddle", "byTruncatingHead", "byClipping", "byWordWrapping", "byCharWrapping"])
  static let textEffect = KeywordSet("NSAttributedString.TextEffectStyle", [Keyword("letterpress", uikit: "letterpressStyle")])
  /// Lines with a pattern, optionally only at words; `NSUnderlineStyle` is an option set.
  static let underlineStyle = KeywordSet("NSUnderlineStyle", ["single", "thick", "double"].flatMap { line in
    ["", "Dot", "Dash", "DashDot", "DashDotDot"].flatMap { pattern in
      ["", "ByWord"].map { words in
        Keyword(line + pattern + words, options: [line] + (pattern.isEmpty ? [] : ["pattern" + pattern]) + (words.isEmpty ? [] : ["byWord"]))
      }
    }
  })
}
