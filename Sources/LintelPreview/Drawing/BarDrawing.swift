import LintelBackends
import LintelSchema
import LintelTheme

/// The words in drawings that the app decides.
struct Captions: Hashable, Sendable {
  var title = "Title"
  /// The back button's text, or `nil` for only a chevron.
  var back: String? = "Back"
  var subtitle = "Subtitle"

  init() {}

  init(_ scene: BarScene, screen: String?) {
    title = PreviewSubject.title(of: screen)
    if case .string(let text) = scene.setting(.backButtonTitle) { back = text }
    switch scene.setting(.backButtonDisplayMode)?.keyword(BackButtonDisplay.self) {
    case .minimal: back = nil
    case .generic: back = "Back"
    case .default, nil: break
    }
  }
}

/// Draws the content of a bar; the origin is the upper left corner of the bar itself.
struct BarDrawing {
  let scene: BarScene
  var ink: Ink
  let captions: Captions

  /// Creates a drawing of a bar, which may keep to dark or to light.
  init(scene: BarScene, ink: Ink, captions: Captions) {
    self.scene = scene
    self.ink = scene.keptDark.map { ink.keeping(dark: $0) } ?? ink
    self.captions = captions
  }

  var text: TextDrawing { TextDrawing(ink: ink) }
  var images: ImageDrawing { ImageDrawing(ink: ink) }
  var metrics: Metrics { scene.metrics }
  var isGlass: Bool { scene.isGlass }

  /// Returns the height of a bar with its large title, and without the status bar or the home indicator.
  static func height(of scene: BarScene) -> Double {
    let metrics = scene.metrics
    switch scene.kind {
    case .navigationBar:
      let subtitle = scene.largeSubtitle == nil ? 0 : Metrics.largeSubtitle
      let title = scene.showsLargeTitle ? Metrics.largeTitle + subtitle : 0
      return metrics.navigationBar + title + (scene.stackedSearch == nil ? 0 : SearchDrawing.height)
    case .toolbar: return metrics.toolbar
    case .tabBar: return metrics.tabBar
    }
  }

  func foreground() -> [XMLElement] {
    switch scene.kind {
    case .navigationBar: navigationBar()
    case .toolbar: isGlass ? onGlass.glassToolbar() : toolbar()
    case .tabBar: onGlass.tabBar(.init(of: metrics))
    }
  }

  /// Returns the paths of the theme that decide about a button.
  private func paths(_ button: ButtonScene) -> String {
    let bar = scene.kind.rawValue
    let state = button.state == .normal ? "" : ".\(button.state)"
    var paths = ["\(bar).\(button.family.rawValue)\(state)"]
    if !state.isEmpty { paths.append("\(bar).\(button.family.rawValue)") }
    if button.family != .button { paths.append("\(bar).button\(state)") }
    return (paths + ["\(bar).tint", "tint"]).joined(separator: " ")
  }

  /// Returns a button around a point, with a text or else an icon, on its own glass in iOS 26 unless a row of buttons draws it.
  func button(
    _ button: ButtonScene,
    _ caption: String?,
    symbol: String = "",
    x: Double,
    y: Double,
    hasPane: Bool = true
  ) -> XMLElement {
    let width = self.width(of: button, caption)
    var children: [XMLElement] = []
    let pane = Area(around: x, y, width: width, height: isGlass ? glassHeight : 20)
    if isGlass, hasPane, button.glass != .hidden {
      children.append(capsule(pane, fill: button.fill))
    }
    if let image = button.image {
      let area = Area(
        x: x - width / 2 - 4 + button.imageOffset.x,
        y: y - 15 + button.imageOffset.y,
        width: width + 8,
        height: 30
      )
      children.append(background(image, area))
    }
    if button.state == .focused {
      let frame = pane.inset(by: isGlass ? -3 : -6)
      let line =
        [("fill", "none")] + ink.paint("stroke", scene.tint.faded(0.6)) + [("stroke-width", "2")]
      children.append(frame.rect(radius: isGlass ? frame.height / 2 : 8, line))
    }
    if let caption {
      children += text.elements(caption, button.text, x: x, middle: y, .middle)
    } else {
      children.append(
        images.symbol(symbol, IconPlace(x: x, y: y, size: metrics.isCompact ? 20 : 24), button.icon)
      )
    }
    return .part(paths(button), children: children)
  }

  var glassHeight: Double { metrics.isCompact ? 36 : 44 }

  /// Returns the width of a button in points, with the padding that it has on glass.
  func width(of button: ButtonScene, _ caption: String?) -> Double {
    let own =
      caption.map { TextMeasure.width(of: $0, button.text) } ?? (metrics.isCompact ? 20 : 24)
    guard isGlass else { return own }
    return button.hasPadding ? max(own + 26, glassHeight) : own
  }

  private func background(_ image: Image<ResolvedColor>, _ area: Area) -> XMLElement {
    switch image.source {
    case .fill(let fill):
      area.rect(radius: min(fill.cornerRadius, area.height / 2), ink.paint("fill", fill.color))
    case .asset, .symbol, .gradient: area.rect(radius: 4, Self.dashes)
    }
  }

  /// The dashed line around an image that only the app can draw.
  static let dashes: [XMLElement.Attribute] = [
    ("fill", "none"), ("stroke", "#8E8E93"), ("stroke-dasharray", "3 2"),
  ]

  // MARK: Navigation bar

  private func navigationBar() -> [XMLElement] {
    let middle = metrics.navigationBar / 2
    var elements = [onGlass.backButton(scene.button(.backButton), middle: middle)]
    var right = metrics.width - metrics.margin
    if isGlass {
      let items = trailingItems
      let start = right - width(of: items)
      elements += onGlass.row(items, from: start, y: middle)
      if !items.isEmpty { right = start - 10 }
      if let search = scene.search, search.place == .trailing || search.place == .center {
        let width = 240.0
        let x = search.place == .center ? (metrics.width - width) / 2 : right - width
        elements.append(searchBar(search, x: x, y: middle - glassHeight / 2, width: width))
        right = x - 10
      }
    } else if scene.hasItems {
      for (family, caption) in [(ButtonFamily.prominentButton, "Done"), (.button, "Edit")] {
        let button = scene.button(family)
        let width = self.width(of: button, caption)
        elements.append(self.button(button, caption, x: right - width / 2, y: middle))
        right -= width + 16
      }
    }
    let left = isGlass ? metrics.margin + glassHeight : backWidth + 8
    elements += titles(middle: middle, from: left + 10, to: right - (isGlass ? 0 : 2))
    if let search = scene.stackedSearch {
      let y = Self.height(of: scene) - SearchDrawing.height
      let width = metrics.width - 2 * metrics.margin
      elements.append(searchBar(search, x: metrics.margin, y: y, width: width))
    }
    return elements
  }

  func searchBar(_ search: SearchScene, x: Double, y: Double, width: Double) -> XMLElement {
    let drawing = SearchDrawing(search: search, bar: onGlass)
    return .group([("class", "search-bar")], drawing.elements(.empty, x: x, y: y, width: width))
  }

  private var backWidth: Double {
    captions.back.map { 27 + TextMeasure.width(of: $0, scene.button(.backButton).text) } ?? 24
  }

  /// Returns the back button with its indicator, whose middle is `middle` points below the top of the bar.
  func backButton(_ button: ButtonScene, middle: Double) -> XMLElement {
    let bar = scene.kind.rawValue
    let image =
      scene.backIndicator
      ?? Image(.symbol(.init(name: "chevron.backward", weight: "semibold")))
    let size: Double = metrics.isCompact ? 18 : 22
    let left = isGlass ? metrics.margin : 8
    let x = isGlass ? left + glassHeight / 2 - 1 : left + 8
    let pane = Area(x: left, middle: middle, width: glassHeight, height: glassHeight)
    var children = isGlass && button.glass != .hidden ? [capsule(pane)] : []
    let icon = images.icon(image, IconPlace(x: x, y: middle, size: size), button.icon)
    children.append(.part("\(bar).backIndicator \(bar).tint tint", children: [icon]))
    if !isGlass, let caption = captions.back {
      let x = left + (image.isChevron ? 19 : 26)
      children += text.elements(caption, button.text, x: x, middle: middle, role: "back")
    }
    return .part(paths(button), children: children)
  }

  /// Returns the title and the subtitle, cut where they would run into buttons, and the large title if the bar has one.
  private func titles(middle: Double, from left: Double, to right: Double) -> [XMLElement] {
    let bar = scene.kind.rawValue
    var elements: [XMLElement] = []
    let subtitle = scene.showsLargeTitle ? nil : scene.subtitle
    let title = scene.title
    let caption = fitted(captions.title, title, right - left)
    // UIKit centers a title as long as there is room for it.
    let half = TextMeasure.width(of: caption, title) / 2
    let center = max(min(metrics.width / 2, right - half), left + half)
    // With a large title, the small one appears once the content has moved.
    let y = middle - (subtitle == nil ? 0 : 7)
    let inline = text.elements(caption, title, x: center, middle: y, .middle, role: "title")
    elements.append(
      .group(
        [("class", "inline-title"), ("data-from", left.pointText), ("data-to", right.pointText)]
          + (scene.showsLargeTitle ? [("display", "none")] : []),
        [.part("\(bar).title", children: inline)]
      )
    )
    if let subtitle {
      let y = middle + 8 + subtitle.font.size * 0.5
      let words = text.elements(captions.subtitle, subtitle, x: center, baseline: y, .middle)
      elements.append(.part("\(bar).subtitle", children: words))
    }
    guard scene.showsLargeTitle else { return elements }
    let large = scene.largeTitle
    let baseline = metrics.navigationBar + 38
    let x = metrics.margin
    let paths = "\(bar).largeTitle \(bar).prefersLargeTitles largeTitleDisplay"
    let words = text.elements(captions.title, large, x: x, baseline: baseline, role: "title")
    var group = [XMLElement.part(paths, children: words)]
    if let subtitle = scene.largeSubtitle {
      let words = text.elements(captions.subtitle, subtitle, x: x, baseline: baseline + 22)
      group.append(.part("\(bar).largeSubtitle", children: words))
    }
    elements.append(.group([("class", "large-title")], group))
    return elements
  }

  /// Returns a caption that fits between buttons, cut as the text's line break mode specifies.
  private func fitted(_ caption: String, _ scene: TextScene, _ room: Double) -> String {
    func fits(_ text: String) -> Bool { TextMeasure.width(of: text, scene) <= room }
    guard !fits(caption) else { return caption }
    for kept in stride(from: caption.count - 1, through: 1, by: -1) {
      let cut: String =
        switch scene.lineBreakMode {
        case "byTruncatingHead": "…" + caption.suffix(kept)
        case "byTruncatingMiddle": caption.prefix((kept + 1) / 2) + "…" + caption.suffix(kept / 2)
        case "byClipping", "byCharWrapping": String(caption.prefix(kept))
        case "byWordWrapping":
          caption.prefix(kept).split(separator: " ").dropLast().joined(separator: " ")
        case _: caption.prefix(kept) + "…"
        }
      if fits(cut), !cut.isEmpty { return cut }
    }
    return "…"
  }

  // MARK: Toolbar

  private func toolbar() -> [XMLElement] {
    let middle = metrics.toolbar / 2
    let plain = scene.button(.button)
    let prominent = scene.button(.prominentButton)
    let margin = metrics.margin
    let end = metrics.width - margin - width(of: prominent, "Done") / 2
    let start = margin + width(of: plain, nil) / 2
    return [
      button(plain, nil, symbol: "square.and.arrow.up", x: start, y: middle),
      button(plain, "Select", x: metrics.width / 2, y: middle),
      button(prominent, "Done", x: end, y: middle),
    ]
  }
}

extension Image {
  /// Whether the image leaves one side free, as the system's own back indicator does.
  fileprivate var isChevron: Bool {
    if case .symbol(let symbol) = source { symbol.name.hasPrefix("chevron") } else { false }
  }
}
