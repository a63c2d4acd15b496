import LintelSchema

/// Values as outputs write them, so that two notations of one value are equal.
extension ResolvedValue {
  /// The value with its colors as outputs write them.
  package var written: ResolvedValue {
    switch self {
    case .color(let color): .color(color.written)
    case .image(let image): .image(image.mapColors { $0.written } ?? image)
    case .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: self
    }
  }
}

extension ResolvedColor {
  /// The color with eight bits for each component in sRGB.
  fileprivate var written: ResolvedColor {
    func step(_ component: Double) -> Double {
      (min(max(component, 0), 1) * 255).rounded() / 255
    }
    switch self {
    case .srgb(let red, let green, let blue, let alpha):
      return .srgb(red: step(red), green: step(green), blue: step(blue), alpha: step(alpha))
    case .function(let name, let colors, let amount):
      return .function(name, colors.map(\.written), amount: amount)
    case .appearances: return ResolvedColor { self[$0].written } ?? self
    case .displayP3, .system, .asset, .parameter: return self
    }
  }
}
