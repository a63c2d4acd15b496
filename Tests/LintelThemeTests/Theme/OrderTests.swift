import LintelDiagnostics
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@Suite("The order of the source")
struct OrderTests {
  /// A mapping as text, with entries that can be shuffled.
  private indirect enum Tree {
    case text(String)
    case mapping([(key: String, value: Tree)])

    func yaml(_ generator: inout SeededGenerator) -> String {
      switch self {
      case .text(let text): return text
      case .mapping(let entries):
        let parts = entries.shuffled(using: &generator).map { entry in
          "\(entry.key): \(entry.value.yaml(&generator))"
        }
        return "{ \(parts.joined(separator: ", ")) }"
      }
    }
  }

  private static let top: [(key: String, value: Tree)] = [
    ("lintel", .text("1")), ("theme", .text("Order")), ("ios", .text("15..27")),
    ("imports", .text("[b.yaml, a.yaml]")),
    ("groups", .mapping([("forms", .text("[s.edit, '*.edit']")), ("all", .text("[s, t]"))])),
    (
      "styles",
      .mapping([
        ("hero", .mapping([("use", .text("quiet")), ("scrolls", .text("true"))])),
        ("quiet", .mapping([("when pad", .mapping([("scrolls", .text("false"))]))])),
      ])
    ),
    (
      "brands",
      .mapping([
        ("a", .mapping([("tint", .text("$ink")), ("priority", .text("2"))])),
        ("b", .mapping([("extends", .text("a")), ("use", .text("[quiet, hero]"))])),
      ])
    ),
    (
      "promos",
      .mapping([
        (
          "p",
          .mapping([("with", .text("q")), ("brands", .mapping([("b", .mapping(navigationBar))]))])
        ),
        (
          "q",
          .mapping([("from", .text("2027-01-01")), ("when ios 26..", .mapping(navigationBar))])
        ),
      ])
    ),
    (
      "screens",
      .mapping([
        ("s", .mapping(navigationBar)), ("t.edit", .text("{}")),
        ("s.edit", .mapping(navigationBar)),
        ("forms", .mapping([("hidesBottomBar", .text("true"))])),
        ("'*.edit'", .mapping([("scrolls", .text("true"))])), ("t", .text("{}")),
      ])
    ),
    (
      "tokens",
      .mapping([("colors", .mapping([("ink", .text("label")), ("paper", .text("$ink"))]))])
    ),
    ("flows", .text("[s -> t, t -> s.edit]")),
  ]

  private static let navigationBar: [(key: String, value: Tree)] = [
    (
      "navigationBar",
      .mapping([
        ("background", .text("opaque")), ("background.color", .text("$paper")),
        (
          "scrollEdge",
          .mapping([("title", .mapping([("kern", .text("1"))])), ("tint", .text("label"))])
        ),
        ("compact", .mapping([("title", .text("unset"))])),
        ("when ios ..17", .mapping([("title", .mapping([("kern", .text("2"))]))])),
      ])
    )
  ]

  private func reading(_ seed: UInt64) -> (theme: Theme?, findings: [String]) {
    var generator = SeededGenerator(seed: seed)
    // The top level is in block style, so that it has several lines.
    let yaml = Self.top.shuffled(using: &generator)
      .map { "\($0.key): \($0.value.yaml(&generator))\n" }.joined()
    let part = Tree.mapping([
      ("lintel", .text("1")), ("screens", .mapping([("u", .mapping(Self.navigationBar))])),
    ])
    let other = Tree.mapping([
      ("lintel", .text("1")), ("screens", .mapping([("v", .mapping(Self.navigationBar))])),
    ])
    let result = readTheme(
      yaml: yaml,
      files: ["a.yaml": part.yaml(&generator), "b.yaml": other.yaml(&generator)]
    )
    return (result.theme, result.diagnostics)
  }

  @Test("Shuffled keys result in the same theme except for places")
  func shuffledKeys() throws {
    let first = reading(0)
    #expect(first.findings == [])
    let expected = try #require(first.theme)
    #expect(expected.declarations.count > 100)
    for seed in 1...40 {
      let theme = try #require(reading(UInt64(seed)).theme)
      #expect(theme.declarations == expected.declarations, "seed \(seed)")
      #expect(theme.values == expected.values)
      #expect(theme.conditions == expected.conditions)
      #expect(theme.space.domains.map(\.entries) == expected.space.domains.map(\.entries))
      #expect(theme.space.screens == expected.space.screens)
      #expect(theme.space.versions == expected.space.versions)
      #expect(theme.tokens.map(\.key) == expected.tokens.map(\.key))
      #expect(theme.blocks.map(\.path) == expected.blocks.map(\.path))
      #expect(theme.blocks.map(\.condition) == expected.blocks.map(\.condition))
      #expect(theme.entries.map(\.path) == expected.entries.map(\.path))
      #expect(theme.entries.map(\.block) == expected.entries.map(\.block))
      #expect(theme.flows.map(\.from) == expected.flows.map(\.from))
    }
  }

  @Test("Broken themes are read without a crash, and every finding is in its file")
  func brokenThemes() {
    var generator = SeededGenerator(seed: 7)
    let words = [
      "when pad", "when ios 16..", "scrollEdge", "use", "unset", "none", "{", "}", "[", "]", ": ",
      "\n", "  ", "- ", "a.b", "*", "'*.x'", "$ink", "brands", "screens", "tokens", "colors",
      "priority",
      "title", "navigationBar", "~", "..", "\"", "#", "proxies", "flows", "->", "promos", "extends",
    ]
    for _ in 0..<120 {
      var text = Self.top.shuffled(using: &generator)
        .map { "\($0.key): \($0.value.yaml(&generator))\n" }.joined()
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let characters = Array(text)
        let index = Int.random(in: 0..<characters.count, using: &generator)
        let length = Int.random(in: 0...8, using: &generator)
        let word = words.randomElement(using: &generator) ?? ""
        text =
          String(characters[..<index]) + word
          + String(characters[min(index + length, characters.count)...])
      }
      let reading = readingOfTheme(yaml: text)
      for diagnostic in reading.diagnostics {
        let count = reading.sources[diagnostic.range.file].bytes.count
        #expect(diagnostic.range.lower >= 0 && diagnostic.range.upper <= count, "\(text)")
        #expect(diagnostic.range.lower <= diagnostic.range.upper, "\(text)")
        #expect(!diagnostic.message.isEmpty)
      }
      if reading.theme == nil { #expect(!reading.diagnostics.isEmpty, "\(text)") }
    }
  }
}
