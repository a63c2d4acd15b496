import LintelBackends
import LintelTheme

/// Icons drawn for this tool, because SF Symbols may not be redistributed; 24 by 24 points, with lines
/// of 1.8 points.
enum Symbols {
  static func lines(_ name: String) -> String? {
    if let own = table[name] { return own }
    // `house.fill` looks enough like `house`.
    let parts = name.split(separator: ".")
    guard parts.count > 1 else { return nil }
    return lines(parts.dropLast().joined(separator: "."))
  }

  /// The commands of SVG paths, by the names of SF Symbols.
  private static let table: [String: String] = [
    "chevron.backward": "M15 4 L7 12 L15 20",
    "chevron.left": "M15 4 L7 12 L15 20",
    "chevron.forward": "M9 4 L17 12 L9 20",
    "chevron.right": "M9 4 L17 12 L9 20",
    "chevron.down": "M4 9 L12 17 L20 9",
    "arrow.backward": "M20 12 H4 M11 5 L4 12 L11 19",
    "arrow.left": "M20 12 H4 M11 5 L4 12 L11 19",
    "arrow.uturn.backward": "M9 5 L4 10 L9 15 M4 10 H14 A5.5 5.5 0 0 1 14 21 H10",
    "xmark": "M5 5 L19 19 M19 5 L5 19",
    "plus": "M12 4 V20 M4 12 H20",
    "checkmark": "M5 13 L10 18 L19 6",
    "ellipsis": "M5 12 h.01 M12 12 h.01 M19 12 h.01",
    "line.3.horizontal": "M4 7 H20 M4 12 H20 M4 17 H20",
    "house": "M4 11 L12 4 L20 11 M6 9.5 V20 H18 V9.5 M10 20 V14 H14 V20",
    "magnifyingglass": "M10.5 4 a6.5 6.5 0 1 0 .01 0 M15.5 15.5 L20.5 20.5",
    "bell": "M6 17 V11 a6 6 0 0 1 12 0 V17 L20 19 H4 Z M10 21.5 H14",
    "person": "M12 4 a4 4 0 1 0 .01 0 M4 21 a8 7 0 0 1 16 0",
    "star": "M12 3.5 L14.6 9 L20.5 9.7 L16.1 13.7 L17.3 19.6 L12 16.6 L6.7 19.6 L7.9 13.7 "
      + "L3.5 9.7 L9.4 9 Z",
    "heart": "M12 20 C4 14 3 10 4.2 7.5 C6 4 10.500 4.500 12 8 C13.500 4.500 18 4 19.800 7.500 "
      + "C21 10 20 14 12 20 Z",
    "gear": "M12 8.5 a3.500 3.500 0 1 0 .01 0 M12 3 V6 M12 18 V21 M3 12 H6 M18 12 H21 "
      + "M5.600 5.600 L7.800 7.800 M16.200 16.200 L18.400 18.400 M5.600 18.400 L7.800 16.200 "
      + "M16.200 7.800 L18.400 5.600",
    "square.and.arrow.up": "M12 3 V14 M8 7 L12 3 L16 7 M8 10 H5.500 V21 H18.500 V10 H16",
    "trash": "M4 6.500 H20 M9 6.500 V4 H15 V6.500 M6 6.500 L7 21 H17 L18 6.500 M10 10.500 V17 "
      + "M14 10.500 V17",
    "folder": "M3 19 V6 H9.500 L11.500 8.500 H21 V19 Z",
    "bag": "M5 8 H19 L20 21 H4 Z M8.500 10.500 V7 a3.500 3.500 0 0 1 7 0 V10.500",
  ]
}

/// The square in which an icon is drawn, in points.
struct IconPlace {
  let x: Double
  let y: Double
  let size: Double
}

struct ImageDrawing {
  let ink: Ink

  /// Returns a symbol in a weight, or a box with its name if there is no drawing of it.
  func symbol(_ name: String, weight: String? = nil, _ place: IconPlace, _ color: ResolvedColor)
    -> XMLElement
  {
    guard let lines = Symbols.lines(name) else { return placeholder(name, place, color) }
    let weights = [
      "ultraLight": 0.9, "thin": 1.1, "light": 1.4, "regular": 1.8, "medium": 2.1,
      "semibold": 2.5, "bold": 2.9, "heavy": 3.3, "black": 3.7,
    ]
    let (x, y) = (place.x - place.size / 2, place.y - place.size / 2)
    let scale = place.size / 24
    let width = weights[weight ?? "regular"] ?? 1.8
    return .group(
      [("transform", "translate(\(x.pointText) \(y.pointText)) scale(\(scale.pointText))")],
      [
        .path(
          lines,
          [("fill", "none")] + ink.paint("stroke", color)
            + [
              ("stroke-width", (name == "ellipsis" ? width * 1.5 : width).pointText),
              ("stroke-linecap", "round"), ("stroke-linejoin", "round"),
            ]
        )
      ]
    )
  }

  func symbol(
    _ name: String,
    weight: String?,
    in area: Area,
    _ color: ResolvedColor
  ) -> XMLElement {
    let size = min(area.width, area.height)
    let stretch = (x: area.width / size, y: area.height / size)
    let (x, y) = (area.x + area.width / 2, area.y + area.height / 2)
    guard stretch.x != stretch.y else {
      return symbol(name, weight: weight, IconPlace(x: x, y: y, size: size), color)
    }
    let scale = "scale(\(stretch.x.pointText) \(stretch.y.pointText))"
    return .group(
      [("transform", "translate(\(x.pointText) \(y.pointText)) \(scale)")],
      [symbol(name, weight: weight, IconPlace(x: 0, y: 0, size: size), color)]
    )
  }

  func icon(_ image: Image<ResolvedColor>, _ place: IconPlace, _ color: ResolvedColor) -> XMLElement
  {
    let area = Area(around: place.x, place.y, width: place.size, height: place.size)
    switch image.source {
    case .symbol(let symbol):
      let scales = ["small": 0.8, "large": 1.25]
      let size = symbol.pointSize.map { $0 * 1.15 } ?? place.size
      let own = IconPlace(x: place.x, y: place.y, size: size * (scales[symbol.scale ?? ""] ?? 1))
      return self.symbol(symbol.name, weight: symbol.weight, own, color)
    case .asset(let name):
      if let picture = ink.pictures.pictures[name] {
        return icon(picture, rendering: image.rendering, place, color)
      }
      return placeholder(name, place, color)
    case .fill(let fill): return area.rect(radius: fill.cornerRadius, ink.paint("fill", fill.color))
    case .gradient(let gradient):
      return area.rect(ink.paint("fill", gradient.stops.first?.color ?? color))
    }
  }

  /// Returns a box for an image that only the app can draw, with its name as the title.
  private func placeholder(_ name: String, _ place: IconPlace, _ color: ResolvedColor) -> XMLElement
  {
    let (x, y, inner) = (place.x, place.y, place.size * 0.8)
    let line = [("fill", "none")] + ink.paint("stroke", color) + [("stroke-width", "1")]
    return .group(
      [("data-unknown", name)],
      [
        XMLElement("title", [], text: "image '\(name)', known only to the app"),
        Area(around: x, y, width: inner, height: inner).rect(
          radius: 3,
          line + [("stroke-dasharray", "2.5 2")]
        ),
        .path(
          "M\((x - inner / 2 + 2).pointText) \((y + inner / 2 - 3).pointText) "
            + "l\((inner * 0.3).pointText) \((-inner * 0.4).pointText) "
            + "l\((inner * 0.2).pointText) \((inner * 0.2).pointText) "
            + "l\((inner * 0.3).pointText) \((-inner * 0.35).pointText)",
          line
        ),
      ]
    )
  }
}
