/// A random theme for proxies: few properties, set in many blocks that override each other.
package struct ProxyTheme {
  package private(set) var text = ""
  private var generator: SeededGenerator

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var lines = [
      "lintel: 1", "theme: Law", "ios: 13..27", "tokens:", "  colors:", "    ink: \"#101010\"",
      "    paper: \(die(2) == 0 ? "$ink" : "\"#F0F0F0\"")",
      "  fonts: { text: { size: 12 }, head: { base: $text, weight: bold } }",
      "  numbers: { gap: 4 }",
    ]
    if die(2) == 0 { lines += ["styles:", "  quiet:"] + proxies(count: 1, indent: 4) }
    let hasStyle = lines.contains("  quiet:")
    lines += proxies(count: 1 + die(3), indent: 0)
    if hasStyle, die(2) == 0 { lines.append("use: quiet") }
    lines.append("brands:")
    for brand in ["day", "night"] { lines += block("  \(brand):", indent: 4, hasStyle) }
    lines.append("promos:")
    for promo in ["sale", "fair", "members"].prefix(die(4)) {
      let dates = "from: 2027-06-0\(1 + die(3)), until: 2027-07-01"
      let kind = ["with: any", dates, "with: any"][die(3)]
      lines.append("  \(promo):")
      lines += kind.split(separator: ", ").map { "    \($0)" }
      lines += content(indent: 4, hasStyle)
    }
    if lines.last == "promos:" { lines.removeLast() }
    for condition in ["ios 16..", "pad", "ios ..17", "phone"] where die(3) == 0 {
      lines += block("when \(condition):", indent: 2, hasStyle)
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private mutating func die(_ sides: Int) -> Int {
    Int(generator.next() % UInt64(sides))
  }

  private mutating func block(_ head: String, indent: Int, _ hasStyle: Bool) -> [String] {
    let content = content(indent: indent, hasStyle)
    return content.isEmpty ? ["\(head) {}"] : [head] + content
  }

  private mutating func content(indent: Int, _ hasStyle: Bool) -> [String] {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    if die(4) == 0 { lines.append("\(space)priority: \(1 + die(2))") }
    if hasStyle, die(4) == 0 { lines.append("\(space)use: quiet") }
    if die(3) == 0 {
      let token = [
        "colors: { ink: \"#00FF00\" }", "colors: { paper: systemRed }",
        "fonts: { text: { size: 15 } }", "numbers: { gap: 7 }",
      ][die(4)]
      lines.append("\(space)tokens: { \(token) }")
    }
    if die(4) > 0 { lines += proxies(count: 1 + die(2), indent: indent) }
    return lines
  }

  private mutating func proxies(count: Int, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    return ["\(space)proxies:"] + (0..<count).map { _ in "\(space)  - { \(proxy()) }" }
  }

  private mutating func proxy() -> String {
    let place = ["", ", containedIn: [Shop]", ", containedIn: [Shop, Cart]"][die(3)]
    let traits =
      [", traits: { userInterfaceStyle: dark }", ", traits: { userInterfaceIdiom: vision }"]
    let trait = die(4) == 0 ? traits[die(2)] : ""
    if die(2) == 0 {
      let color = ["$ink", "$paper", "systemBlue", "\"#101010\"", "none"][die(5)]
      let other = ["isTranslucent: false", "barStyle: black", "shadowImage: empty"][die(3)]
      let image = ["{ asset: a }", "empty", "none"][die(3)]
      let set = ["barTintColor: \(color)", other, "shadowImage: \(image)"]
      let some = die(2) == 0 ? [set[0]] : [set[0], set[1 + die(2)]]
      let unique = some.count == 2 && some[1].hasPrefix("barTint") ? [some[0]] : some
      return "class: UIToolbar\(place)\(trait), set: { \(unique.joined(separator: ", ")) }"
    }
    let text = [
      "{ color: $ink }", "{ color: $paper, font: $head }",
      "{ font: { base: $text, weight: bold } }",
      "none", "{}", "{ tracking: $gap }",
    ]
    let state = ["", "normal: ", "disabled: "][die(3)]
    let own = text[die(text.count)]
    let titles = state.isEmpty ? own : "{ \(state)\(own) }"
    return "class: UITabBarItem\(place)\(trait), set: { titleTextAttributes: \(titles) }"
  }
}
