import LintelBackends
import LintelSchema
import LintelTheme

struct BackgroundDrawing {
  private(set) var ink: Ink
  /// A name that is unique in the document, for references to shapes.
  let id: String
  /// Whether the drawing names colors and images that only the app knows.
  var showsNames = true
  /// The color of the veil at an edge, or `nil` for the screen's color.
  var veil: ResolvedColor?

  /// Returns the layers of a background from the bottom up.
  ///
  /// The area includes the status bar above or the home indicator below, and `content` are the layers behind the bar, which a blur needs.
  func layers(_ scene: BarScene, _ area: Area, content: [XMLElement]) -> [XMLElement] {
    var drawing = self
    if let isDark = scene.keptDark { drawing.ink = ink.keeping(dark: isDark) }
    return drawing.ownLayers(scene, area, content)
  }

  private func ownLayers(_ scene: BarScene, _ area: Area, _ content: [XMLElement]) -> [XMLElement] {
    let background = scene.background
    let bar = scene.kind.rawValue
    var layers: [XMLElement] = []
    let preset = "\(bar).background.preset"
    if let material = background.material {
      let tint = area.rect(ink.paint("fill", material.tint))
      let shapes = blurred(content, in: area, by: "14") + [tint]
      layers.append(.part("\(bar).background.effect \(preset)", children: shapes))
    }
    if let color = background.color {
      let fill = area.rect(ink.paint("fill", color.drawn))
      let shapes = [fill] + unknown(color.unknownName, area, scene.kind)
      layers.append(.part("\(bar).background.color \(preset)", children: shapes))
    }
    if let image = background.image {
      let shapes = self.image(image, background.imageMode, area, scene.kind)
      layers.append(.part("\(bar).background.image", children: shapes))
    }
    if let effect = scene.edgeEffect { layers += edgeEffect(effect, scene, area, content) }
    if let shadow = background.shadow {
      layers.append(.part("\(bar).shadow", children: [line(shadow, scene, area)]))
    }
    return layers
  }

  /// Returns the effect of iOS 26 where content scrolls behind a bar: a blur under a veil, which fades or ends at a line.
  private func edgeEffect(
    _ effect: EdgeEffectScene,
    _ scene: BarScene,
    _ area: Area,
    _ content: [XMLElement]
  ) -> [XMLElement] {
    let isTop = scene.kind == .navigationBar
    let veil = self.veil ?? scene.screen
    let near = ink.paint("stop-color", veil.faded(Self.veil(effect)))
    let far = ink.paint("stop-color", veil.faded(effect == .hard ? Self.veil(effect) : 0))
    let half = Area(
      x: area.x,
      y: isTop ? area.y : area.y + area.height / 3,
      width: area.width,
      height: area.height * 2 / 3
    )
    let bar = scene.kind.rawValue
    var elements =
      effect == .hard
      ? blurred(content, in: area, by: "14") : blurred(content, in: half, by: "5")
    elements += [
      XMLElement(
        "linearGradient",
        [("id", "\(id)e"), ("x1", "0"), ("x2", "0"), ("y1", "0"), ("y2", "1")],
        [
          XMLElement("stop", [("offset", "0")] + (isTop ? near : far)),
          XMLElement("stop", [("offset", "1")] + (isTop ? far : near)),
        ]
      ),
      area.rect([("fill", "url(#\(id)e)")]),
    ]
    if effect == .hard {
      let y = isTop ? area.y + area.height : area.y - 0.5
      let line = Area(x: area.x, y: y, width: area.width, height: 0.5)
      elements.append(line.rect(ink.paint("fill", .uikit("separator"))))
    }
    return [.part("\(bar).edgeEffect", children: elements)]
  }

  private func blurred(
    _ content: [XMLElement],
    in area: Area,
    by deviation: String
  ) -> [XMLElement] {
    [
      XMLElement("clipPath", [("id", "\(id)c")], [area.rect()]),
      XMLElement(
        "filter",
        [("id", "\(id)b"), ("x", "-10%"), ("y", "-30%"), ("width", "120%"), ("height", "160%")],
        [XMLElement("feGaussianBlur", [("stdDeviation", deviation)])]
      ),
      .group([("clip-path", "url(#\(id)c)")], [.group([("filter", "url(#\(id)b)")], content)]),
    ]
  }

  /// Returns the opacity of the screen's color over the content where the effect is strongest.
  static func veil(_ effect: EdgeEffectScene) -> Double {
    switch effect {
    case .soft: 0.86
    case .hard: 0.78
    }
  }

  /// Returns the line along the bar's edge, a third of a point high unless the theme has an image for it.
  private func line(_ shadow: ShadowScene, _ scene: BarScene, _ area: Area) -> XMLElement {
    let isTop = scene.kind == .navigationBar
    var height = 1.0 / 3
    var paint = shadow.color.map { ink.paint("fill", $0) } ?? [("fill", "#8E8E93")]
    if let image = shadow.image {
      height = 1
      if case .fill(let fill) = image.source, image.rendering != "template" {
        paint = ink.paint("fill", fill.color)
      } else if case .gradient(let gradient) = image.source, let stop = gradient.stops.first {
        height = 4
        paint = ink.paint("fill", stop.color)
      }
    }
    let y = isTop ? area.y + area.height : area.y - height
    return Area(y: y, width: area.width, height: height).rect(paint)
  }

  /// Returns stripes and a name over an area that only the app can draw, or an empty array if there is no name.
  func unknown(_ name: String?, _ area: Area, _ bar: BarKind) -> [XMLElement] {
    guard let name else { return [] }
    // The name fits between clock and battery, or above the home indicator; a low bar has no room for it.
    let hasRoom = showsNames && area.height > 60
    let caption = name.count > 40 ? "\(name.prefix(39))…" : name
    return [
      XMLElement(
        "pattern",
        [
          ("id", "\(id)u"), ("width", "8"), ("height", "8"), ("patternUnits", "userSpaceOnUse"),
          ("patternTransform", "rotate(45)"),
        ],
        [Area(width: 3, height: 8).rect([("fill", "#8E8E93"), ("fill-opacity", "0.35")])]
      ),
      .group(
        [("data-unknown", name)],
        [
          XMLElement("title", [], text: "\(name), known only to the app"),
          area.rect([("fill", "url(#\(id)u)")]),
        ] + (hasRoom ? [label(caption, area, bar)] : [])
      ),
    ]
  }

  private func label(_ caption: String, _ area: Area, _ bar: BarKind) -> XMLElement {
    XMLElement(
      "text",
      [
        ("x", (area.x + area.width / 2).pointText),
        ("y", (bar == .navigationBar ? area.y + 14 : area.y + area.height - 16).pointText),
        ("font-family", "-apple-system, Inter, Arial, sans-serif"), ("font-size", "10"),
        ("text-anchor", "middle"),
        // A stroke behind the letters keeps the stripes away from them.
        ("paint-order", "stroke"), ("stroke-width", "4"), ("stroke-linejoin", "round"),
      ] + ink.paint("stroke", .uikit("systemGray5")) + ink.paint("fill", .uikit("label")),
      text: caption
    )
  }
}

extension ResolvedColor {
  /// The color to draw over an area: a light gray instead of a color that isn't known.
  var drawn: ResolvedColor {
    if case .parameter = self { return self }
    return unknownName == nil ? self : .uikit("systemGray5")
  }
}

/// A rectangle of a drawing, in points.
struct Area: Hashable, Sendable {
  var x = 0.0
  var y = 0.0
  let width: Double
  let height: Double
}

extension Area {
  /// Creates an area from its left edge and the height of its middle.
  init(x: Double, middle: Double, width: Double, height: Double) {
    self.init(x: x, y: middle - height / 2, width: width, height: height)
  }

  /// Creates an area from its middle.
  init(around x: Double, _ middle: Double, width: Double, height: Double) {
    self.init(x: x - width / 2, middle: middle, width: width, height: height)
  }

  /// Returns the area without a margin of some points; a negative number adds one.
  func inset(by edge: Double) -> Area {
    Area(x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge)
  }

  var attributes: [XMLElement.Attribute] {
    [
      ("x", x.pointText), ("y", y.pointText), ("width", width.pointText),
      ("height", height.pointText),
    ]
  }

  /// Returns the rectangle as an SVG element, with rounded corners if the radius is positive.
  func rect(radius: Double = 0, _ attributes: [XMLElement.Attribute] = []) -> XMLElement {
    let corners = radius > 0 ? [("rx", radius.pointText)] : []
    return XMLElement("rect", self.attributes + corners + attributes)
  }
}
