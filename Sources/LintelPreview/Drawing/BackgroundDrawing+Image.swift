import LintelBackends
import LintelSchema
import LintelTheme

extension BackgroundDrawing {
  func image(
    _ image: Image<ResolvedColor>,
    _ mode: String,
    _ area: Area,
    _ bar: BarKind
  ) -> [XMLElement] {
    guard let size = image.naturalSize(in: ink.pictures) else {
      // A drawn image has a size, so this is one of an asset catalog.
      var name = ""
      if case .asset(let asset) = image.source { name = asset }
      // Only the app knows the image's size, so the label names the mode.
      return unknown("image '\(name)'" + (mode == "scaleToFill" ? "" : ", \(mode)"), area, bar)
    }
    let place = area.placing(size, mode)
    let shapes: [XMLElement]
    switch image.source {
    case .fill(let fill):
      let radius = min(fill.cornerRadius, min(place.width, place.height) / 2)
      shapes =
        [place.rect(radius: radius, ink.paint("fill", fill.color.drawn))]
        + unknown(fill.color.unknownName, area, bar)
    case .gradient(let gradient): shapes = self.gradient(gradient, place)
    case .symbol(let symbol):
      let color = ResolvedColor.uikit("label")
      shapes = [ImageDrawing(ink: ink).symbol(symbol.name, weight: symbol.weight, in: place, color)]
    case .asset(let name):
      let picture = ink.pictures.pictures[name]
      let isTemplate = image.rendering.map { $0 == "template" } ?? picture?.isTemplate ?? false
      let color = isTemplate ? ResolvedColor.uikit("label") : nil
      shapes = picture.map { ImageDrawing(ink: ink).picture($0, in: place, color) } ?? []
    }
    guard !area.contains(place) else { return shapes }
    return [
      XMLElement("clipPath", [("id", "\(id)i")], [area.rect()]),
      .group([("clip-path", "url(#\(id)i)")], shapes),
    ]
  }

  private func gradient(_ gradient: Image<ResolvedColor>.Gradient, _ area: Area) -> [XMLElement] {
    let isVertical = gradient.from == "top" || gradient.from == "bottom"
    let isReversed = gradient.from == "bottom" || gradient.from == "trailing"
    let ends = isReversed ? ("1", "0") : ("0", "1")
    let axis: [XMLElement.Attribute] =
      isVertical
      ? [("x1", "0"), ("x2", "0"), ("y1", ends.0), ("y2", ends.1)]
      : [("x1", ends.0), ("x2", ends.1), ("y1", "0"), ("y2", "0")]
    return [
      XMLElement(
        "linearGradient",
        [("id", "\(id)g")] + axis,
        gradient.stops.map { stop in
          XMLElement(
            "stop",
            [("offset", stop.location.pointText)] + ink.paint("stop-color", stop.color)
          )
        }
      ),
      area.rect([("fill", "url(#\(id)g)")]),
    ]
  }
}

extension Image {
  /// Returns the size in points, or `nil` if only the app knows it; drawn images are as large as the runtime library draws them.
  fileprivate func naturalSize(in pictures: PictureBook) -> (width: Double, height: Double)? {
    switch source {
    case .asset(let name): return pictures.pictures[name].map { ($0.size.width, $0.size.height) }
    case .fill(let fill):
      let side = 2 * fill.cornerRadius + 1
      return (side, side)
    case .gradient(let gradient):
      let isVertical = gradient.from == "top" || gradient.from == "bottom"
      return isVertical ? (1, 128) : (128, 1)
    case .symbol(let symbol):
      let side = (symbol.pointSize ?? 17) * 1.2
      return (side, side)
    }
  }
}

extension Area {
  fileprivate func contains(_ other: Area) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// Returns the area for something with a size under a `UIView.ContentMode`.
  fileprivate func placing(_ size: (width: Double, height: Double), _ mode: String) -> Area {
    let factors = (x: width / size.width, y: height / size.height)
    let scale: (x: Double, y: Double) =
      switch mode {
      case "scaleToFill": factors
      case "scaleAspectFit": (min(factors.x, factors.y), min(factors.x, factors.y))
      case "scaleAspectFill": (max(factors.x, factors.y), max(factors.x, factors.y))
      case _: (1, 1)
      }
    let (width, height) = (size.width * scale.x, size.height * scale.y)
    let mode = mode.lowercased()
    let left = mode.hasSuffix("left") ? 0 : mode.hasSuffix("right") ? 1 : 0.5
    let top = mode.hasPrefix("top") ? 0 : mode.hasPrefix("bottom") ? 1 : 0.5
    return Area(
      x: x + (self.width - width) * left,
      y: y + (self.height - height) * top,
      width: width,
      height: height
    )
  }
}
