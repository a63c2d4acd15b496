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

/// The words of a name, in lower case: at capitals and wherever there is no letter or digit.
package struct NameWords {
  /// The words in order.
  let words: [String]

  /// Divides a name into words.
  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || character.isUppercase && wasLower {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// The name without what tools spell differently: `night-harbor` and `nightHarbor` are one.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
