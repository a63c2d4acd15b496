import LintelTheme

/// Replaces what asset catalogs know.
extension ResolvedValue {
  /// The value with colors of asset catalogs in place of their names.
  func knowing(_ assets: [String: ResolvedColor]) -> ResolvedValue {
    switch self {
    case .color(let color): .color(color.knowing(assets))
    case .image(let image): .image(image.knowing(assets))
    case .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: self
    }
  }
}

extension Image<ResolvedColor> {
  /// The image with colors of asset catalogs in place of their names.
  fileprivate func knowing(_ assets: [String: ResolvedColor]) -> Image {
    var image = self
    switch source {
    case .asset, .symbol: break
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.knowing(assets)
      }
      image.source = .gradient(gradient)
    case .fill(var fill):
      fill.color = fill.color.knowing(assets)
      image.source = .fill(fill)
    }
    return image
  }
}

extension ResolvedColor {
  /// The color with those of asset catalogs in place of their names.
  func knowing(_ assets: [String: ResolvedColor]) -> ResolvedColor {
    switch self {
    case .srgb, .displayP3, .system, .parameter: return self
    case .asset(let name, let alpha): return assets[name].map { $0.faded(alpha) } ?? self
    case .function(let name, let arguments, let amount):
      return .function(name, arguments.map { $0.knowing(assets) }, amount: amount)
    case .appearances:
      // A variant may be a color set, which has variants itself.
      func variant(_ appearance: ColorAppearance) -> ResolvedColor {
        self[appearance].knowing(assets)[appearance]
      }
      return .appearances(
        AppearanceVariants(
          light: variant(.light),
          dark: variant(.dark),
          lightHighContrast: variant(.lightHighContrast),
          darkHighContrast: variant(.darkHighContrast)
        )
      )
    }
  }
}
