extension LintRule {
  // Reported while a theme is read, by `SettingReader.legacyClass(_:)`, with the nearest names.
  static let unknownClass = LintRule(
    .error("unknown-class", in: .reading),
    summary:
      "A proxy or an instance setting is for a class that isn't a bar or a bar item of UIKit.",
    rationale:
      "Other classes don't affect bars, and Lintel couldn't check the settings of a misspelled class.",
    advice: "Write UIKit's name of the class, or remove settings of other views.",
    """
    proxies:
      - { class: UINavBar, set: { barTintColor: label } } ←

    proxies:
      - { class: UIToolbar, set: { barTintColor: systemBackground } }
    """
  )
}
