/// The meaning of `Info.plist` keys for a theme.
enum PropertyListKeys {
  /// The keys that set a property of UIKit, with its name.
  static let properties = [
    "UIUserInterfaceStyle": "overrideUserInterfaceStyle",
    "UIStatusBarStyle": "preferredStatusBarStyle",
  ]

  /// The keys without an equivalent in a theme: the default value, the reason, and what to do.
  private static let others: [String: (usual: Bool, phrase: String, advice: String)] = [
    "UIViewControllerBasedStatusBarAppearance": (
      true, "with it, UIKit doesn't ask view controllers for the status bar style",
      "delete the key, so that screens have the theme's status bar style"
    ),
    "UIDesignRequiresCompatibility": (
      false, "it makes the bars of the whole app look as they did before iOS 26",
      "keep the key, or delete it and look at the bars on iOS 26"
    ),
    "UIStatusBarHidden": (false, launch.phrase, launch.advice),
  ]

  /// The reason for keys whose values end with the launch, and what to do.
  private static let launch = (
    phrase: "it applies during the launch, before a theme can set anything", advice: "keep the key"
  )

  /// Returns why a status bar style is only that of the launch, because UIKit asks view controllers for theirs afterward.
  static let launchStyle = LostSetting(launch.phrase, advice: launch.advice)

  static func isDefault(_ key: String, _ value: SourceValue) -> Bool {
    others[key].map { value == .bool($0.usual) } ?? false
  }

  /// Returns why a key has no equivalent in a theme, with advice, or `nil` for other names.
  static func loss(of key: String) -> LostSetting? {
    others[key].map { LostSetting($0.phrase, advice: $0.advice) }
  }

  /// Returns a value in UIKit's spelling: `light` for `Light` in `Info.plist`.
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
