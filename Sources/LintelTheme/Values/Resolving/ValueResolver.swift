/// Replaces the tokens in values by their values in one context.
///
/// A resolver caches tokens, so resolving all values of a context with the same resolver takes time in proportion to the values and tokens.
/// Tokens in a cycle have no value. `checkTokenCycles` reports them.
package struct ValueResolver {
  /// Returns the winning value of a token in the context, or `nil` if it has none.
  private let lookup: (TokenKey) -> Value?
  private var tokens: [TokenKey: ResolvedValue?] = [:]
  /// The tokens that are being resolved, which detects cycles.
  private var path: Set<TokenKey> = []

  package init(lookup: @escaping (TokenKey) -> Value?) { self.lookup = lookup }

  /// Returns the value without tokens, or `nil` for `unset` and for a token that is missing, has another type, or is part of a cycle.
  package mutating func resolve(_ value: Value) -> ResolvedValue? {
    switch value {
    case .unset: nil
    case .none: ResolvedValue.none
    case .token(let key): token(key)
    case .color(let color): resolve(color).map(ResolvedValue.color)
    case .font(let font): .font(font)
    case .derivedFont(let font): resolve(font).map(ResolvedValue.font)
    case .image(let image): image.mapColors { resolve($0) }.map(ResolvedValue.image)
    case .effect(let name): .effect(name)
    case .offset(let x, let y): .offset(x: x, y: y)
    case .number(let number): .number(number)
    case .boolean(let boolean): .boolean(boolean)
    case .keyword(let keyword): .keyword(keyword)
    case .string(let string): .string(string)
    }
  }

  /// Returns the color without tokens, with functions evaluated where the colors are known.
  package mutating func resolve(_ color: ColorValue) -> ResolvedColor? {
    switch color {
    case .literal(let literal): return ResolvedColor(KnownColor(literal))
    case .system(let name): return .system(name, alpha: 1)
    case .asset(let name): return .asset(name, alpha: 1)
    case .runtime(let name, _): return .parameter(name, alpha: 1)
    case .token(let key):
      guard case .color(let color) = token(key) else { return nil }
      return color
    case .function(let function): return resolve(function)
    case .appearances(let variants): return resolve(variants)
    }
  }

  /// Puts a derived font together, or returns `nil` if it isn't valid.
  private mutating func resolve(_ font: DerivedFont) -> FontValue? {
    var values: [TokenKey: ResolvedValue] = [:]
    for key in font.tokens { values[key] = token(key) }
    guard case .font(let font) = font.outcome({ values[$0] }) else { return nil }
    return font
  }

  /// Returns a token's value, or `nil` if it has none or is part of a cycle.
  private mutating func token(_ key: TokenKey) -> ResolvedValue? {
    if let known = tokens[key] { return known }
    guard path.count < ResolutionLimits.chain, path.insert(key).inserted else { return nil }
    let value = lookup(key).flatMap { resolve($0) }
    path.remove(key)
    tokens[key] = .some(value)
    return value
  }

  /// Resolves each variant of a color, and merges equal ones.
  private mutating func resolve(_ variants: AppearanceVariants<ColorValue>) -> ResolvedColor? {
    var resolved: [ColorAppearance: ResolvedColor] = [:]
    for appearance in ColorAppearance.allCases {
      guard let color = resolve(variants[appearance]) else { return nil }
      resolved[appearance] = color[appearance]
    }
    return ResolvedColor(byAppearance: { resolved[$0] })
  }

  /// Evaluates a function where its colors are known.
  private mutating func resolve(_ function: ColorFunction) -> ResolvedColor? {
    switch function {
    case .alpha(let color, let amount): return apply(color) { $0.faded(by: amount) }
    case .darken(let color, let amount): return apply(color) { $0.lightened(by: -amount) }
    case .lighten(let color, let amount): return apply(color) { $0.lightened(by: amount) }
    case .mix(let first, let second, let share):
      guard let first = resolve(first), let second = resolve(second) else { return nil }
      return ResolvedColor(byAppearance: { first[$0].mixed(with: second[$0], share: share) })
    case .readable(let background, let first, let second):
      guard let background = resolve(background), let first = resolve(first),
        let second = resolve(second)
      else { return nil }
      return ResolvedColor(byAppearance: { background[$0].mostReadable(first[$0], second[$0]) })
    }
  }

  private mutating func apply(
    _ color: ColorValue,
    _ transform: (ResolvedColor) -> ResolvedColor?
  ) -> ResolvedColor? {
    guard let color = resolve(color) else { return nil }
    return ResolvedColor(byAppearance: { transform(color[$0]) })
  }
}

/// Resolves a single value.
///
/// To resolve many values of a context, use a `ValueResolver`, which is faster.
package func resolve(_ value: Value, lookup: (TokenKey) -> Value?) -> ResolvedValue? {
  withoutActuallyEscaping(lookup) { lookup in
    var resolver = ValueResolver(lookup: lookup)
    return resolver.resolve(value)
  }
}

/// Limits that no handwritten theme reaches, and that keep values from exhausting the machine.
package enum ResolutionLimits {
  /// The length of a chain of tokens that refer to one another.
  package static let chain = 100
  /// The number of functions and colors in one color.
  static let size = 1000
}
