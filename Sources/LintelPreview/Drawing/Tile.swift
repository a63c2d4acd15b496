import LintelBackends
import LintelSchema
import LintelTheme

/// A drawing of one bar in one slot with its surroundings, or of the states of its content.
struct Tile {
  let width: Double
  let height: Double
  /// The elements from the bottom up.
  let elements: [XMLElement]

  /// Returns the tile with the images of asset catalogs that it refers to.
  func with(_ pictures: PictureBook) -> Tile {
    guard !pictures.isEmpty else { return self }
    let text = XMLElement.group([], elements).compactText
    let definitions = pictures.definitions(for: text)
    guard !definitions.isEmpty else { return self }
    return Tile(
      width: width,
      height: height,
      elements: [XMLElement("defs", [], definitions)] + elements
    )
  }

  func svg(_ attributes: [XMLElement.Attribute] = []) -> XMLElement {
    XMLElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", "0 0 \(width.pointText) \(height.pointText)"),
        ("width", width.pointText), ("height", height.pointText),
      ] + attributes,
      elements
    )
  }
}

extension Tile {
  /// The height of the visible content beside a bar, in points.
  private static let rest = 28.0

  /// Creates a tile of a bar in a slot; at the scroll edge, content starts beyond the bar, and otherwise it has scrolled under it.
  init(
    _ scene: BarScene,
    _ captions: Captions,
    _ ink: Ink,
    id: String,
    over backdrop: Backdrop = .colors
  ) {
    let metrics = scene.metrics
    let height = BarDrawing.height(of: scene)
    let isTop = scene.kind == .navigationBar
    let whole = Area(width: metrics.width, height: height + scene.inset + Self.rest)
    let place = Area(y: isTop ? 0 : Self.rest, width: metrics.width, height: height + scene.inset)
    let device = DeviceDrawing(ink: ink, metrics: metrics)
    let content: [XMLElement]
    if scene.slot.isAtEdge {
      content = device.content(top: isTop ? place.height + 8 : -16, height: Self.rest)
    } else {
      content = device.content(top: 0, height: whole.height, backdrop)
    }
    let adapted = scene.adapts ? backdrop.isDark.map { ink.keeping(dark: $0) } ?? ink : ink
    // A navigation controller treats a black bar as a dark one.
    let statusBar: StatusBarStyle? =
      scene.setting(.statusBar)?.keyword() ?? (scene.isBlack ? .lightContent : nil)
    let bars = DeviceDrawing(ink: adapted, metrics: metrics)
    let canvas = [whole.rect(ink.paint("fill", scene.screen))] + content
    var drawing = BackgroundDrawing(ink: adapted, id: id)
    drawing.veil = backdrop.isDark.map { .uikit($0 ? "black" : "white") }
    let background = drawing.layers(scene, place, content: canvas)
    var layers = [
      XMLElement.group([("class", "content")], canvas),
      .group([("class", "background")], background),
    ]
    if isTop {
      layers.append(.group([("class", "status")], [bars.statusBar(statusBar)]))
    } else if metrics.idiom == .phone {
      layers.append(.group([("class", "home")], [bars.homeIndicator(bottom: whole.height + 4)]))
    }
    layers += Self.items(
      BarDrawing(scene: scene, ink: adapted, captions: captions).foreground(),
      y: isTop ? scene.inset : Self.rest,
      over: scene.isGlass && scene.background.isClear && !scene.slot.isAtEdge ? canvas : [],
      id: id
    )
    self.init(width: whole.width, height: whole.height, elements: layers)
  }

  init(buttonsOf scene: BarScene, _ captions: Captions, _ ink: Ink, id: String) {
    let families: [(ButtonFamily, String)] =
      scene.kind == .navigationBar
      ? [(.button, "Edit"), (.backButton, captions.back ?? "Back"), (.prominentButton, "Done")]
      : [(.button, "Select"), (.prominentButton, "Done")]
    let (left, cell, row, head) = (76.0, 98.0, 54.0, 24.0)
    let whole = Area(
      width: left + cell * Double(ItemState.button.count) + 4,
      height: head + row * Double(families.count) + 4
    )
    let drawing = BarDrawing(scene: scene, ink: ink, captions: captions).onGlass
    let cells = Area(x: left, y: head, width: whole.width - left, height: whole.height - head)
    var elements = Self.ground(scene, cells, ink, id)
    for (column, state) in ItemState.button.enumerated() {
      let x = left + cell * (Double(column) + 0.5)
      elements.append(Self.label("\(state)", x: x, y: 17, .middle))
      for (line, (family, caption)) in families.enumerated() {
        let y = head + row * (Double(line) + 0.5)
        if column == 0 { elements.append(Self.label(family.words, x: 10, y: y + 3.5, .start)) }
        elements.append(drawing.button(scene.button(family, state), caption, x: x, y: y))
      }
    }
    self.init(width: whole.width, height: whole.height, elements: elements)
  }

  init(itemsOf scene: BarScene, _ ink: Ink, id: String) {
    let (left, row) = (68.0, 68.0)
    let layouts = ItemLayout.allCases
    let whole = Area(width: left + TabItems.statesWidth, height: row * Double(layouts.count) + 6)
    let cells = Area(x: left, width: TabItems.statesWidth, height: whole.height)
    var elements = Self.ground(scene, cells, ink, id)
    let drawing = BarDrawing(scene: scene, ink: ink, captions: Captions()).onGlass
    for (line, layout) in layouts.enumerated() {
      let y = row * Double(line) + 8
      elements.append(
        Self.label(layout == .compactInline ? "compact" : "\(layout)", x: 10, y: y + 28, .start)
      )
      elements.append(.moved(x: left, y: y, drawing.tabBar(TabItems(statesOf: layout))))
    }
    self.init(width: whole.width, height: whole.height, elements: elements)
  }

  /// Returns the background for drawings of states: the bar's over the screen's.
  static func ground(_ scene: BarScene, _ area: Area, _ ink: Ink, _ id: String) -> [XMLElement] {
    let screen = [area.rect(ink.paint("fill", scene.screen))]
    var scene = scene
    scene.background.shadow = nil
    var drawing = BackgroundDrawing(ink: ink, id: id)
    drawing.showsNames = false
    let layers = drawing.layers(scene, area, content: screen)
    return screen + [.group([("class", "background")], layers)]
  }

  /// Returns a word that explains a drawing, in a gray that is readable on light and dark.
  static func label(
    _ text: String,
    x: Double,
    y: Double,
    _ anchor: TextDrawing.Anchor
  ) -> XMLElement {
    XMLElement(
      "text",
      [
        ("x", x.pointText), ("y", y.pointText), ("text-anchor", anchor.rawValue),
        ("font-family", "-apple-system, Inter, Arial, sans-serif"), ("font-size", "12"),
        ("fill", "#808086"),
      ],
      text: text
    )
  }
}

extension ButtonFamily {
  fileprivate var words: String {
    switch self {
    case .button: "button"
    case .backButton: "back"
    case .prominentButton: "prominent"
    }
  }
}
