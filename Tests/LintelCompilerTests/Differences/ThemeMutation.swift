import LintelTesting

/// A theme's text with a few changes, as in a day's work.
struct ThemeMutation {
  private(set) var lines: [String]
  /// The number of the last changed line, starting with 1.
  private(set) var line = 0
  private var generator: SeededGenerator

  init(_ text: String, seed: UInt64) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    generator = SeededGenerator(seed: seed)
  }

  var text: String { lines.joined(separator: "\n") }

  private static let colors = ["\"#AA0000\"", "\"#00BB00\"", "$one", "$two", "$three", "label"]

  /// Changes the color of a property or a token, or unsets the property.
  mutating func changeColor() {
    let places = lines.indices.filter { index in
      lines[index].contains("tokens: {")
        || Self.colors.contains { lines[index].hasSuffix(": \($0)") }
    }
    guard let index = places.randomElement(using: &generator),
      let colon = lines[index].lastIndex(of: ":")
    else { return }
    line = index + 1
    let color = "\"#\(Int.random(in: 100_000...999_999, using: &generator))\""
    if lines[index].hasSuffix(" } }") {
      lines[index] = "\(lines[index][..<colon]): \(color) } }"
    } else if Int.random(in: 0..<4, using: &generator) == 0 {
      // A bar without entries wouldn't be a mapping.
      lines[index] = String(lines[index].prefix { $0 == " " }) + "barStyle: unset"
    } else {
      lines[index] = "\(lines[index][..<colon]): \(color)"
    }
  }

  /// Changes the theme's structure: a promo's dates, the versions, a screen's name, a brand's parent.
  mutating func changeStructure() {
    let edits: [(String, String)] = [
      ("until: 2027-02-01", "until: 2027-01-10"), ("ios: 14..27", "ios: 15..18"),
      ("ios: 15..27", "ios: 16..26"), ("  v:", "  w:"), ("    extends: a", "    extends: c"),
      ("with: any", "with: [winter]"), ("  winter:", "  autumn:"), ("  c:", "  d:"),
    ]
    guard let edit = edits.randomElement(using: &generator) else { return }
    for index in lines.indices where lines[index].hasSuffix(edit.0) {
      lines[index] = lines[index].dropLast(edit.0.count) + edit.1
    }
  }
}
