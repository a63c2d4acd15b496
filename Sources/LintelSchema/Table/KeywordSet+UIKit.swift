// swift-format-ignore
extension KeywordSet {
  static let preset = KeywordSet("", [
    Keyword("default", uikit: "defaultBackground"), Keyword("opaque", uikit: "opaqueBackground"), Keyword("transparent", uikit: "transparentBackground"),
  ])
  static let slot = KeywordSet("", ["own", "system"])
  static let translucency = KeywordSet("", ["translucent", "opaque", "almostOpaque"])
  static let scrollBehavior = KeywordSet("", ["system", "fade", "crossfade", "away", "hide"])
  static let scrollMechanism = KeywordSet("", ["public", "private"])
  static let transitionScheme = KeywordSet("", ["none", "hide", "backdrop", "swap"])
  static let barItems = KeywordSet("", ["none", "some"])

  static let barStyle = KeywordSet("UIBarStyle", ["default", "black"])
  /// `redraw` is missing because UIKit takes it for `scaleToFill` here.
  static let contentMode = KeywordSet("UIView.ContentMode", [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ])
  static let userInterfaceStyle = KeywordSet("UIUserInterfaceStyle", ["unspecified", "light", "dark"])
  static let statusBarStyle = KeywordSet("UIStatusBarStyle", ["default", "lightContent", Keyword("darkContent", since: Version(13))])
  static let largeTitleDisplayMode = KeywordSet("UINavigationItem.LargeTitleDisplayMode", ["automatic", "always", "never", Keyword("inline", since: Version(17))])
  static let backButtonDisplayMode = KeywordSet("UINavigationItem.BackButtonDisplayMode", ["default", "generic", "minimal"])
  static let itemStyle = KeywordSet("UINavigationItem.ItemStyle", ["navigator", "browser", "editor"])
  static let itemPositioning = KeywordSet("UITabBar.ItemPositioning", ["automatic", "fill", "centered"])
  static let textAlignment = KeywordSet("NSTextAlignment", ["natural", "left", "center", "right", "justified"])
  static let lineBreakMode = KeywordSet("NSLineBreakMode", ["byTruncatingTail", "byTruncatingMiddle", "byTruncatingHead", "byClipping", "byWordWrapping", "byCharWrapping"])
  static let textEffect = KeywordSet("NSAttributedString.TextEffectStyle", [Keyword("letterpress", uikit: "letterpressStyle")])
  /// A line, its pattern, and whether it leaves out spaces; `NSUnderlineStyle` is an option set.
  static let underlineStyle = KeywordSet("NSUnderlineStyle", ["single", "thick", "double"].flatMap { line in
    ["", "Dot", "Dash", "DashDot", "DashDotDot"].flatMap { pattern in
      ["", "ByWord"].map { words in
        Keyword(line + pattern + words, options: [line] + (pattern.isEmpty ? [] : ["pattern" + pattern]) + (words.isEmpty ? [] : ["byWord"]))
      }
    }
  })
}
