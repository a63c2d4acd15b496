import LintelDiagnostics

/// The appearances of iOS that the name of a context refers to.
///
/// For example: `dark`, `Light Mode`, `dark-high-contrast`.
struct AppearanceTerm {
  /// Whether the name means dark, or `nil` if it mentions neither light nor dark.
  let isDark: Bool?
  /// Whether the name means increased contrast, or `nil` if it doesn't mention contrast.
  let isHighContrast: Bool?

  private static let high: Set<String> = ["high", "highcontrast", "hc", "increased", "more"]
  private static let normal: Set<String> = [
    "standard", "normal", "regular", "default", "base", "low", "less",
  ]
  /// Words that don't mean anything on their own.
  private static let fillers: Set<String> = [
    "contrast", "mode", "theme", "scheme", "appearance", "color", "colour", "colors", "a11y",
  ]

  /// Creates a term, or returns `nil` if a word of the name is about something else, or if no word is about appearances.
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

  /// Returns how well the name suits an appearance, or `nil` if it is for another one.
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
    // High contrast falls back to normal contrast.
    return (isDark == nil ? 0 : 2) + ((isHighContrast ?? false) == wantsHigh ? 1 : 0)
  }
}
