/// A type of design token (Design Tokens Format 2025.10, sections 8 and 9).
package enum DesignTokenType: String, CaseIterable {
  case color
  /// A length, which becomes a number in a theme.
  case dimension
  /// A font family, which becomes a string in a theme.
  case fontFamily
  /// A font weight, which becomes a string in a theme.
  case fontWeight
  /// A duration, which bars don't have.
  case duration
  /// A timing curve, which bars don't have.
  case cubicBezier
  /// A number without a unit.
  case number
  /// The style of a line, which can only be a part of a border.
  case strokeStyle
  /// A border, which becomes a color and a width in a theme.
  case border
  /// A transition, which bars don't have.
  case transition
  /// A shadow, which becomes the color, the offset, and the blur of a text's shadow.
  case shadow
  /// A gradient, which becomes an image in a theme.
  case gradient
  /// A typography, which becomes a font and a letter spacing in a theme.
  case typography
  /// A text, which only earlier drafts have, and which becomes a string in a theme.
  case string
  /// True or false, which only earlier drafts have, and which bars don't use.
  case boolean

  static let current = allCases.filter { !$0.isOutdated }

  /// Whether only earlier drafts have the type, which tools such as Figma still write.
  var isOutdated: Bool { self == .string || self == .boolean }

  struct Part {
    /// The text after the design token's own name.
    let suffix: String
    let group: TokenGroup
  }

  var parts: [Part] {
    switch self {
    case .color: [Part(suffix: "", group: .colors)]
    case .dimension, .number: [Part(suffix: "", group: .numbers)]
    case .gradient: [Part(suffix: "", group: .images)]
    case .fontFamily, .fontWeight, .string: [Part(suffix: "", group: .strings)]
    case .typography:
      [Part(suffix: "", group: .fonts), Part(suffix: ".letterSpacing", group: .numbers)]
    case .shadow:
      [
        Part(suffix: ".color", group: .colors), Part(suffix: ".offset", group: .offsets),
        Part(suffix: ".blur", group: .numbers),
      ]
    case .border:
      // The border of a bar is the line at its edge.
      [Part(suffix: ".color", group: .colors), Part(suffix: ".width", group: .numbers)]
    case .duration, .cubicBezier, .strokeStyle, .transition, .boolean: []
    }
  }

  /// Whether bars don't support the type, not even as a part of another token.
  var isUnusable: Bool { parts.isEmpty && self != .strokeStyle }

  /// Creates the type of a group of the theme's own tokens, or returns `nil` if the format doesn't have it.
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
