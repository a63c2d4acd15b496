import LintelTheme

/// A color as it may be seen in one appearance.
struct Shade: Hashable {
  /// Which color each color has that may have several, such as one that the app supplies.
  ///
  /// A bar and its text can't have different samples of the same color at once.
  struct Choices: Hashable {
    /// The index of the color, by the name of what has it.
    private var indices: [String: Int] = [:]

    /// Creates no choices.
    init() {}

    /// Chooses one color of a name.
    init(_ index: Int, of name: String) {
      indices = [name: index]
    }

    /// These choices and others; nil if they can't be made at once.
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
  let color: KnownColor
  /// What has to be chosen for the color to be seen.
  var choices = Choices()
  /// How far a fade has come where the color shows, from 0; nil outside of fades, and where one is complete.
  var progress: Double?

  /// When the color shows, as the end of a phrase; empty if it shows at rest.
  var moment: String {
    switch progress {
    case nil: ""
    case 0: " before the fade"
    case let progress?: " at \((progress * 100).shortText)% of the fade"
    }
  }

  /// The colors that something may have.
  static func choices(_ colors: [KnownColor], of name: String) -> [Shade] {
    if colors.count == 1 { return [Shade(color: colors[0])] }
    return colors.enumerated().map { Shade(color: $1, choices: Choices($0, of: name)) }
  }

  /// The shade over another; nil where the two are never seen together.
  func composited(over other: Shade) -> Shade? {
    choices.joined(with: other.choices).map { choices in
      Shade(color: color.composited(over: other.color), choices: choices, progress: progress)
    }
  }
}
