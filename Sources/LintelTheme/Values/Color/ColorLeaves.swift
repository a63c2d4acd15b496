/// Walks over variants.
extension AppearanceVariants {
  /// The values that are given, in the order of appearances.
  package var all: [Element] {
    // A key path of a generic type would be made each time.
    [light, dark, lightHighContrast, darkHighContrast].compactMap { $0 }
  }

  /// Returns variants for the same appearances, each transformed.
  package func map(_ transform: (Element) -> Element) -> AppearanceVariants {
    AppearanceVariants(
      light: transform(light),
      dark: dark.map(transform),
      lightHighContrast: lightHighContrast.map(transform),
      darkHighContrast: darkHighContrast.map(transform)
    )
  }
}

/// The arguments of color functions.
extension ColorFunction {
  /// The colors that it is a function of.
  package var arguments: [ColorValue] {
    switch self {
    case .alpha(let color, _), .darken(let color, _), .lighten(let color, _): [color]
    case .mix(let first, let second, _): [first, second]
    case .readable(let background, let first, let second): [background, first, second]
    }
  }
}

/// The colors that a color is made of.
extension ColorValue {
  /// The colors in it that aren't made of others, in the order in which they are written.
  package var leaves: [ColorValue] {
    switch self {
    case .literal, .system, .asset, .token, .runtime: [self]
    case .function(let function): function.arguments.flatMap(\.leaves)
    case .appearances(let variants): variants.all.flatMap(\.leaves)
    }
  }

  /// The names of the asset catalog's colors in it.
  package var assetNames: [String] {
    leaves.compactMap { if case .asset(let name) = $0 { name } else { nil } }
  }
}

/// The colors that a resolved color is made of.
extension ResolvedColor {
  /// The colors in it that aren't made of others, in the order in which they are written.
  package var leaves: [ResolvedColor] {
    switch self {
    case .srgb, .displayP3, .system, .asset, .parameter: [self]
    case .function(_, let arguments, _): arguments.flatMap(\.leaves)
    case .appearances(let variants): variants.all.flatMap(\.leaves)
    }
  }
}

/// The colors of drawn images.
extension Image {
  /// The colors in it; none for images of a catalog and symbols.
  package var colors: [Color] {
    switch source {
    case .gradient(let gradient): gradient.stops.map(\.color)
    case .fill(let fill): [fill.color]
    case .asset, .symbol: []
    }
  }

  /// The image with other colors in place of its own; nil if one of them has no other.
  package func mapColors<Other>(_ transform: (Color) -> Other?) -> Image<Other>? {
    let mapped: Image<Other>.Source
    switch source {
    case .asset(let name): mapped = .asset(name)
    case .symbol(let symbol):
      mapped = .symbol(
        .init(
          name: symbol.name,
          weight: symbol.weight,
          scale: symbol.scale,
          pointSize: symbol.pointSize
        )
      )
    case .gradient(let gradient):
      var stops: [Image<Other>.Gradient.Stop] = []
      for stop in gradient.stops {
        guard let color = transform(stop.color) else { return nil }
        stops.append(.init(color: color, location: stop.location))
      }
      mapped = .gradient(.init(from: gradient.from, stops: stops))
    case .fill(let fill):
      guard let color = transform(fill.color) else { return nil }
      mapped = .fill(.init(color: color, cornerRadius: fill.cornerRadius))
    }
    return Image<Other>(mapped, rendering: rendering, insets: insets)
  }
}
