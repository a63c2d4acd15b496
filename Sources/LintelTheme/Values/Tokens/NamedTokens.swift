/// The tokens in values.
extension Value {
  /// Whether it is a color that only the app knows.
  package var isSuppliedByApp: Bool {
    if case .color(.runtime) = self { true } else { false }
  }

  /// The tokens that it names itself; those that they name in turn are left to the cascade.
  package var tokens: Set<TokenKey> {
    switch self {
    case .token(let key): [key]
    case .color(let color): color.tokens
    case .derivedFont(let font): font.tokens
    case .image(let image):
      switch image.source {
      case .gradient(let gradient):
        gradient.stops.reduce(into: []) { $0.formUnion($1.color.tokens) }
      case .fill(let fill): fill.color.tokens
      case .asset, .symbol: []
      }
    case .unset, .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: []
    }
  }
}

/// The tokens in colors.
extension ColorValue {
  /// The tokens that a color refers to.
  fileprivate var tokens: Set<TokenKey> {
    switch self {
    case .token(let key): [key]
    case .function(let function):
      switch function {
      case .alpha(let color, _), .darken(let color, _), .lighten(let color, _): color.tokens
      case .mix(let first, let second, _): first.tokens.union(second.tokens)
      case .readable(let background, let first, let second):
        background.tokens.union(first.tokens).union(second.tokens)
      }
    case .appearances(let variants):
      [variants.light, variants.dark, variants.lightHighContrast, variants.darkHighContrast]
        .compactMap(\.self).reduce(into: []) { $0.formUnion($1.tokens) }
    case .literal, .system, .asset, .runtime: []
    }
  }
}
