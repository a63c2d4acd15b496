import LintelTheme

/// The colors that a color is made of.
extension ColorValue {
  /// The names of UIKit's colors in it.
  var systemNames: [String] {
    switch self {
    case .literal, .asset, .token, .runtime: []
    case .system(let name): [name]
    case .function(let function): function.arguments.flatMap(\.systemNames)
    case .appearances(let variants):
      variants.light.systemNames + (variants.dark?.systemNames ?? [])
        + (variants.lightHighContrast?.systemNames ?? [])
        + (variants.darkHighContrast?.systemNames ?? [])
    }
  }
}

/// The arguments of color functions.
extension ColorFunction {
  /// The colors that it is a function of.
  var arguments: [ColorValue] {
    switch self {
    case .alpha(let color, _), .darken(let color, _), .lighten(let color, _): [color]
    case .mix(let first, let second, _): [first, second]
    case .readable(let background, let first, let second): [background, first, second]
    }
  }
}
