import LintelSchema
import LintelTesting

/// A random theme as text.
struct DrawnTheme {
  /// The keys of a block with their values or further keys.
  private final class Node {
    var value: String?
    var keys: [String] = []
    var children: [String: Node] = [:]
  }

  private var random: SeededGenerator
  private let root = Node()
  /// The classes of the screens, by name.
  private(set) var screens: [String: String] = [:]
  /// The names of the brands, or none for a theme with one brand.
  private(set) var brands: [String] = []
  /// The values of the mode `reading`, or none for a theme without it.
  private(set) var modeValues: [String] = []
  /// Whether the theme has a promo `summer`.
  private(set) var hasPromo = false

  /// Properties of appearance objects that all of the theme's versions have.
  private static let appearances = Schema.standard.leaves.filter { leaf in
    guard leaf.property.destination == .appearance, leaf.former == nil, !leaf.uikitPath.isEmpty
    else { return false }
    return leaf.availability.introduced <= Version(15) && leaf.property.binding != .configure
      && leaf.property.name != "background.imageMode"
  }

  private static let screenValues = [
    "statusBar": ["lightContent", "darkContent"], "hidesBottomBar": ["true"],
    "largeTitleDisplay": ["never", "always"], "backButtonDisplayMode": ["minimal", "generic"],
    "extendsUnderOpaqueBars": ["true"],
  ]

  /// Creates a random theme, which is the same for the same seed.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    // Most themes are small, so that many fit into a run.
    let isSmall = !chance(12)
    if chance(isSmall ? 12 : 3) { brands = ["coral", "slate"] }
    let main = pick(BarKind.allCases)
    for bar in BarKind.allCases where bar == main || !isSmall {
      drawBar(bar, in: [], isShort: isSmall)
    }
    for brand in brands {
      declare(["brands", brand])
      if chance(2) { drawBar(.navigationBar, in: ["brands", brand], isShort: true) }
    }
    if chance(isSmall ? 15 : 4) { drawBar(.navigationBar, in: ["when pad"], isShort: true) }
    if chance(isSmall ? 8 : 4) {
      hasPromo = true
      declare(["promos", "summer"])
      drawBar(pick([.navigationBar, main]), in: ["promos", "summer"], isShort: true)
    }
    if chance(isSmall ? 8 : 4) {
      modeValues = ["day", "sepia"]
      for value in modeValues { declare(["modes", "reading", value]) }
      let block = ["modes", "reading", chance(4) ? "day" : "sepia"]
      drawBar(pick([.navigationBar, main]), in: block, isShort: true)
    }
    for (name, type) in [("basket", "BasketViewController"), ("profile", "ProfileViewController")]
    where chance(isSmall ? 4 : 2) {
      screens[name] = type
      set(["screens", name, "class"], "\(type)")
      if chance(2) { drawBar(.navigationBar, in: ["screens", name], isShort: true) }
      for (key, values) in Self.screenValues.sorted(by: { $0.key < $1.key }) where chance(3) {
        set(["screens", name, key], pick(values))
      }
    }
  }

  var text: String {
    var lines = ["lintel: 1", "theme: Drawn", "ios: 15..18"]
    Self.write(root, "", to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func write(_ node: Node, _ indent: String, to lines: inout [String]) {
    for key in node.keys {
      guard let child = node.children[key] else { continue }
      let value = child.value.map { " \($0)" } ?? (child.keys.isEmpty ? " {}" : "")
      lines.append("\(indent)\(key):\(value)")
      write(child, indent + "  ", to: &lines)
    }
  }

  private func node(_ steps: [String]) -> Node {
    steps.reduce(root) { node, key in
      if let child = node.children[key] { return child }
      let child = Node()
      node.keys.append(key)
      node.children[key] = child
      return child
    }
  }

  private func declare(_ steps: [String]) { _ = node(steps) }
  private func set(_ steps: [String], _ value: String) { node(steps).value = value }

  // MARK: Chances

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  // MARK: Bars

  private mutating func drawBar(_ bar: BarKind, in block: [String], isShort: Bool = false) {
    let path = block + [bar.rawValue]
    if chance(2) {
      set(path + ["background", "preset"], pick(["default", "opaque", "transparent"]))
    }
    if chance(2) { set(path + ["background", "color"], color()) }
    if chance(4) { set(path + ["shadow", "color"], pick(["none", color()])) }
    if chance(2) { set(path + ["tint"], color()) }
    if bar == .navigationBar, chance(2) {
      set(path + ["title", "color"], color())
      if chance(2) { set(path + ["largeTitle", "font"], font()) }
    }
    if bar == .navigationBar, !isShort, chance(3) {
      set(path + ["prefersLargeTitles"], "true")
    }
    if chance(5) { set(path + ["scrollEdge", "background", "color"], color()) }
    let leaves = Self.appearances.filter { $0.bar == bar }
    for _ in 0..<(isShort ? 1 : Int.random(in: 0...3, using: &random)) {
      let leaf = pick(leaves)
      guard let value = value(for: leaf.property) else { continue }
      var steps = leaf.path.split(separator: ".").map(String.init)
      if leaf.isTabItem {
        steps.insert(pick(ItemState.tabItem).description, at: 2)
        if chance(3) { steps[1] = pick(ItemLayout.allCases).description }
      }
      set(block + steps, value)
    }
  }

  // MARK: Values

  private mutating func value(for property: Property) -> String? {
    if property.isOptional, chance(6) { return "none" }
    switch property.type {
    case .color: return color()
    case .font: return font()
    case .image: return "asset(\(pick(["waves", "paper"])))"
    case .effect: return pick(["systemMaterial", "systemChromeMaterial", "dark"])
    case .offset: return "[\(pick([-2, 0, 3])), \(pick([1, 4]))]"
    case .number(let range):
      if range.unit == .percent || property.name == "ligature" { return pick(["0", "1"]) }
      return pick(["1", "2"])
    case .boolean: return pick(["true", "false"])
    case .keyword(let set):
      let words = set.all.filter { $0.introduced.map { $0 <= Version(15) } ?? true }
      return pick(words.filter { $0.options.count < 2 }).name
    case .string: return "Text"
    }
  }

  private mutating func color() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: pick(["systemBlue", "label", "systemBackground", "white", "clear"])
    case 1: "{ light: \(hex()), dark: \(hex()) }"
    case 2: "asset(\(pick(["Ink", "Paper"])))"
    case _: hex()
    }
  }

  private mutating func hex() -> String {
    let number = UInt32.random(in: 0...0xFFFFFF, using: &random)
    let digits = String(number, radix: 16, uppercase: true)
    let alpha = chance(5) ? "CC" : ""
    return "\"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\(alpha)\""
  }

  private mutating func font() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: pick(["headline", "body", "title1"])
    case 1: "{ size: \(pick([15, 17])), weight: \(pick(["bold", "semibold"])) }"
    case 2: "{ family: Avenir, size: 18 }"
    case 3: "{ size: 20, relativeTo: \(pick(["title2", "headline"])) }"
    case _: "{ size: \(pick([11, 34])) }"
    }
  }
}
