import LintelDiagnostics
package import LintelSchema
package import LintelTheme

/// Determines the components of colors in one appearance on one version.
///
/// UIKit's colors have different components in dark mode, with increased contrast, and on other
/// versions.
package struct ColorEnvironment: Sendable {
  package let appearance: ColorAppearance
  package let version: Version
  /// The samples of the colors that the app supplies, by name.
  let samples: [String: [KnownColor]]
  /// The possible values of the colors in asset catalogs, by name.
  let assets: [String: [ResolvedColor]]

  package init(
    appearance: ColorAppearance,
    version: Version,
    samples: [String: [KnownColor]],
    assets: [String: [ResolvedColor]] = [:]
  ) {
    self.appearance = appearance
    self.version = version
    self.samples = samples
    self.assets = assets
  }

  /// Whether the user interface style is dark, with or without increased contrast.
  var isDark: Bool {
    appearance == .dark || appearance == .darkHighContrast
  }

  /// The possible values of a color: none if only the app knows it, and several if it has samples.
  package func colors(of color: ResolvedColor) -> [KnownColor] {
    shades(of: color).map(\.color)
  }

  /// The possible values of a color, each with the choices that it depends on.
  func shades(of color: ResolvedColor) -> [Shade] {
    switch color {
    case .srgb, .displayP3:
      return [color.known].compactMap { $0.map { Shade(color: $0) } }
    case .system(let name, let alpha):
      guard let variants = UIKitColors[name]?.variants(on: version) else { return [] }
      return [Shade(color: KnownColor(variants[appearance]).faded(by: alpha))]
    case .asset(let name, let alpha):
      let known = (assets[name] ?? []).flatMap(colors)
      return Shade.choices(known.map { $0.faded(by: alpha) }, of: "asset(\(name))")
    case .parameter(let name, let alpha):
      return Shade.choices((samples[name] ?? []).map { $0.faded(by: alpha) }, of: name)
    case .function(let name, let arguments, let amount):
      return function(name, arguments.map(shades), amount ?? 0)
    case .appearances:
      return shades(of: color[appearance])
    }
  }

  /// Evaluates a function for the combinations of its arguments' colors that can occur together, up to 64 of them.
  private func function(_ name: String, _ arguments: [[Shade]], _ amount: Double) -> [Shade] {
    let combinations = arguments.reduce([(colors: [], choices: Shade.Choices())]) {
      partial,
      shades in
      partial.flatMap { head in
        shades.compactMap { shade in
          head.choices.joined(with: shade.choices).map { (head.colors + [shade.color], $0) }
        }
      }
    }
    return combinations.prefix(64).compactMap { colors, choices in
      let color: KnownColor? =
        switch (name, colors.count) {
        case ("alpha", 1): colors[0].faded(by: amount)
        case ("darken", 1): colors[0].lightened(by: -amount)
        case ("lighten", 1): colors[0].lightened(by: amount)
        case ("mix", 2): colors[0].mixed(with: colors[1], share: amount)
        case ("readable", 3): colors[0].mostReadable(colors[1], colors[2])
        case _: nil
        }
      return color.map { Shade(color: $0, choices: choices) }
    }
  }
}

extension UIKitColor.Variants {
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
  /// Whether the color contains one of UIKit's colors that Apple doesn't publish, so that checks use measured values.
  var isMeasured: Bool {
    leaves.contains { leaf in
      if case .system(let name, _) = leaf { UIKitColors[name]?.source == .measured } else { false }
    }
  }
}

extension KnownColor {
  /// The color as `#0DBD8B`, or with its components in Display P3.
  package var shortText: String {
    switch space {
    case .srgb:
      return "#" + [red, green, blue].map(\.hexadecimalByte).joined()
    case .displayP3:
      return "display-p3("
        + [red, green, blue].map { (($0 * 1000).rounded() / 1000).shortText }.joined(separator: " ")
        + ")"
    }
  }
}

extension Theme {
  /// The samples of the colors that the app supplies, by name.
  package var samples: [String: [KnownColor]] {
    var samples: [String: [KnownColor]] = [:]
    for case .color(.runtime(let name, let colors)) in values {
      samples[name] = colors.map { KnownColor($0) }
    }
    return samples
  }
}
