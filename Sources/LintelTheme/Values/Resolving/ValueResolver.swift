/// Replaces the tokens of values as they hold in one context.
///
/// It keeps what it has found out about tokens, so one resolver should serve all values of a context.
///
/// A resolver remembers the tokens of one context, so resolving all values of a context takes time
/// in proportion to the values and tokens. A circle of tokens has no value; `checkTokenCycles`
/// reports it.
package struct ValueResolver {
  /// The winning value of a token in the context, nil if it has none.
  private let lookup: (TokenKey) -> Value?
  /// The tokens that were resolved.
  private var tokens: [TokenKey: ResolvedValue?] = [:]
  /// The tokens that are being resolved, to notice circles.
  private var path: Set<TokenKey> = []

  /// Creates a resolver for one context.
  ///
  /// - Parameter lookup: returns the winning value of a token.
  package init(lookup: @escaping (TokenKey) -> Value?) {
    self.lookup = lookup
  }

  /// The value without tokens; nil for `unset`, and where a token is missing, has another type, or
  /// is part of a cycle, as `checkTokens` reports.
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

  /// The color without tokens, its functions evaluated wherever the colors are known.
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

  /// Puts a font together; nil if there can't be one.
  private mutating func resolve(_ font: DerivedFont) -> FontValue? {
    var values: [TokenKey: ResolvedValue] = [:]
    for key in font.tokens { values[key] = token(key) }
    guard case .font(let font) = font.outcome({ values[$0] }) else { return nil }
    return font
  }

  /// Returns a token's value; nil in a circle.
  private mutating func token(_ key: TokenKey) -> ResolvedValue? {
    if let known = tokens[key] { return known }
    guard path.count < ResolutionLimits.chain, path.insert(key).inserted else { return nil }
    let value = lookup(key).flatMap { resolve($0) }
    path.remove(key)
    tokens[key] = .some(value)
    return value
  }

  /// Resolves each variant of a color, and joins equal ones.
  private mutating func resolve(_ variants: AppearanceVariants<ColorValue>) -> ResolvedColor? {
    var resolved: [ColorAppearance: ResolvedColor] = [:]
    for appearance in ColorAppearance.allCases {
      guard let color = resolve(variants[appearance]) else { return nil }
      resolved[appearance] = color[appearance]
    }
    return ResolvedColor(byAppearance: { resolved[$0] })
  }

  /// Evaluates a function, as far as its colors are known.
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

  /// Applies a transformation in every appearance.
  private mutating func apply(
    _ color: ColorValue,
    _ transform: (ResolvedColor) -> ResolvedColor?
  ) -> ResolvedColor? {
    guard let color = resolve(color) else { return nil }
    return ResolvedColor(byAppearance: { transform(color[$0]) })
  }
}

/// Replaces the tokens of one value; for many, a `ValueResolver` is faster.
///
/// - Parameters:
///   - value: the value as written.
///   - lookup: the winning value of a token in the context.
/// - Returns: nil if a token is missing, of another type or part of a cycle, and for `unset`.
package func resolve(_ value: Value, lookup: (TokenKey) -> Value?) -> ResolvedValue? {
  withoutActuallyEscaping(lookup) { lookup in
    var resolver = ValueResolver(lookup: lookup)
    return resolver.resolve(value)
  }
}

/// What no theme by a person reaches; beyond it a value is refused, so that none can exhaust the machine.
package enum ResolutionLimits {
  /// Tokens that refer to one another in a row.
  package static let chain = 100
  /// Functions and colors that one color consists of.
  static let size = 1000
}
