import LintelTheme

extension Value {
  /// The names of UIKit's colors that a color, or an image drawn with colors, contains.
  var systemNames: [String] {
    let colors: [ColorValue]
    switch self {
    case .color(let color): colors = [color]
    case .image(let image): colors = image.colors
    case .unset, .none, .token, .font, .derivedFont, .effect, .offset, .number, .boolean, .keyword,
      .string:
      return []
    }
    return colors.flatMap(\.leaves).compactMap {
      if case .system(let name) = $0 { name } else { nil }
    }
  }
}
