import LintelTheme

/// A color that can be visible in one appearance.
struct Shade: Hashable {
  /// The chosen value of each color that has several, such as one that the app supplies.
  ///
  /// A bar and its text can't have different samples of the same color at once.
  struct Choices: Hashable {
    /// The index of the chosen value, by the color's name.
    private var indices: [String: Int] = [:]

    init() {}

    init(_ index: Int, of name: String) {
      indices = [name: index]
    }

    /// Combines two sets of choices, or returns `nil` if they contradict each other.
    func joined(with others: Choices) -> Choices? {
      if others.indices.isEmpty { return self }
      var result = self
      for (name, index) in others.indices {
        guard result.indices.updateValue(index, forKey: name) ?? index == index else { return nil }
      }
      return result
    }
  }

  /// The color, with an alpha of 1 as part of a backdrop.
  var color: KnownColor
  /// The choices that make the color visible.
  var choices = Choices()
  /// The progress of a fade at which the color shows, from 0, or `nil` outside of fades and after a fade.
  var progress: Double?
  /// Whether the color is mostly that of the material of a bar without a color, which was measured.
  var isMaterial = false

  /// What the color is and when it shows, as the end of a phrase, or an empty string if a theme's color shows at rest.
  var circumstances: String {
    let source = isMaterial ? ", the measured color of UIKit's background" : ""
    switch progress {
    case nil: return source
    case 0: return source + " before the fade"
    case let progress?: return source + " at \((progress * 100).shortText)% of the fade"
    }
  }

  /// Returns a shade for each possible value of a color.
  static func choices(_ colors: [KnownColor], of name: String) -> [Shade] {
    if colors.count == 1 { return [Shade(color: colors[0])] }
    return colors.enumerated().map { Shade(color: $1, choices: Choices($0, of: name)) }
  }

  /// Composites the shade over another one, or returns `nil` if the two are never visible together.
  func composited(over other: Shade) -> Shade? {
    choices.joined(with: other.choices).map { choices in
      var shade = self
      shade.isMaterial = color.alpha < 0.5 ? other.isMaterial : isMaterial
      shade.choices = choices
      shade.color = color.composited(over: other.color)
      return shade
    }
  }
}
