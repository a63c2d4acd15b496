import LintelSchema
package import LintelTheme

extension ResolvedValue {
  /// The value as systems before iOS 13 have it: in light, and without colors and symbols that came later; nil if there is none.
  package var beforeIOS13: ResolvedValue? {
    switch self {
    case .color(let color): .color(color.beforeIOS13)
    case .image(let image): image.beforeIOS13.map { .image($0) }
    case .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: self
    }
  }

  /// The color as those systems have it, nil if nothing of it is seen.
  var visibleColor: ResolvedColor? {
    guard case .color(let color) = self else { return nil }
    let legacy = color.beforeIOS13
    return legacy.knownAlpha > 0 ? legacy : nil
  }
}

extension ResolvedColor {
  var beforeIOS13: ResolvedColor {
    switch self {
    case .srgb, .displayP3, .asset, .parameter: return self
    case .appearances(let variants): return variants.light.beforeIOS13
    case .function(let name, let colors, let amount):
      return .function(name, colors.map(\.beforeIOS13), amount: amount)
    case .system("groupTableViewBackground", let alpha):
      // Deprecated from iOS 13 on, where it is another color; before, it was this one everywhere.
      return .srgb(red: 239 / 255, green: 239 / 255, blue: 244 / 255, alpha: alpha)
    case .system(let name, let alpha):
      guard let color = UIKitColors[name], color.availability.introduced >= LegacyBar.end,
        let light = color.variants(on: LegacyBar.end)?.light
      else { return self }
      return .srgb(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha * alpha)
    }
  }

  /// The alpha as far as it is known, 1 where only the app knows it.
  var knownAlpha: Double {
    switch self {
    case .srgb(_, _, _, let alpha), .displayP3(_, _, _, let alpha), .asset(_, let alpha),
      .parameter(_, let alpha):
      alpha
    case .system(let name, let alpha): name == "clear" ? 0 : alpha
    case .appearances(let variants): variants.light.knownAlpha
    case .function: 1
    }
  }

  /// The color with another alpha in place of its own.
  func withAlpha(_ alpha: Double) -> ResolvedColor { mappingAlpha { _ in alpha } }

  /// The color with what comes of its own alpha; the same for one that is made of others.
  package func mappingAlpha(_ transform: (Double) -> Double) -> ResolvedColor {
    switch self {
    case .srgb(let red, let green, let blue, let alpha):
      .srgb(red: red, green: green, blue: blue, alpha: transform(alpha))
    case .displayP3(let red, let green, let blue, let alpha):
      .displayP3(red: red, green: green, blue: blue, alpha: transform(alpha))
    case .system(let name, let alpha): .system(name, alpha: transform(alpha))
    case .asset(let name, let alpha): .asset(name, alpha: transform(alpha))
    case .parameter(let name, let alpha): .parameter(name, alpha: transform(alpha))
    case .function, .appearances: self
    }
  }
}

extension Image<ResolvedColor> {
  /// Nil for a symbol, which those systems have not.
  var beforeIOS13: Image<ResolvedColor>? {
    if case .symbol = source { nil } else { mappingColors(\.beforeIOS13) }
  }

  /// The image with other colors in place of its own.
  package func mappingColors(_ transform: (ResolvedColor) -> ResolvedColor) -> Image {
    mapColors { transform($0) } ?? self
  }
}
