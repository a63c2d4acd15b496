import LintelTheme

/// The colors of a theme that are written once, since several places use them and each takes lines of its own.
struct SwiftPalette: Sendable {
  /// In the order of their first use.
  let colors: [ResolvedColor]
  private let indices: [ResolvedColor: Int]

  /// One without colors, for code that is outside of the theme's type.
  init() {
    colors = []
    indices = [:]
  }

  /// - Parameter values: everything that the output writes, as often as it does.
  init(_ values: [ResolvedValue]) {
    var counts: [ResolvedColor: Int] = [:]
    var order: [ResolvedColor] = []
    for case .color(let color) in values where color.isLong {
      if counts[color] == nil { order.append(color) }
      counts[color, default: 0] += 1
    }
    let shared = order.filter { counts[$0, default: 0] > 1 }
    colors = shared
    indices = Dictionary(uniqueKeysWithValues: zip(shared, shared.indices))
  }

  /// The constant of a color, nil if it is written where it is used.
  func name(of color: ResolvedColor) -> String? {
    indices[color].map { "color\($0 + 1)" }
  }
}

extension ResolvedColor {
  /// Whether it combines several sources, and the compiler can name them all.
  fileprivate var isLong: Bool {
    switch self {
    case .appearances, .function: !usesParameters
    case .srgb, .displayP3, .system, .asset, .parameter: false
    }
  }

  fileprivate var usesParameters: Bool {
    switch self {
    case .parameter: true
    case .function(_, let colors, _): colors.contains(where: \.usesParameters)
    case .appearances(let variants):
      [variants.light, variants.dark, variants.lightHighContrast, variants.darkHighContrast]
        .contains { $0?.usesParameters ?? false }
    case .srgb, .displayP3, .system, .asset: false
    }
  }
}
