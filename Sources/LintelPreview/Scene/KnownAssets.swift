import LintelAppearance
import LintelTheme

extension ResolvedValue {
  func resolvingAssets(_ assets: [String: ResolvedColor]) -> ResolvedValue {
    switch self {
    case .color(let color): .color(color.resolvingAssets(assets))
    case .image(let image): .image(image.mappingColors { $0.resolvingAssets(assets) })
    case .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: self
    }
  }
}

extension ResolvedColor {
  func resolvingAssets(_ assets: [String: ResolvedColor]) -> ResolvedColor {
    switch self {
    case .srgb, .displayP3, .system, .parameter: return self
    case .asset(let name, let alpha): return assets[name].map { $0.faded(alpha) } ?? self
    case .function(let name, let arguments, let amount):
      return .function(name, arguments.map { $0.resolvingAssets(assets) }, amount: amount)
    case .appearances:
      // A variant may be a color set, which has variants, too.
      return .appearances { self[$0].resolvingAssets(assets)[$0] }
    }
  }
}
