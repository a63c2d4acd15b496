import LintelDiagnostics

/// What the name of a context says about the appearances of iOS.
///
/// For example: `dark`, `Light Mode`, `dark-high-contrast`.
struct AppearanceTerm {
  /// Nil if the name says nothing about it.
  let isDark: Bool?
  /// Whether it is for increased contrast; nil if the name doesn't say.
  let isHighContrast: Bool?

  /// Words for increased contrast.
  private static let high: Set<String> = ["high", "highcontrast", "hc", "increased", "more"]
  /// Words for normal contrast.
  private static let normal: Set<String> = [
    "standard", "normal", "regular", "default", "base", "low", "less",
  ]
  /// Words that say nothing by themselves.
  private static let fillers: Set<String> = [
    "contrast", "mode", "theme", "scheme", "appearance", "color", "colour", "colors", "a11y",
  ]

  /// Nil if a word of the name is about something else, or none is about appearances.
  init?(_ name: String) {
    var isDark: Bool?
    var isHighContrast: Bool?
    for word in NameWords(name).words {
      if word == "light" || word == "dark" {
        guard isDark == nil else { return nil }
        isDark = word == "dark"
      } else if Self.high.contains(word) {
        isHighContrast = true
      } else if Self.normal.contains(word) {
        isHighContrast = isHighContrast ?? false
      } else if !Self.fillers.contains(word) {
        return nil
      }
    }
    guard isDark != nil || isHighContrast != nil else { return nil }
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// How well a context of this name suits an appearance; nil if it is for another one.
  func rank(for appearance: ColorAppearance) -> Int? {
    let (wantsDark, wantsHigh): (Bool, Bool) =
      switch appearance {
      case .light: (false, false)
      case .dark: (true, false)
      case .lightHighContrast: (false, true)
      case .darkHighContrast: (true, true)
      }
    if let isDark, isDark != wantsDark { return nil }
    if isHighContrast == true, !wantsHigh { return nil }
    // A high contrast falls back to the plain appearance.
    return (isDark == nil ? 0 : 2) + ((isHighContrast ?? false) == wantsHigh ? 1 : 0)
  }
}
