import LintelBackends
import LintelSchema
import LintelTheme

/// Draws the panes of glass on which the items of iOS 26 float.
extension BarDrawing {
  struct Item {
    let button: ButtonScene
    var caption: String?
    var symbol = ""
  }

  /// The same bar, with colors that adapt to the content behind its glass.
  var onGlass: BarDrawing {
    guard isGlass else { return self }
    var drawing = self
    drawing.ink = ink.adapting(to: scene.behindGlass)
    return drawing
  }

  /// Returns a piece of glass on which items float; prominent items have a fill.
  func capsule(_ area: Area, fill: ResolvedColor? = nil) -> XMLElement {
    area.rect(
      radius: area.height / 2,
      [("class", XMLElement.glassClass)] + ink.paint("fill", fill?.faded(0.94) ?? Self.glass)
        + ink.paint("stroke", Self.glassRim)
        + [("stroke-width", "0.67"), ("style", "filter:drop-shadow(0 1px 5px rgba(0,0,0,.12))")]
    )
  }

  /// The approximate color of regular glass over the content that it blurs; Apple doesn't document it.
  private static let glass = ResolvedColor.appearances(
    light: .srgb(red: 1, green: 1, blue: 1, alpha: 0.62),
    dark: .srgb(red: 0.13, green: 0.13, blue: 0.14, alpha: 0.62)
  )
  private static let glassRim = ResolvedColor.appearances(
    light: .srgb(red: 1, green: 1, blue: 1, alpha: 0.9),
    dark: .srgb(red: 1, green: 1, blue: 1, alpha: 0.16)
  )

  /// Returns a row of buttons; neighbors that share glass have one pane, and others have their own pane or none.
  func row(_ items: [Item], from left: Double, y: Double) -> [XMLElement] {
    var elements: [XMLElement] = []
    var x = left
    for pane in panes(items) {
      let width = paneWidth(pane)
      let isShared = pane.count > 1
      if isShared {
        let glass = capsule(Area(x: x, middle: y, width: width, height: glassHeight))
        let path = "\(scene.kind.rawValue).button.sharedBackground"
        elements.append(.part(path, children: [glass]))
      }
      var start = x
      for item in pane {
        let (plain, caption) = (item.button, item.caption)
        let own = self.width(of: plain, caption)
        let x = start + own / 2
        elements.append(button(plain, caption, symbol: item.symbol, x: x, y: y, hasPane: !isShared))
        start += own
      }
      x += width + Self.paneGap
    }
    return elements
  }

  func width(of row: [Item]) -> Double {
    let panes = panes(row)
    return panes.map(paneWidth).reduce(0, +) + Self.paneGap * Double(max(panes.count - 1, 0))
  }

  private static let paneGap = 10.0

  private func panes(_ items: [Item]) -> [[Item]] {
    items.reduce(into: []) { panes, item in
      let shares = item.button.glass == .shown && item.button.fill == nil
      if shares, let last = panes.last?.last, last.button.glass == .shown, last.button.fill == nil {
        panes[panes.count - 1].append(item)
      } else {
        panes.append([item])
      }
    }
  }

  private func paneWidth(_ pane: [Item]) -> Double {
    pane.map { width(of: $0.button, $0.caption) }.reduce(0, +)
  }

  var trailingItems: [Item] {
    let plain = scene.button(.button)
    let search = Item(button: plain, symbol: "magnifyingglass")
    let hasSearch = scene.search?.place == .button
    guard scene.hasItems else { return hasSearch ? [search] : [] }
    // A search button replaces one with a text, so that there is room for a title.
    return [
      hasSearch ? search : Item(button: plain, caption: "Edit"),
      Item(button: plain, symbol: "ellipsis"),
      Item(button: scene.button(.prominentButton), caption: "Done"),
    ]
  }

  /// Returns the items of a glass toolbar, with the search in the middle if the system integrates it.
  func glassToolbar() -> [XMLElement] {
    let middle = metrics.toolbar / 2
    let plain = scene.button(.button)
    let leading = [
      Item(button: plain, symbol: "square.and.arrow.up"), Item(button: plain, symbol: "trash"),
    ]
    let search = scene.integratedSearch
    let trailing =
      (search?.place == .bottomButton ? [Item(button: plain, symbol: "magnifyingglass")] : [])
      + [Item(button: scene.button(.prominentButton), caption: "Done")]
    let end = metrics.width - metrics.margin - width(of: trailing)
    let elements =
      row(leading, from: metrics.margin, y: middle) + row(trailing, from: end, y: middle)
    guard let search, search.place == .bottom else {
      let select = [Item(button: plain, caption: "Select")]
      return elements + row(select, from: (metrics.width - width(of: select)) / 2, y: middle)
    }
    let x = metrics.margin + width(of: leading) + 10
    return elements + [searchBar(search, x: x, y: middle - glassHeight / 2, width: end - 10 - x)]
  }

  /// Returns a tab bar that has minimized while content scrolls under it, with only its selected item.
  func minimizedTabBar() -> XMLElement {
    let bar = onGlass
    let side = Self.minimizedSide
    let item = scene.item(.stacked, .selected)
    let (glass, x) = (
      Area(x: Self.minimizedX, width: side, height: side), Self.minimizedX + side / 2
    )
    return .part(
      "tabBar.minimize tabBar.item.iconColor tabBar.tint tint",
      children: [
        bar.capsule(glass),
        bar.images.symbol("house", IconPlace(x: x, y: side / 2, size: 25), item.icon),
      ]
    )
  }

  /// The side of a minimized tab bar, and its distance from the edge, in points.
  static let minimizedSide = 52.0
  private static let minimizedX = 21.0
}

extension XMLElement {
  static let glassClass = "glass"

  /// The shapes of all panes of glass in the element, without their colors.
  var panes: [XMLElement] {
    let isPane = attributes.contains { $0.key == "class" && $0.value == Self.glassClass }
    let shape = ["x", "y", "width", "height", "rx"]
    return (isPane ? [XMLElement(name, attributes.filter { shape.contains($0.key) })] : [])
      + children.flatMap(\.panes)
  }
}

extension Tile {
  init(glassOf scene: BarScene, _ captions: Captions, _ ink: Ink, id: String) {
    let gap = 10.0
    let tiles = [Backdrop.light, .dark].map { backdrop in
      Tile(scene, captions, ink, id: "\(id)\(backdrop.rawValue)", over: backdrop)
    }
    var elements: [XMLElement] = []
    var y = 0.0
    for tile in tiles {
      elements.append(.moved(x: 0, y: y, tile.elements))
      y += tile.height + gap
    }
    self.init(width: tiles[0].width, height: y - gap, elements: elements)
  }

  init(minimizedOf scene: BarScene, _ ink: Ink, id: String) {
    let metrics = scene.metrics
    let whole = Area(width: metrics.width, height: BarDrawing.minimizedSide + 50)
    let device = DeviceDrawing(ink: ink, metrics: metrics)
    let content =
      [whole.rect(ink.paint("fill", scene.screen))]
      + device.content(top: 0, height: whole.height, .colors)
    let bar = BarDrawing(scene: scene, ink: ink, captions: Captions())
    self.init(
      width: whole.width,
      height: whole.height,
      elements: [.group([("class", "content")], content)]
        + Self.items([bar.minimizedTabBar()], y: 24, over: content, id: id)
        + [.group([("class", "home")], [device.homeIndicator(bottom: whole.height + 4)])]
    )
  }

  /// Returns the items of a bar, on glass that blurs the content behind it, if there is any.
  ///
  /// `y` is the top of the bar, and the ID is unique in the document.
  static func items(
    _ items: [XMLElement],
    y: Double,
    over content: [XMLElement],
    id: String
  ) -> [XMLElement] {
    let drawn = XMLElement.moved(x: 0, y: y, class: "items", items)
    let panes = content.isEmpty ? [] : items.flatMap(\.panes)
    guard !panes.isEmpty else { return [drawn] }
    let blur = XMLElement("feGaussianBlur", [("stdDeviation", "7")])
    let behind = XMLElement.moved(x: 0, y: -y, content)
    let glass = [
      XMLElement("clipPath", [("id", "\(id)p")], panes),
      XMLElement("filter", [("id", "\(id)q")], [blur]),
      .group([("clip-path", "url(#\(id)p)")], [.group([("filter", "url(#\(id)q)")], [behind])]),
    ]
    return [.moved(x: 0, y: y, class: "panes", glass), drawn]
  }
}
