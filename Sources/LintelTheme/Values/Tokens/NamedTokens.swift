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
    case .color(let color): Set(color.tokens)
    case .derivedFont(let font): font.tokens
    case .image(let image): Set(image.colors.flatMap(\.tokens))
    case .unset, .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: []
    }
  }
}

/// The tokens in colors.
extension ColorValue {
  /// The tokens that a color refers to.
  fileprivate var tokens: [TokenKey] {
    leaves.compactMap { if case .token(let key) = $0 { key } else { nil } }
  }
}
