extension LintRule {
  // Reported while a theme is read, by `ThemeBuilder.readSettings`.
  static let missingClass = LintRule(
    .error("missing-class", in: .reading),
    summary: "A proxy or an instance setting has no class.",
    rationale:
      "Several classes have properties with the same name, and the theme styles each class in a different place.",
    advice: "Write `class:` with UIKit's name.",
    """
    proxies:
      - set: { barTintColor: label } ←

    proxies:
      - { class: UIToolbar, set: { isTranslucent: false } }
    """
  )
}
