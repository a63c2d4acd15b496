/// What keys of `Info.plist` mean for a theme.
enum PropertyListKeys {
  /// The keys that set a property of UIKit's, with its name.
  static let properties = [
    "UIUserInterfaceStyle": "overrideUserInterfaceStyle",
    "UIStatusBarStyle": "preferredStatusBarStyle",
  ]

  /// Whether a key says what holds without it.
  static func isDefault(_ key: String, _ value: SourceValue) -> Bool {
    switch key {
    case "UIViewControllerBasedStatusBarAppearance": value == .bool(true)
    case "UIDesignRequiresCompatibility", "UIStatusBarHidden": value == .bool(false)
    case _: false
    }
  }

  /// Why a key has no place in a theme, and what to do with it; nil for other names.
  static func loss(of key: String) -> LostSetting? {
    switch key {
    case "UIViewControllerBasedStatusBarAppearance":
      LostSetting(
        "with it, UIKit asks no view controller for the style of the status bar",
        advice: "delete the key, so that screens get the status bar that the theme gives them"
      )
    case "UIDesignRequiresCompatibility":
      LostSetting(
        "it decides for the whole app that bars look as before iOS 26",
        advice: "keep the key, or delete it and look at the bars on iOS 26"
      )
    case "UIStatusBarHidden":
      LostSetting(
        "it's about the time of the launch, before a theme can set anything",
        advice: "keep the key"
      )
    case _: nil
    }
  }

  /// `Info.plist` writes `Light` where UIKit has `light`.
  static func lowercased(_ value: SourceValue, for name: String) -> SourceValue {
    guard properties[name] != nil else { return value }
    switch value {
    case .text(let text), .keyword(let text):
      let word = text.hasPrefix(name) ? String(text.dropFirst(name.count)) : text
      return .keyword(word.prefix(1).lowercased() + word.dropFirst())
    case .none, .bool, .number, .color, .font, .image, .shadow, .fields, .unknown: return value
    }
  }
}
