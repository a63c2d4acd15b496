import LintelBackends
import LintelTheme

struct SearchDrawing {
  /// The height of a search bar in points, and of the scope buttons below it.
  static let height = 52.0
  private static let scopeHeight = 44.0

  let search: SearchScene
  let bar: BarDrawing

  private var fieldHeight: Double { bar.isGlass ? bar.glassHeight : 36 }

  private var text: TextDrawing { bar.text }

  static func height(of state: SearchScene.State) -> Double {
    switch state {
    case .empty, .typing, .tokens: height
    case .scopes: height + scopeHeight
    case .collapsed: 0
    }
  }

  /// Returns a search bar in a state, or an empty array if it is out of sight; the button that cancels is inside the width.
  func elements(_ state: SearchScene.State, x: Double, y: Double, width: Double) -> [XMLElement] {
    let isActive = state == .typing || state == .tokens
    let cancel = bar.isGlass ? fieldHeight : TextMeasure.width(of: Self.cancel, cancelText)
    let right = x + width - (isActive ? cancel + (bar.isGlass ? 10 : 12) : 0)
    let middle = y + fieldHeight / 2 + (bar.isGlass ? 0 : 1)
    let area = Area(x: x, middle: middle, width: right - x, height: fieldHeight)
    var field = [
      pane(area, radius: 10, fill: search.field),
      bar.images.symbol("magnifyingglass", IconPlace(x: x + 18, y: middle, size: 17), search.icon),
    ]
    let left = x + 34
    switch state {
    case .empty, .scopes:
      field += text.elements("Search", search.placeholder, x: left, middle: middle)
    case .typing:
      field += text.elements("Harbor", search.text, x: left, middle: middle)
      let end = left + TextMeasure.width(of: "Harbor", search.text) + 2
      let point = Area(x: end, middle: middle, width: 2, height: 20)
      field.append(point.rect(bar.ink.paint("fill", search.tint)))
    case .tokens: field += token("Title", x: left, middle)
    case .collapsed:
      return search.place.isButton || search.place.isAtBottom
        ? [button(x: x + width - fieldHeight / 2, middle: middle, "magnifyingglass")] : []
    }
    let paths = "navigationBar.search.field navigationBar.search"
    var elements = [XMLElement.part(paths, children: field)]
    if isActive, bar.isGlass {
      elements.append(button(x: right + 10 + fieldHeight / 2, middle: middle, "xmark"))
    } else if isActive {
      let cancel = text.elements(Self.cancel, cancelText, x: right + 12, middle: middle)
      elements.append(.part(Self.tint, children: cancel))
    }
    return state == .scopes ? elements + scopes(x: x, y: y + Self.height, width: width) : elements
  }

  /// Returns the background of a field or control: glass in iOS 26 and later, and a fill before.
  private func pane(_ area: Area, radius: Double, fill: ResolvedColor? = nil) -> XMLElement {
    bar.isGlass
      ? bar.capsule(area, fill: fill)
      : area.rect(radius: radius, bar.ink.paint("fill", fill ?? .uikit("tertiarySystemFill")))
  }

  /// Returns a round glass button that begins or cancels the search.
  private func button(x: Double, middle: Double, _ symbol: String) -> XMLElement {
    let side = fieldHeight
    let glass = bar.capsule(Area(around: x, middle, width: side, height: side))
    let image = bar.images.symbol(symbol, IconPlace(x: x, y: middle, size: 20), search.tint)
    return .part(Self.tint, children: [glass, image])
  }

  private static let cancel = "Cancel"
  private static let tint = "navigationBar.search.tint navigationBar.tint tint"

  private var cancelText: TextScene {
    var text = search.text
    text.font = FontScene(size: 17, weight: 400)
    text.color = search.tint
    return text
  }

  /// Returns a token that limits the search, as a filled capsule.
  private func token(_ caption: String, x: Double, _ middle: Double) -> [XMLElement] {
    var scene = search.text
    scene.color = search.token.onGlass
    let width = TextMeasure.width(of: caption, scene) + 16
    let area = Area(x: x, middle: middle, width: width, height: 26)
    return [area.rect(radius: bar.isGlass ? 13 : 7, bar.ink.paint("fill", search.token))]
      + text.elements(caption, scene, x: x + 8, middle: middle)
  }

  /// Returns two scope buttons, the first one selected.
  private func scopes(x margin: Double, y: Double, width: Double) -> [XMLElement] {
    let half = width / 2
    let middle = y + Self.scopeHeight / 2 - 4
    var elements: [XMLElement] = [
      pane(Area(x: margin, middle: middle, width: 2 * half, height: 32), radius: 9),
      Area(x: margin + 2, middle: middle, width: half - 4, height: 28)
        .rect(radius: bar.isGlass ? 14 : 7, bar.ink.paint("fill", Self.selectedScope)),
    ]
    for (index, (caption, scene)) in [("All", search.selectedScope), ("Saved", search.scope)]
      .enumerated()
    {
      let x = margin + half * (Double(index) + 0.5)
      elements += text.elements(caption, scene, x: x, middle: middle, .middle)
    }
    return [.part("navigationBar.search.scope navigationBar.search", children: elements)]
  }

  /// A color close to that of the selected segment in UIKit's segmented control.
  private static let selectedScope = ResolvedColor.appearances(
    light: .uikit("white"),
    dark: .srgb(red: 0.39, green: 0.39, blue: 0.4, alpha: 1)
  )
}

extension Tile {
  /// Creates a tile of a search in every state, on the bar's background, or over content if it floats there.
  init(_ search: SearchScene, on scene: BarScene, _ captions: Captions, _ ink: Ink, id: String) {
    let (left, gap, head) = (92.0, 12.0, 14.0)
    let states = SearchScene.State.allCases
    let isOut = !search.place.isButton && !search.place.isAtBottom
    let shown = states.filter { !isOut || $0 != .collapsed }
    let heights = shown.map { max(SearchDrawing.height(of: $0), 44) + gap }
    let width = 390.0
    let height = head + heights.reduce(0, +) + (isOut ? 26 : 0)
    let cells = Area(x: left, y: 0, width: width, height: height)
    var elements = Self.ground(scene, cells, ink, id)
    let bar = BarDrawing(scene: scene, ink: ink, captions: captions).onGlass
    let drawing = SearchDrawing(search: search, bar: bar)
    let margin = scene.metrics.margin
    var y = head
    for (state, height) in zip(shown, heights) {
      elements.append(Self.label(state.rawValue, x: 10, y: y + 23, .start))
      let own = drawing.elements(state, x: margin, y: 0, width: width - 2 * margin)
      elements.append(.moved(x: left, y: y, own))
      y += height
    }
    if isOut {
      let note = search.hidesWhenScrolling ? "hidden when scrolled" : "stays when scrolled"
      elements.append(Self.label("collapsed: \(note)", x: 10, y: y + 12, .start))
    }
    self.init(width: left + width, height: height, elements: elements)
  }

  /// Creates a tile of a search in one state, which a page puts where the search is.
  init(_ search: SearchScene, _ state: SearchScene.State, on scene: BarScene, _ ink: Ink) {
    let bar = BarDrawing(scene: scene, ink: ink, captions: Captions()).onGlass
    let metrics = scene.metrics
    let drawing = SearchDrawing(search: search, bar: bar)
    let height = max(SearchDrawing.height(of: state), 44)
    let width = metrics.width - 2 * metrics.margin
    let own = drawing.elements(state, x: metrics.margin, y: 0, width: width)
    let elements = [XMLElement.group([("class", "items")], own)]
    self.init(width: metrics.width, height: height, elements: elements)
  }
}
