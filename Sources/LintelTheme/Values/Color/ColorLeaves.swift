extension AppearanceVariants {
  /// The declared values, in the order of appearances.
  var all: [Element] {
    // Swift creates a new key path of a generic type on each use.
    [light, dark, lightHighContrast, darkHighContrast].compactMap { $0 }
  }

  package func map(_ transform: (Element) -> Element) -> AppearanceVariants {
    AppearanceVariants(
      light: transform(light),
      dark: dark.map(transform),
      lightHighContrast: lightHighContrast.map(transform),
      darkHighContrast: darkHighContrast.map(transform)
    )
  }
}

extension ColorFunction {
  package var arguments: [ColorValue] {
    switch self {
    case .alpha(let color, _), .darken(let color, _), .lighten(let color, _): [color]
    case .mix(let first, let second, _): [first, second]
    case .readable(let background, let first, let second): [background, first, second]
    }
  }
}

extension ColorValue {
  /// The innermost colors, which don't consist of other colors, in source order.
  package var leaves: [ColorValue] {
    switch self {
    case .literal, .system, .asset, .token, .runtime: [self]
    case .function(let function): function.arguments.flatMap(\.leaves)
    case .appearances(let variants): variants.all.flatMap(\.leaves)
    }
  }

  /// The names of the asset catalog's colors among the leaves.
  package var assetNames: [String] {
    leaves.compactMap { if case .asset(let name) = $0 { name } else { nil } }
  }
}

extension ResolvedColor {
  /// The innermost colors, which don't consist of other colors, in source order.
  package var leaves: [ResolvedColor] {
    switch self {
    case .srgb, .displayP3, .system, .asset, .parameter: [self]
    case .function(_, let arguments, _): arguments.flatMap(\.leaves)
    case .appearances(let variants): variants.all.flatMap(\.leaves)
    }
  }
}

extension Image {
  /// The colors of a gradient or a fill, or an empty array for an asset or a symbol.
  package var colors: [Color] {
    switch source {
    case .gradient(let gradient): gradient.stops.map(\.color)
    case .fill(let fill): [fill.color]
    case .asset, .symbol: []
    }
  }

  /// Returns the image with each color transformed, or `nil` if a transformation returns `nil`.
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
