import LintelSchema
import LintelTesting

/// Writes random themes that combine all kinds of blocks, values, and references.
///
/// Each theme gets the next properties of the table, dealt like cards, so that a fixed number of themes contains all properties.
struct ThemeDealer {
  private var deck: [Leaf] = []
  private var shuffling: SeededGenerator
  /// Every property that outputs have, except whether a slot is the theme's own, which results from slots.
  fileprivate static let leaves = Schema.standard.leaves.filter {
    $0.property.destination != .fact && $0.property.destination != .slot
  }

  /// The number of themes that contain every property.
  static let round = (leaves.count + perTheme - 1) / perTheme
  private static let perTheme = 102

  init(seed: UInt64) {
    shuffling = SeededGenerator(seed: seed)
  }

  /// Returns the text of the theme for a seed.
  mutating func theme(seed: UInt64, name: String) -> String {
    if deck.count < Self.perTheme {
      let next = Self.leaves.shuffled(using: &shuffling)
      let rest = Set(deck.map(\.id))
      // No theme gets the same property twice.
      deck += next.filter { !rest.contains($0.id) } + next.filter { rest.contains($0.id) }
    }
    let own = Array(deck.prefix(Self.perTheme))
    deck.removeFirst(Self.perTheme)
    var theme = DrawnTheme(seed: seed, leaves: own)
    return theme.text(name: name)
  }
}

/// A random theme with some properties.
private struct DrawnTheme {
  private var generator: SeededGenerator
  private let leaves: [Leaf]
  /// Whether the theme has few values, each in several places, so that parts of its objects are equal.
  private let repeats: Bool

  init(seed: UInt64, leaves: [Leaf]) {
    generator = SeededGenerator(seed: seed)
    self.leaves = leaves
    repeats = seed.isMultiple(of: 2)
  }

  mutating func text(name: String) -> String {
    let minimum = pick([13, 13, 14, 15, 16, 26])
    var root = Block()
    root.entries = entries(leaves)
    root["brands"]["a"] = Block()
    root["brands"]["b"].entries = chance(2) ? ["extends: a"] : []
    root["screens"]["s"] = Block()
    // Only two blocks, because each may double the number of a theme's objects, and each context is visited.
    let paths = Self.paths(minimum).shuffled(using: &generator).prefix(2)
    let promos = ["flag": ["with: any"], "sale": ["from: 2027-01-01", "until: 2027-02-01"]]
    for (promo, span) in promos where paths.joined().contains(promo) {
      root["promos"][promo].entries = span
    }
    if paths.joined().contains("modes") {
      for value in ["plain", "sepia"] { root["modes"]["look"][value] = Block() }
    }
    for path in paths {
      // Different priorities make conflicts rare.
      var lines = ["priority: \(Int.random(in: 0...1_000_000, using: &generator))"]
      if chance(4) { lines.append("tokens: { colors: { one: \(pick(["\"#FF0080\"", "link"])) } }") }
      if chance(3) { lines.append("tokens.\(pick(["strings.face: Arial", "numbers.points: 21"]))") }
      let bar = pick(BarKind.allCases)
      let own = leaves.filter { $0.bar == bar || $0.bar == nil }
      lines += entries(Array(own.shuffled(using: &generator).prefix(7)))
      root.add(lines, at: path[...])
    }
    let header = [
      "lintel: 1", "theme: \(name)", "ios: \(minimum)..27",
      "tokens:",
      "  colors: { one: \"#102030\", two: { light: $one, dark: \"#F0E0D0\" } }",
      "  fonts: { text: { style: callout, weight: medium }, sized: { size: $points } }",
      "  strings: { face: Avenir Next, strong: semibold }",
      "  numbers: { points: 17 }",
      "  images: { picture: { symbol: star } }",
    ]
    return (header + root.lines).joined(separator: "\n") + "\n"
  }

  /// The keys that lead to blocks.
  private static func paths(_ minimum: Int) -> [[String]] {
    [
      ["brands", "b"], ["brands", "a", "screens", "s"], ["promos", "flag"], ["promos", "sale"],
      ["promos", "flag", "brands", "b"], ["screens", "s"], ["screens", "s.t"],
      ["screens", "s", "when pad"], ["when phone"], ["when ios 26.. pad"],
      ["modes", "look", "sepia"], ["brands", "b", "modes", "look", "plain"],
      ["when width regular"], ["when height compact"], ["screens", "s", "when width compact"],
      minimum < 16 ? ["when ios 16.."] : ["when pad"],
      minimum < 26 ? ["when ios ..25"] : ["screens", "s", "promos", "sale"],
    ]
  }

  private mutating func entries(_ leaves: [Leaf]) -> [String] {
    var entries: [String: String] = [:]
    // A property has the same value under all conditions, because those for states and for layouts would conflict otherwise.
    var values: [LeafID: String] = [:]
    for leaf in leaves {
      let value = values[leaf.id] ?? value(of: leaf.property)
      for place in [leaf] + siblings(of: leaf) {
        let own = values[place.id] ?? value
        values[place.id] = own
        entries[path(of: place)] = own
      }
    }
    for bar in ["navigationBar", "tabBar"] where leaves.contains(where: { $0.bar?.rawValue == bar })
    {
      if chance(2) {
        entries["\(bar).\(pick(["", "scrollEdge."]))background"] = pick(["opaque", "transparent"])
      }
      // With properties in slots, the same slot would be both the theme's and UIKit's.
      let slots = SlotKey.allCases.map { "\(bar).\($0.rawValue)" }
      if chance(4), !entries.keys.contains(where: { key in slots.contains { key.hasPrefix($0) } }) {
        entries["\(bar).scrollEdge"] = "system"
      }
    }
    return entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }

  /// A few places of the same bar with the same property, if values are repeated.
  private mutating func siblings(of leaf: Leaf) -> [Leaf] {
    guard repeats, chance(2) else { return [] }
    let all = ThemeDealer.leaves.filter {
      $0.bar == leaf.bar && $0.property.name == leaf.property.name
        && $0.property.binding == leaf.property.binding
    }
    return (0..<4).map { _ in pick(all) }
  }

  private mutating func path(of leaf: Leaf) -> String {
    var steps = leaf.path.split(separator: ".").map(String.init)
    if leaf.isTabItem {
      if chance(3) { steps[1] = pick(["stacked", "inline", "compactInline"]) }
      if chance(2) { steps.insert(pick(["selected", "disabled", "normal", "focused"]), at: 2) }
    }
    if let bar = leaf.bar, leaf.property.variesBySlot, chance(2) {
      steps.insert(pick(bar.slotKeys.map(\.rawValue)), at: 1)
    }
    return steps.joined(separator: ".")
  }
}

// MARK: - Values

extension DrawnTheme {
  private static let colors = [
    "\"#AA3300\"", "\"#0B6E9980\"", "$one", "$two", "label", "systemMint", "tintColor",
    "secondarySystemBackground", "display-p3(1 0.5 0)", "alpha($two 40%)", "asset(Ink)",
    "{ light: \"#111111\", dark: $one }", "darken(systemTeal 20%)", "mix($one label 30%)",
    "{ light: $two, dark: systemGray, darkHighContrast: label }",
    "{ light: systemTeal, dark: \"#EEEEEE\", lightHighContrast: \"#000000\" }",
  ]
  private static let fonts = [
    "headline", "$text", "{ style: title1, weight: bold, design: serif }", "{ size: 15 }",
    "{ family: Avenir Next, size: 17, weight: semibold, relativeTo: headline, maximumSize: 24 }",
    "{ base: $text, weight: heavy }", "{ base: $text, width: condensed }", "$sized",
    "{ family: $face, size: $points, weight: $strong, relativeTo: body }",
    "{ base: $sized, weight: $strong }",
    "{ size: 13, weight: medium, width: condensed }", "{ style: headline, width: expanded }",
  ]
  private static let images = [
    "{ asset: nav-back }", "{ symbol: chevron.backward, weight: bold }", "$picture",
    "{ fill: $one, cornerRadius: 2 }", "{ asset: Tile, rendering: template, insets: [1, 2, 3, 4] }",
    "{ gradient: { from: top, stops: [$one, label 20%, { light: link, dark: label }] } }",
  ]

  private mutating func value(of property: Property) -> String {
    if chance(12) { return "unset" }
    if property.isOptional, chance(8) { return "none" }
    switch property.type {
    case .color: return draw(Self.colors)
    case .font: return draw(Self.fonts)
    case .image: return draw(Self.images)
    case .effect: return pick(["systemChromeMaterial", "dark", "regular"])
    case .offset: return "[\(number(-9, 9)), \(number(-9, 9))]"
    case .number(let range):
      if range.unit == .count { return pick(["0", "1"]) }
      return number(range.minimum ?? -10, min(range.maximum ?? 40, 40))
    case .boolean: return pick(["true", "false"])
    case .keyword(let set): return pick(set.all.map(\.name).filter { $0 != "private" })
    case .string: return pick(["Back", "\"a: \\\"b\\\"\"", "'née \\(1)'"])
    }
  }

  /// Returns one of some values, or one of the first two if values are repeated.
  private mutating func draw(_ values: [String]) -> String {
    pick(repeats ? Array(values.prefix(2)) : values)
  }

  private mutating func number(_ low: Double, _ high: Double) -> String {
    guard !repeats else { return "\(min(max(pick([1, 2]), low), high))" }
    let number = (Double.random(in: low...high, using: &generator) * 4).rounded() / 4
    return "\(min(max(number, low), high))"
  }

  private mutating func chance(_ sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &generator) == 0
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}

/// A block of a theme, with nested blocks by their keys.
private struct Block {
  var entries: [String] = []
  private var blocks: [String: Block] = [:]

  subscript(key: String) -> Block {
    get { blocks[key] ?? Block() }
    set { blocks[key] = newValue }
  }

  mutating func add(_ entries: [String], at path: ArraySlice<String>) {
    guard let key = path.first else {
      self.entries += entries
      return
    }
    self[key].add(entries, at: path.dropFirst())
  }

  var lines: [String] {
    entries
      + blocks.sorted { $0.key < $1.key }.flatMap { key, block in
        let lines = block.lines
        return lines.isEmpty ? ["\(key): {}"] : ["\(key):"] + lines.map { "  \($0)" }
      }
  }
}
