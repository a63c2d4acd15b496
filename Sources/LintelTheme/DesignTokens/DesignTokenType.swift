/// The types of design tokens: Design Tokens Format 2025.10, sections 8 and 9.
package enum DesignTokenType: String, CaseIterable {
  /// A color; a theme's color.
  case color
  /// A length; a theme's number.
  case dimension
  /// A font family; a theme's string.
  case fontFamily
  /// A font weight; a theme's string.
  case fontWeight
  /// A duration, which bars don't have.
  case duration
  /// A timing curve, which bars don't have.
  case cubicBezier
  /// A number without a unit.
  case number
  /// The style of a line; only a part of a border.
  case strokeStyle
  /// A border, which gives a theme a color and a width.
  case border
  /// A transition, which bars don't have.
  case transition
  /// A shadow; a text's shadow.
  case shadow
  /// A gradient; a theme's image.
  case gradient
  /// Typography; a theme's font with its letter spacing.
  case typography

  /// One token of a theme that a design token gives.
  struct Part {
    /// The text after the design token's own name.
    let suffix: String
    /// The group of the theme's token.
    let group: TokenGroup
  }

  /// The tokens of a theme that a design token of the type gives; none where bars have no place for it.
  var parts: [Part] {
    switch self {
    case .color: [Part(suffix: "", group: .colors)]
    case .dimension, .number: [Part(suffix: "", group: .numbers)]
    case .gradient: [Part(suffix: "", group: .images)]
    case .fontFamily, .fontWeight: [Part(suffix: "", group: .strings)]
    case .typography:
      [Part(suffix: "", group: .fonts), Part(suffix: ".letterSpacing", group: .numbers)]
    case .shadow:
      [
        Part(suffix: ".color", group: .colors), Part(suffix: ".offset", group: .offsets),
        Part(suffix: ".blur", group: .numbers),
      ]
    case .border:
      // What a bar has of a border is the line at its edge.
      [Part(suffix: ".color", group: .colors), Part(suffix: ".width", group: .numbers)]
    case .duration, .cubicBezier, .strokeStyle, .transition: []
    }
  }

  /// Whether nothing of a bar can take it, not even as a part of another token.
  var isUnusable: Bool {
    switch self {
    case .duration, .cubicBezier, .transition: true
    case .color, .dimension, .fontFamily, .fontWeight, .number, .strokeStyle, .border, .shadow,
      .gradient, .typography:
      false
    }
  }

  /// The type of a theme's own tokens, as far as the format has it.
  init?(_ group: TokenGroup) {
    switch group {
    case .colors: self = .color
    case .fonts: self = .typography
    case .images: self = .gradient
    case .numbers: self = .number
    case .effects, .offsets, .strings: return nil
    }
  }
}
