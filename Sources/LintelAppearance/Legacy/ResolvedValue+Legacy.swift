import LintelSchema
package import LintelTheme

extension ResolvedValue {
  /// The value on systems before iOS 13: in its light variant, without newer colors and symbols; or `nil` if they can't show it.
  package var beforeIOS13: ResolvedValue? {
    switch self {
    case .color(let color): .color(color.beforeIOS13)
    case .image(let image): image.beforeIOS13.map { .image($0) }
    case .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: self
    }
  }

  /// The color on those systems, or `nil` if it's invisible.
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
      // Deprecated in iOS 13, where it's a different color; before that, it was always this one.
      return .srgb(red: 239 / 255, green: 239 / 255, blue: 244 / 255, alpha: alpha)
    case .system(let name, let alpha):
      guard let color = UIKitColors[name], color.availability.introduced >= LegacyBar.end,
        let light = color.variants(on: LegacyBar.end)?.light
      else { return self }
      return .srgb(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha * alpha)
    }
  }

  /// The alpha as far as it's known, or 1 if only the app knows it.
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

  /// Returns the color with a different alpha.
  func withAlpha(_ alpha: Double) -> ResolvedColor { mappingAlpha { _ in alpha } }
}

extension Image<ResolvedColor> {
  /// The image on those systems, or `nil` for a symbol, which they don't have.
  var beforeIOS13: Image<ResolvedColor>? {
    if case .symbol = source { nil } else { mappingColors(\.beforeIOS13) }
  }

  /// Returns the image with its colors transformed.
  package func mappingColors(_ transform: (ResolvedColor) -> ResolvedColor) -> Image {
    mapColors { transform($0) } ?? self
  }
}
