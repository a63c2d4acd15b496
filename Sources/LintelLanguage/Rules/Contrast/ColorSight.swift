package import LintelSchema

/// What the checks know of colors: their coordinates in one appearance, on one version.
package struct ColorSight: Sendable {
  package let appearance: ColorAppearance
  package let version: Version
  /// The samples of the colors that the app supplies, by name.
  let samples: [String: [KnownColor]]

  package init(
    appearance: ColorAppearance,
    version: Version,
    samples: [String: [KnownColor]]
  ) {
    self.appearance = appearance
    self.version = version
    self.samples = samples
  }

  package var isDark: Bool {
    appearance == .dark || appearance == .darkHighContrast
  }

  /// The colors that a color may come to: none if only the app knows, several where it gives samples.
  package func colors(of color: ResolvedColor) -> [KnownColor] {
    switch color {
    case .srgb, .displayP3:
      return [color.known].compactMap(\.self)
    case .system(let name, let alpha):
      guard let variants = UIKitColors[name]?.variants(on: version) else { return [] }
      return [KnownColor(variants[appearance]).faded(by: alpha)]
    case .asset:
      return []
    case .parameter(let name, let alpha):
      return (samples[name] ?? []).map { $0.faded(by: alpha) }
    case .function(let name, let arguments, let amount):
      return function(name, arguments.map(colors), amount ?? 0)
    case .appearances:
      return colors(of: color[appearance])
    }
  }

  /// The same colors where they lie behind something.
  func shades(of color: ResolvedColor) -> [Shade] {
    colors(of: color).map { Shade(color: $0) }
  }

  private func function(
    _ name: String,
    _ arguments: [[KnownColor]],
    _ amount: Double
  ) -> [KnownColor] {
    let combinations = arguments.reduce([[]] as [[KnownColor]]) { partial, colors in
      partial.flatMap { head in colors.map { head + [$0] } }
    }
    return combinations.prefix(64).compactMap { colors in
      switch (name, colors.count) {
      case ("alpha", 1): colors[0].faded(by: amount)
      case ("darken", 1): colors[0].lightened(by: -amount)
      case ("lighten", 1): colors[0].lightened(by: amount)
      case ("mix", 2): colors[0].mixed(with: colors[1], share: amount)
      case ("readable", 3): colors[0].mostReadable(colors[1], colors[2])
      case _: nil
      }
    }
  }
}

extension UIKitColor.Variants {
  /// The value in an appearance.
  subscript(appearance: ColorAppearance) -> SRGBColor {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast
    case .darkHighContrast: darkHighContrast
    }
  }
}

extension ResolvedColor {
  /// Whether a color of UIKit's is in it to which Apple gives no numbers, so that checks go by measured ones.
  var isMeasured: Bool {
    switch self {
    case .system(let name, _): UIKitColors[name]?.source == .measured
    case .function(_, let arguments, _): arguments.contains(where: \.isMeasured)
    case .appearances(let variants):
      ColorAppearance.allCases.contains { variants[$0].isMeasured }
    case .srgb, .displayP3, .asset, .parameter: false
    }
  }
}

extension KnownColor {
  /// `#0DBD8B`, or the components in Display P3.
  package var shortText: String {
    switch space {
    case .srgb:
      return "#"
        + [red, green, blue].map { component in
          let byte = Int((min(max(component, 0), 1) * 255).rounded())
          let digits = String(byte, radix: 16, uppercase: true)
          return digits.count == 1 ? "0\(digits)" : digits
        }.joined()
    case .displayP3:
      return "display-p3("
        + [red, green, blue].map { (($0 * 1000).rounded() / 1000).shortText }.joined(separator: " ")
        + ")"
    }
  }
}
