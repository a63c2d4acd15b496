import LintelSchema
import LintelTesting

/// A small random theme that combines everything that affects a slot: slots and `unset`, shorthands and presets, tokens, buttons and
/// their states, tab items, and promos that can't run together.
struct LawTheme {
  /// The files by path; `theme.yaml` imports the others, which each have one block.
  private(set) var files: [String: String] = [:]
  private var draw: SeededGenerator
  private var colors = 0
  private var bars: [BarKind] = []

  /// Creates a random theme, which is the same for the same seed.
  init(seed: UInt64, name: String) {
    draw = SeededGenerator(seed: seed)
    let other = pick([BarKind.tabBar, .toolbar])
    bars = pick([[.navigationBar], [.navigationBar], [.navigationBar, other], [other]])
    let minimum = pick([12, 13, 14, 15, 15, 15, 16, 18, 26])
    let brands = (0...below(3)).map { "b\($0)" }
    let promos = (0..<below(4)).map { "p\($0)" }
    let screens = ["s", "s.t", "u"].prefix(below(4))
    let modes = chance(40) ? (0...below(2)).map { (name: "m\($0)", count: 2 + below(2)) } : []
    var lines = ["lintel: 1", "theme: \(name)", "ios: \(minimum)..27", "imports: ['d*.yaml']"]
    if chance(10) { lines.append("glass: native") }
    lines += ["tokens:", "  colors: { one: \(color()), two: $one }"]
    lines += entries(count: below(6))
    lines.append("brands:")
    for (index, brand) in brands.enumerated() {
      let parent = index > 0 && chance(50) ? "extends: \(brands[below(index)])" : ""
      lines.append("  \(brand): { \(parent) }")
    }
    if !promos.isEmpty { lines.append("promos:") }
    for promo in promos { lines.append("  \(promo): { \(span(of: promo, among: promos)) }") }
    if !modes.isEmpty { lines.append("modes:") }
    for mode in modes {
      let values = (0..<mode.count).map { "v\($0): {}" }.joined(separator: ", ")
      lines.append("  \(mode.name): { \(values) }")
    }
    if !screens.isEmpty { lines.append("screens:") }
    for screen in screens { lines.append("  \(screen): {}") }
    files["theme.yaml"] = lines.joined(separator: "\n") + "\n"
    for index in 0...below(4) {
      var keys: [String] = []
      if chance(35) { keys += ["brands", pick(brands)] }
      if !promos.isEmpty, chance(45) { keys += ["promos", pick(promos)] }
      if !modes.isEmpty, chance(55) {
        let mode = pick(modes)
        keys += ["modes", mode.name, "v\(below(mode.count))"]
      }
      if !screens.isEmpty, chance(55) { keys += ["screens", pick(Array(screens))] }
      if chance(20) {
        let older = minimum < 26 ? ["when ios ..25", "when ios ..25 phone"] : ["when phone"]
        keys.append(
          pick(["when pad", "when width regular", "when height compact", "when ios 26.."] + older)
        )
      }
      // Different priorities make conflicts rare.
      var block = ["priority: \(index * 7 + below(7))"] + entries(count: 1 + below(4))
      if chance(20) { block.append("tokens: { colors: { one: \(color()) } }") }
      let indents = keys.indices.map { String(repeating: "  ", count: $0) }
      let path = zip(indents, keys).map { "\($0)\($1):" }
      let indent = String(repeating: "  ", count: keys.count)
      files["d\(index).yaml"] =
        (["lintel: 1"] + path + block.map { indent + $0 }).joined(separator: "\n") + "\n"
    }
  }

  /// The text of all files, for messages.
  var text: String {
    files.sorted { $0.key > $1.key }.map { "# \($0.key)\n\($0.value)" }.joined()
  }

  private mutating func span(of promo: String, among promos: [String]) -> String {
    var parts: [String] = []
    if chance(55) {
      let from = 1 + below(5)
      parts += ["from: 2027-01-0\(from)"]
      if chance(85) { parts += ["until: 2027-01-0\(from + 1 + below(3))"] }
    }
    let others = promos.filter { $0 != promo && chance(50) }
    switch below(4) {
    case 0: parts.append("with: any")
    case 1 where !others.isEmpty: parts.append("with: [\(others.joined(separator: ", "))]")
    case _: break
    }
    return parts.joined(separator: ", ")
  }
}

// MARK: - Entries

extension LawTheme {
  /// Properties that are used often, because they affect more than their own value.
  private static let favorites: [BarKind: [String]] = [
    .navigationBar: [
      "title.color", "title.color", "title.font", "largeTitle.color", "background.color",
      "background.effect", "background.preset", "shadow.color", "button.color", "button.font",
      "button.highlighted.color", "button.disabled.color", "button.disabled.font",
      "button.backgroundImage", "button.offset", "backButton.color", "backButton.font",
      "backButton.disabled.color", "backButton.highlighted.font", "prominentButton.color",
      "prominentButton.font", "prominentButton.disabled.color", "button.tint", "backButton.tint",
      "prominentButton.tint", "tint", "backIndicator.image", "title.offset",
    ],
    .toolbar: [
      "background.color", "background.preset", "shadow.color", "button.color",
      "button.disabled.color", "prominentButton.color", "prominentButton.font", "tint",
      "button.tint", "prominentButton.tint",
    ],
    .tabBar: [
      "background.color", "background.preset", "shadow.color", "item.iconColor",
      "item.title.color", "item.title.font", "item.badge.background", "tint", "unselectedTint",
      "selectionIndicator.color",
    ],
  ]
  private static let components: [BarKind: [String]] = [
    .navigationBar: ["title", "button", "backButton", "background", "shadow", "button.disabled"],
    .toolbar: ["button", "background", "prominentButton"],
    .tabBar: ["item", "background", "item.badge"],
  ]
  private static let settings = [
    "largeTitleDisplay", "hidesBottomBar", "statusBar", "tint", "backButtonTitle",
  ]

  private mutating func entries(count: Int) -> [String] {
    var entries: [String: String] = [:]
    for _ in 0..<count {
      let bar = pick(bars)
      switch below(20) {
      case 0:
        let setting = pick(Self.settings)
        if let leaf = Self.leaf(setting) { entries[setting] = value(of: leaf) }
      case 1...2:
        entries["\(bar.rawValue).\(slot(of: bar))\(pick(Self.components[bar] ?? []))"] = "unset"
      case 3...5:
        let preset = pick(["opaque", "transparent", "default"])
        entries["\(bar.rawValue).\(slot(of: bar))background"] = preset
      case 6:
        let slot = pick(bar.slotKeys.filter { $0 != .standard })
        entries["\(bar.rawValue).\(slot.rawValue)"] = pick(["system", "system", "own", "unset"])
      case 7 where bar == .navigationBar:
        let scroll = pick(["fade", "fade", "system", "unset"])
        entries["navigationBar.scroll.behavior"] = scroll
      case 8 where bar == .navigationBar:
        entries["navigationBar.prefersLargeTitles"] = pick(["true", "true", "false", "unset"])
      case 9:
        // Any other property of the table.
        let leaves = Schema.standard.leaves.filter {
          $0.bar == bar && $0.property.destination != .slot && $0.property.destination != .fact
        }
        add(pick(leaves), to: &entries)
      case _:
        let name = pick(Self.favorites[bar] ?? [])
        if let leaf = Self.leaf("\(bar.rawValue).\(name)") { add(leaf, to: &entries) }
      }
    }
    return entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }

  private static func leaf(_ path: String) -> Leaf? {
    Schema.standard.leaf(path).map { Schema.standard[$0] }
  }

  private mutating func add(_ leaf: Leaf, to entries: inout [String: String]) {
    var steps = leaf.path.split(separator: ".").map(String.init)
    if leaf.isTabItem {
      if chance(30) { steps[1] = pick(["stacked", "inline", "compactInline"]) }
      if chance(50) { steps.insert(pick(["selected", "disabled", "normal", "focused"]), at: 2) }
    }
    if let bar = leaf.bar, leaf.property.variesBySlot, chance(60) {
      steps.insert(pick(bar.slotKeys).rawValue, at: 1)
    }
    entries[steps.joined(separator: ".")] = value(of: leaf)
  }

  /// A slot's key with a dot, or often an empty text.
  private mutating func slot(of bar: BarKind) -> String {
    chance(50) ? "\(pick(bar.slotKeys).rawValue)." : ""
  }

  private mutating func value(of leaf: Leaf) -> String {
    let property = leaf.property
    if chance(25) { return "unset" }
    if property.isOptional, chance(6) { return "none" }
    switch property.type {
    case .color: return pick([color(), color(), color(), "$one", "$two", "label"])
    case .font: return "{ size: \(9 + below(30)) }"
    case .image: return "{ symbol: \(pick(["star", "heart", "circle"])) }"
    case .effect: return pick(["systemChromeMaterial", "dark", "regular"])
    case .offset: return "[\(below(9)), \(below(9))]"
    case .number(let range):
      return "\(min(max(Double(below(9)), range.minimum ?? 0), range.maximum ?? 9))"
    case .boolean: return pick(["true", "false"])
    case .keyword(let set):
      return pick(set.all.map(\.name).filter { $0 != "private" })
    case .string: return pick(["Back", "Return"])
    }
  }

  /// Returns a color that differs from all others.
  private mutating func color() -> String {
    colors += 1
    return "\"#\(String(0x10_0000 + colors, radix: 16).uppercased())\""
  }

  private mutating func below(_ bound: Int) -> Int {
    Int((draw.next() >> 33) % UInt64(bound))
  }

  private mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
