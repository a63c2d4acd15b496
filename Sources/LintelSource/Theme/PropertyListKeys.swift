/// What keys of `Info.plist` mean for a theme.
enum PropertyListKeys {
  /// The keys that set a property of UIKit's, with its name.
  static let properties = [
    "UIUserInterfaceStyle": "overrideUserInterfaceStyle",
    "UIStatusBarStyle": "preferredStatusBarStyle",
  ]

  /// The keys that have no place in a theme: what holds without each, why it has none, and what to do with it.
  private static let others: [String: (usual: Bool, phrase: String, advice: String)] = [
    "UIViewControllerBasedStatusBarAppearance": (
      true, "with it, UIKit asks no view controller for the style of the status bar",
      "delete the key, so that screens get the status bar that the theme gives them"
    ),
    "UIDesignRequiresCompatibility": (
      false, "it decides for the whole app that bars look as before iOS 26",
      "keep the key, or delete it and look at the bars on iOS 26"
    ),
    "UIStatusBarHidden": (
      false, "it's about the time of the launch, before a theme can set anything", "keep the key"
    ),
  ]

  /// Whether a key says what holds without it.
  static func isDefault(_ key: String, _ value: SourceValue) -> Bool {
    others[key].map { value == .bool($0.usual) } ?? false
  }

  /// Why a key has no place in a theme, and what to do with it; nil for other names.
  static func loss(of key: String) -> LostSetting? {
    others[key].map { LostSetting($0.phrase, advice: $0.advice) }
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
