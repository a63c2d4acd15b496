/// Writes small random themes with every dimension, in which different priorities make conflicts rare.
struct RandomBars {
  private var generator: SplitMix

  init(seed: UInt64) {
    generator = SplitMix(state: seed)
  }

  static func text(seed: UInt64) -> String {
    var theme = RandomBars(seed: seed)
    return theme.text()
  }

  private mutating func text() -> String {
    let minimum = pick(["12", "14", "14", "15", "16", "26"])
    var lines = [
      "lintel: 1", "theme: Random", "ios: \(minimum)..27",
      "tokens: { colors: { one: \"#111111\", two: $one, three: \"#333333\" } }",
    ]
    lines += bars(indent: "", count: 3)
    lines.append("brands:")
    for brand in ["a", "b", "c"] {
      lines.append("  \(brand):")
      if brand == "b" { lines.append("    extends: a") }
      lines += block(indent: "    ", depth: 1)
    }
    lines.append("promos:")
    lines += ["  sale:", "    from: 2027-01-01", "    until: 2027-02-01"]
    lines += block(indent: "    ", depth: 1)
    lines += ["  winter:", "    from: 2027-01-15", "    until: 2027-03-01"]
    lines += block(indent: "    ", depth: 1)
    lines += ["  flag:", "    with: \(pick(["any", "[sale]"]))"]
    lines += block(indent: "    ", depth: 1)
    lines.append("screens:")
    for screen in ["s", "s.t", "u", "v"] {
      lines.append("  \(screen):")
      lines += block(indent: "    ", depth: 1)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func block(indent: String, depth: Int) -> [String] {
    var lines = ["\(indent)priority: \(Int.random(in: 0...10_000, using: &generator))"]
    if chance(3) {
      // A token refers only to earlier ones, so that none refers to itself.
      let (token, value) =
        [
          ("one", pick(["\"#AA0000\"", "label"])), ("two", pick(["$one", "\"#00BB00\""])),
          ("three", pick(["$one", "$two", "link"])),
        ].randomElement(using: &generator) ?? ("one", "label")
      lines.append("\(indent)tokens: { colors: { \(token): \(value) } }")
    }
    if chance(3) { lines.append("\(indent)statusBar: \(pick(["lightContent", "darkContent"]))") }
    lines += bars(indent: indent, count: 2)
    guard depth < 3, chance(2) else { return lines }
    let key = pick(["screens", "promos", "brands", "when"])
    if key == "when" {
      let version = pick([
        "when ios 16..", "when ios ..14", "when pad", "when phone", "when ios 26..",
      ])
      return lines + ["\(indent)\(version):"] + block(indent: indent + "  ", depth: depth + 1)
    }
    let name =
      switch key {
      case "screens": pick(["s", "s.t", "u", "'*'"])
      case "promos": pick(["sale", "winter", "flag"])
      default: pick(["a", "b", "c"])
      }
    return lines + ["\(indent)\(key):", "\(indent)  \(name):"]
      + block(indent: indent + "    ", depth: depth + 1)
  }

  private mutating func bars(indent: String, count: Int) -> [String] {
    var lines: [String] = []
    for bar in ["navigationBar", "toolbar", "tabBar"] where chance(bar == "navigationBar" ? 1 : 3) {
      var leaves: [String: String] = [:]
      for _ in 0..<Int.random(in: 1...count, using: &generator) {
        let (key, value) = leaf(of: bar)
        leaves[key] = value
      }
      lines.append("\(indent)\(bar):")
      for (key, value) in leaves.sorted(by: { $0.key < $1.key }) {
        lines.append("\(indent)  \(key): \(value)")
      }
    }
    return lines
  }

  private mutating func leaf(of bar: String) -> (key: String, value: String) {
    var leaves = [
      ("background", pick(["opaque", "transparent", "default"])), ("background.color", color()),
      ("background.preset", "unset"), ("shadow", pick(["none", color()])), ("tint", color()),
    ]
    switch bar {
    case "navigationBar":
      leaves += [
        ("title.color", color()), ("button.color", color()), ("button.disabled.color", color()),
        ("backButton.color", color()), ("prominentButton.color", color()), ("button.tint", color()),
        ("prefersLargeTitles", pick(["true", "false"])), ("title", "unset"),
        ("scroll.behavior", pick(["fade", "system"])),
      ]
    case "toolbar": leaves += [("button.color", color()), ("prominentButton.color", color())]
    default:
      leaves += [
        ("item.iconColor", color()), ("item.selected.iconColor", color()),
        ("stacked.title.color", color()), ("unselectedTint", color()),
      ]
    }
    let plain = leaves.randomElement(using: &generator) ?? leaves[0]
    guard chance(2) else { return plain }
    let slot = pick(
      bar == "tabBar"
        ? ["scrollEdge", "standard"] : ["compact", "scrollEdge", "standard", "scrolled"]
    )
    if chance(4), slot != "scrolled" { return (slot, "system") }
    let unvarying = ["prefersLargeTitles", "scroll.behavior", "unselectedTint"]
    return unvarying.contains(plain.0) ? plain : ("\(slot).\(plain.0)", plain.1)
  }

  private mutating func color() -> String {
    pick(["\"#AA0000\"", "\"#00BB00\"", "$one", "$two", "$three", "label", "unset"])
  }

  private mutating func chance(_ sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &generator) == 0
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &generator) ?? ""
  }
}

/// A generator whose numbers depend only on its seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
