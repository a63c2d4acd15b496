import LintelBackends
import LintelSchema
import LintelTheme

struct TabItems {
  struct Item {
    let caption: String
    let symbol: String
    let state: ItemState
    var badge: String?
  }

  /// The layout, which decides where texts are.
  let layout: ItemLayout
  let items: [Item]
  /// The width in points, or `nil` for the width of the bar.
  var width: Double?

  static let statesWidth = 400.0

  init(of metrics: Metrics) {
    self.init(metrics.idiom == .pad ? .inline : metrics.isCompact ? .compactInline : .stacked)
  }

  init(_ layout: ItemLayout) {
    self.layout = layout
    items = [
      Item(caption: "Home", symbol: "house", state: .selected),
      Item(caption: "Search", symbol: "magnifyingglass", state: .normal),
      Item(caption: "Inbox", symbol: "bell", state: .normal, badge: "3"),
      Item(caption: "Profile", symbol: "person", state: .normal),
    ]
  }

  init(statesOf layout: ItemLayout) {
    self.layout = layout
    width = Self.statesWidth
    items = zip(ItemState.tabItem, ["house", "bell", "bag", "person"]).map { state, symbol in
      Item(
        caption: "\(state)".prefix(1).uppercased() + "\(state)".dropFirst(),
        symbol: symbol,
        state: state,
        badge: "3"
      )
    }
  }
}

extension BarDrawing {
  func tabBar(_ tabs: TabItems) -> [XMLElement] {
    let frames = itemFrames(tabs)
    var elements: [XMLElement] = []
    if isGlass {
      let margin = Self.glassMargin(tabs)
      let pane = Area(x: margin, width: width(tabs) - 2 * margin, height: metrics.tabBar)
      elements.append(capsule(pane))
    }
    for (item, frame) in zip(tabs.items, frames) where item.state == .selected {
      elements += selection(frame)
    }
    for (item, frame) in zip(tabs.items, frames) {
      let scene = scene.item(tabs.layout, item.state)
      let cell = "\(ItemPart.cell(tabs.layout, item.state))"
      elements.append(.group([("data-item", cell)], [self.item(item, scene, frame)]))
    }
    return elements
  }

  private func width(_ tabs: TabItems) -> Double { tabs.width ?? metrics.width }

  /// Returns the distance between iOS 26's glass and the edges in points.
  private static func glassMargin(_ tabs: TabItems) -> Double { tabs.width == nil ? 21 : 6 }

  private struct Frame {
    let x: Double
    let width: Double
    var middle: Double { x + width / 2 }
  }

  /// Returns the places of all items, which share the width evenly, or are centered if the theme sets that.
  private func itemFrames(_ tabs: TabItems) -> [Frame] {
    let inset: Double = isGlass ? Self.glassMargin(tabs) + 4 : 0
    let count = Double(tabs.items.count)
    let values = PartValues(scene.object, at: "tabBar")
    let isCentered =
      tabs.layout == .stacked && values["itemPositioning"]?.keyword() == ItemPositioning.centered
      && !isGlass
    guard isCentered else {
      let width = (width(tabs) - 2 * inset) / count
      return tabs.items.indices.map { Frame(x: inset + Double($0) * width, width: width) }
    }
    let declaredWidth = values.number("itemWidth") ?? 0
    let width = declaredWidth > 0 ? declaredWidth : 76
    let gap = values.number("itemSpacing") ?? 0
    let spacing = gap > 0 ? gap : 4
    let start = (self.width(tabs) - count * width - (count - 1) * spacing) / 2
    return tabs.items.indices.map { index in
      Frame(x: start + Double(index) * (width + spacing), width: width)
    }
  }

  /// Returns the mark of the selected item: glass in iOS 26, and otherwise the selection indicator.
  private func selection(_ frame: Frame) -> [XMLElement] {
    if isGlass {
      let area = Area(x: frame.x, y: 4, width: frame.width, height: metrics.tabBar - 8)
      return [area.rect(radius: area.height / 2, ink.paint("fill", .uikit("tertiarySystemFill")))]
    }
    guard let indicator = scene.selectionIndicator else { return [] }
    var color = indicator.color
    if case .fill(let fill) = indicator.image?.source, indicator.image?.rendering != "template" {
      color = fill.color
    }
    let area = Area(x: frame.x + 6, y: 3, width: frame.width - 12, height: metrics.tabBar - 6)
    let shape = area.rect(radius: 8, color.map { ink.paint("fill", $0) } ?? Self.dashes)
    return [.part("tabBar.selectionIndicator", children: [shape])]
  }

  private func item(_ item: TabItems.Item, _ scene: TabItemScene, _ frame: Frame) -> XMLElement {
    let isStacked = scene.layout == .stacked
    let middle = metrics.tabBar / 2
    let size: Double = isStacked ? 25 : metrics.isCompact ? 18 : 22
    let titleWidth = TextMeasure.width(of: item.caption, scene.title)
    let row = size + 8 + titleWidth
    let iconX = isStacked ? frame.middle : frame.middle - row / 2 + size / 2
    let iconY = isStacked ? middle - 7 : middle
    let place = IconPlace(x: iconX, y: iconY, size: size)
    var children = [images.symbol(item.symbol, place, scene.icon)]
    let titleX = isStacked ? frame.middle : frame.middle - row / 2 + size + 8 + titleWidth / 2
    let baseline = middle + (isStacked ? 19.5 : scene.title.font.size * 0.355)
    children += text.elements(item.caption, scene.title, x: titleX, baseline: baseline, .middle)
    let part = XMLElement.part(
      "tabBar.item.iconColor tabBar.item.title tabBar.item.offset tabBar.tint tabBar.unselectedTint tint",
      children: children
    )
    guard let badge = item.badge else { return part }
    let side = max(18, TextMeasure.width(of: badge, scene.badgeTitle) + 9)
    let x = iconX + (isStacked ? size * 0.42 : size * 0.2) + scene.badgeOffset.x
    let y = iconY - size * (isStacked ? 0.34 : 0.5) + scene.badgeOffset.y
    let pane = Area(x: x - side / 2 + 3, middle: y, width: side, height: 18)
    let shapes =
      [pane.rect(radius: 9, ink.paint("fill", scene.badge))]
      + text.elements(badge, scene.badgeTitle, x: x + 3, middle: y, .middle)
    return .group([], [part, .part("tabBar.item.badge", children: shapes)])
  }
}
