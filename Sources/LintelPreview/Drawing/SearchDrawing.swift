import LintelBackends
import LintelLanguage

/// Draws the search bar of a screen.
struct SearchDrawing {
  /// The height of a search bar in points, and of the scope buttons below it.
  static let height = 52.0
  private static let scopeHeight = 44.0
  /// The height of the field in points.
  private static let fieldHeight = 36.0

  /// The search.
  let search: SearchScene
  /// Draws what the bar draws.
  let bar: BarDrawing

  /// The height of a state in points.
  static func height(of state: SearchScene.State) -> Double {
    switch state {
    case .empty, .typing, .tokens: height
    case .scopes: height + scopeHeight
    case .collapsed: 0
    }
  }

  /// A search bar in a state.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - y: the upper edge.
  ///   - width: the width of the bar.
  /// - Returns: what is drawn; nothing for a search that is out of sight.
  func elements(_ state: SearchScene.State, y: Double, width: Double) -> [XMLElement] {
    let margin = bar.metrics.margin
    let cancel = TextMeasure.width(of: Self.cancel, cancelText)
    let isActive = state == .typing || state == .tokens
    let right = width - margin - (isActive ? cancel + 12 : 0)
    let middle = y + Self.fieldHeight / 2 + 1
    var field = [
      XMLElement.rect(
        x: margin,
        y: middle - Self.fieldHeight / 2,
        width: right - margin,
        height: Self.fieldHeight,
        radius: bar.isGlass ? Self.fieldHeight / 2 : 10,
        bar.ink.paint("fill", search.field)
      ),
      bar.images.symbol("magnifyingglass", x: margin + 18, y: middle, size: 17, search.icon),
    ]
    let left = margin + 34
    switch state {
    case .empty: field += text("Search", search.placeholder, x: left, middle)
    case .typing:
      field += text("Harbor", search.text, x: left, middle)
      let end = left + TextMeasure.width(of: "Harbor", search.text) + 2
      field.append(
        .rect(x: end, y: middle - 10, width: 2, height: 20, bar.ink.paint("fill", search.tint))
      )
    case .tokens: field += token("Title", x: left, middle)
    case .scopes: field += text("Search", search.placeholder, x: left, middle)
    case .collapsed: return []
    }
    var elements = [
      XMLElement.part("navigationBar.search.field", "navigationBar.search", children: field)
    ]
    if isActive {
      elements.append(
        .part(
          "navigationBar.search.tint",
          "navigationBar.tint",
          "tint",
          children: text(Self.cancel, cancelText, x: right + 12, middle)
        )
      )
    }
    return state == .scopes ? elements + scopes(y: y + Self.height, width: width) : elements
  }

  private static let cancel = "Cancel"

  private var cancelText: TextScene {
    var text = search.text
    text.font = FontScene(size: 17, weight: 400)
    text.color = search.tint
    return text
  }

  private func text(
    _ text: String,
    _ scene: TextScene,
    x: Double,
    _ middle: Double,
    _ anchor: TextDrawing.Anchor = .start
  ) -> [XMLElement] {
    bar.text.elements(text, scene, x: x, baseline: middle + scene.font.size * 0.355, anchor)
  }

  /// A token that limits the search, as a filled capsule.
  private func token(_ caption: String, x: Double, _ middle: Double) -> [XMLElement] {
    var scene = search.text
    scene.color = search.token.onGlass
    let width = TextMeasure.width(of: caption, scene) + 16
    return [
      .rect(
        x: x,
        y: middle - 13,
        width: width,
        height: 26,
        radius: 7,
        bar.ink.paint("fill", search.token)
      )
    ] + text(caption, scene, x: x + 8, middle)
  }

  /// Draws two scope buttons, the first one selected.
  private func scopes(y: Double, width: Double) -> [XMLElement] {
    let margin = bar.metrics.margin
    let half = (width - 2 * margin) / 2
    let middle = y + Self.scopeHeight / 2 - 4
    var elements: [XMLElement] = [
      .rect(
        x: margin,
        y: middle - 16,
        width: 2 * half,
        height: 32,
        radius: bar.isGlass ? 16 : 9,
        bar.ink.paint("fill", .uikit("tertiarySystemFill"))
      ),
      .rect(
        x: margin + 2,
        y: middle - 14,
        width: half - 4,
        height: 28,
        radius: bar.isGlass ? 14 : 7,
        bar.ink.paint("fill", Self.selectedScope)
      ),
    ]
    for (index, (caption, scene)) in [("All", search.selectedScope), ("Saved", search.scope)]
      .enumerated()
    {
      let x = margin + half * (Double(index) + 0.5)
      elements += text(caption, scene, x: x, middle, .middle)
    }
    return [.part("navigationBar.search.scope", "navigationBar.search", children: elements)]
  }

  /// Close to the selected segment of UIKit's segmented control.
  private static let selectedScope = ResolvedColor.appearances(
    AppearanceVariants(
      light: .uikit("white"),
      dark: .srgb(red: 0.39, green: 0.39, blue: 0.4, alpha: 1)
    )
  )
}

extension Tile {
  /// The search of a screen in every state, on the bar's background.
  init(
    _ search: SearchScene,
    on scene: BarScene,
    _ captions: Captions,
    _ ink: Ink,
    id: String
  ) {
    let (left, gap, head) = (92.0, 12.0, 14.0)
    let states = SearchScene.State.allCases
    let shown = states.filter { SearchDrawing.height(of: $0) > 0 }
    let heights = shown.map { SearchDrawing.height(of: $0) + gap }
    let width = 390.0
    let height = head + heights.reduce(0, +) + 26
    let cells = Area(x: left, y: 0, width: width, height: height)
    var elements = Self.ground(scene, cells, ink, id)
    let bar = BarDrawing(scene: scene, ink: ink, captions: captions)
    let drawing = SearchDrawing(search: search, bar: bar)
    var y = head
    for (state, height) in zip(shown, heights) {
      elements.append(Self.label(state.rawValue, x: 10, y: y + 23, .start))
      elements.append(.moved(x: left, y: y, [], drawing.elements(state, y: 0, width: width)))
      y += height
    }
    let note = search.hidesWhenScrolling ? "hidden when scrolled" : "stays when scrolled"
    elements.append(Self.label("collapsed: \(note)", x: 10, y: y + 12, .start))
    self.init(width: left + width, height: height, elements: elements)
  }
}
