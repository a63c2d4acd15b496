import LintelCascade
import LintelDiagnostics
import LintelTheme

/// The values of tokens by brand and appearance, outside of screens and without promos.
struct TokenValues {
  /// A value and the brands that share it; empty if all do.
  struct Row {
    let brands: [String]
    /// The value without tokens.
    let value: ResolvedValue
  }

  let cascade: Cascade
  /// The names of the brands, sorted, each with the context for its values.
  private let contexts: [(brand: String, cell: Cell)]

  init(cascade: Cascade) {
    self.cascade = cascade
    let theme = cascade.theme
    contexts = theme.space.brands.map(\.name).sorted().compactMap { brand in
      guard let context = try? theme.select(ContextQuery(brand: brand)) else { return nil }
      return (brand, theme.space.cell(of: context))
    }
  }

  /// Returns the resolved values of a written value, by brand.
  func rows(of value: Value) -> [Row] {
    var groups = OrderedGroups<ResolvedValue, String>()
    for context in contexts {
      guard let own = self.value(of: value, at: context.cell) else { continue }
      groups.add([context.brand], to: own)
    }
    let all = groups.all
    return all.map { value, brands in Row(brands: all.count > 1 ? brands : [], value: value) }
  }

  /// Returns the resolved value of a written value in the first brand, or `nil` if a token in it doesn't have a value there.
  func value(of value: Value) -> ResolvedValue? {
    contexts.first.flatMap { self.value(of: value, at: $0.cell) }
  }

  private func value(of value: Value, at cell: Cell) -> ResolvedValue? {
    let theme = cascade.theme
    return LintelTheme.resolve(value) { key in
      theme.target(of: key).flatMap { cascade.value(of: $0, at: cell) }
        .map { theme.values[$0.index] }
    }
  }

  static func words(_ value: ResolvedValue) -> String {
    switch value {
    case .none: "none"
    case .color(let color): words(color)
    case .font(let font): Value.font(font).text
    case .image: "an image"
    case .effect(let name): name
    case .offset(let x, let y): "[\(number(x)), \(number(y))]"
    case .number(let value): number(value)
    case .boolean(let value): value ? "true" : "false"
    case .keyword(let word): word
    case .string(let text): "\"\(text)\""
    }
  }

  /// Returns a color in a few words, by appearance if it differs between appearances.
  static func words(_ color: ResolvedColor) -> String {
    switch color {
    case .srgb(let red, let green, let blue, let alpha): hexadecimal(red, green, blue, alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      "display-p3(\([red, green, blue].map(number).joined(separator: " "))"
        + (alpha == 1 ? ")" : " / \(number(alpha)))")
    case .system(let name, let alpha): alpha == 1 ? name : "alpha(\(name) \(number(alpha)))"
    case .asset(let name, let alpha):
      alpha == 1 ? "asset \(name)" : "alpha(asset \(name) \(number(alpha)))"
    case .parameter(let name, _): "supplied by the app as '\(name)'"
    case .function(let name, let arguments, let amount):
      "\(name)(\((arguments.map(words) + (amount.map { [number($0)] } ?? [])).joined(separator: " ")))"
    case .appearances(let variants):
      [
        ("light", variants.light), ("dark", variants.dark),
        ("light, high contrast", variants.lightHighContrast),
        ("dark, high contrast", variants.darkHighContrast),
      ].compactMap { name, color in color.map { "\(name) \(words($0))" } }.joined(separator: "; ")
    }
  }

  /// Returns `#RRGGBB`, with two more digits if the color isn't opaque.
  static func hexadecimal(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    _ alpha: Double
  ) -> String {
    let components = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + components.map(\.hexadecimalByte).joined()
  }

  /// Returns a number with at most four decimal places.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
