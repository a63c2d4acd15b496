import Foundation
import LintelBackends
import LintelTesting
import LintelTheme
import Testing

/// Checks that outputs, like themes, contain each value once.
@Suite("The sizes of outputs")
struct OutputSizeTests {
  private static let styles = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Styles")

  @Test(
    "Themes of the gallery",
    arguments: [("Harbor", 220, 260), ("Everything", 5000, 5000), ("Marketplace", 1000, 1000)]
  )
  func gallery(name: String, json: Int, swift: Int) throws {
    let url = Self.styles.appending(path: "\(name).yaml")
    let lines = try OutputLines(String(contentsOf: url, encoding: .utf8))
    print("\(name): \(lines)")
    #expect(lines.json <= json && lines.swift <= swift, "\(lines)")
  }

  /// Brands and screens, and promos that each touch one property.
  private static func app(
    promos: Int,
    brands: [String] = brands,
    screens: [String] = screens
  ) -> String {
    let leaves = [
      "title.color", "button.color", "background.color", "shadow.color", "tint",
      "largeTitle.color", "backButton.color", "button.highlighted.color",
    ]
    let flags = (0..<promos).map { index in
      let bar = index < leaves.count ? "navigationBar" : "toolbar"
      let color = "\"#0000\(index + 10)\""
      let leaf = index < leaves.count ? leaves[index] : toolbar[index - leaves.count]
      return "  p\(index): { with: any, \(bar).\(leaf): \(color) }\n"
    }
    return """
      lintel: 1
      theme: App
      ios: 15..27
      tokens: { colors: { accent: "#123456" } }
      navigationBar: { background: default, title: { color: $accent } }
      toolbar: { background: default }
      brands:
      \(brands.map { "  \($0)\n" }.joined())screens:
      \(screens.map { "  \($0)\n" }.joined())
      """ + (flags.isEmpty ? "" : "promos:\n\(flags.joined())")
  }

  private static let brands = (1...5).map {
    "b\($0): { tokens: { colors: { accent: \"#00000\($0)\" } } }"
  }
  private static let screens = (1...10).map {
    "s\($0): { navigationBar: { title: { kern: \($0) } } }"
  }
  private static let toolbar = [
    "background.color", "shadow.color", "tint", "button.color", "button.highlighted.color",
    "button.disabled.color", "button.focused.color", "button.tint",
  ]

  @Test("A promo that changes one property adds a few lines")
  func promos() throws {
    let counts = try (0...16).map { try OutputLines(Self.app(promos: $0)) }
    for (before, after) in zip(counts, counts.dropFirst()) {
      #expect(after.json <= before.json + 25, "\(counts)")
      #expect(after.swift <= before.swift + 25, "\(counts)")
    }
  }

  @Test("Promos that each override the next form one chain, whether priorities rise or fall")
  func priorities() throws {
    func theme(_ priority: (Int) -> Int) -> String {
      let promos = (10..<42).map { index in
        "  f\(index): { with: any, priority: \(priority(index)), toolbar.tint: \"#0000\(index)\" }\n"
      }
      return "lintel: 1\ntheme: App\nios: 15..27\ntoolbar: { tint: \"#FFFFFF\" }\npromos:\n"
        + promos.joined()
    }
    let (rising, falling) = (try OutputLines(theme { $0 }), try OutputLines(theme { 100 - $0 }))
    #expect(rising.json == falling.json && rising.swift == falling.swift, "\(rising), \(falling)")
    #expect(rising.json <= 200 && rising.swift <= 200, "\(rising)")
  }

  @Test("A brand that overrides one token adds six lines, and an empty screen one")
  func names() throws {
    let count = try OutputLines(Self.app(promos: 2))
    let more = Self.brands + ["b6: { extends: b1, tokens: { colors: { accent: \"#654321\" } } }"]
    let brand = try OutputLines(Self.app(promos: 2, brands: more))
    #expect(brand.json <= count.json + 6 && brand.swift <= count.swift + 6, "\(brand), \(count)")
    let screen = try OutputLines(Self.app(promos: 2, screens: Self.screens + ["s11: {}"]))
    #expect(screen.json <= count.json + 1 && screen.swift <= count.swift + 3, "\(screen), \(count)")
  }

  @Test(
    "A brand that overrides one of several plain tokens adds few lines, and so does a first promo"
  )
  func firsts() throws {
    func lines(brand: String = "", promo: String = "") throws -> OutputLines {
      try OutputLines(
        """
        lintel: 1
        theme: App
        ios: 15..27
        tokens: { colors: { accent: "#123456", ink: "#111111", veil: "#EEEEEE" } }
        navigationBar: { background: default, title: { color: $accent }, tint: $ink }
        toolbar: { background: default, tint: $veil }
        brands: { b1: {}, b2: {}\(brand) }
        \(promo)
        """
      )
    }
    let before = try lines()
    let brand = try lines(brand: ", b3: { tokens: { colors: { ink: \"#222222\" } } }")
    #expect(brand.json <= before.json + 6 && brand.swift <= before.swift + 6, "\(brand), \(before)")
    for span in ["", "from: 2026-06-01, until: 2026-09-01, "] {
      let block = "promos: { sale: { \(span)navigationBar.title.color: \"#FF0000\" } }"
      let promo = try lines(promo: block)
      #expect(promo.json <= before.json + 10, "\(promo), \(before)")
      #expect(promo.swift <= before.swift + 16, "\(promo), \(before)")
    }
  }

  @Test("Tokens for the parts of a font add up instead of multiplying")
  func fonts() throws {
    func lines(_ count: Int) throws -> OutputLines {
      let promos = (10..<10 + count).flatMap { index in
        [
          "strings.face: F\(index)", "numbers.points: \(index)",
          "strings.strong: \(["thin", "light", "medium", "bold"][index % 4])",
        ].enumerated().map { part, token in
          "  p\(index)\(part): { with: any, priority: \(index), tokens.\(token) }\n"
        }
      }
      return try OutputLines(
        """
        lintel: 1
        theme: App
        ios: 15..27
        tokens: { strings: { face: Avenir, strong: regular }, numbers: { points: 17 } }
        navigationBar: { title.font: { family: $face, size: $points, weight: $strong } }
        promos:
        \(promos.joined())
        """
      )
    }
    let (few, more) = (try lines(2), try lines(12))
    #expect(more.json <= few.json + 30 * 6 && more.swift <= few.swift + 30 * 6, "\(few), \(more)")
  }

  @Test("Fonts that derive from a token add up with its values instead of multiplying")
  func derivedFonts() throws {
    func lines(_ count: Int) throws -> OutputLines {
      let brands = (10..<10 + count).map { index in
        "  b\(index): { tokens.fonts.title: { family: F\(index), size: \(index) } }\n"
      }
      let promos = (10..<10 + count).map { index in
        "  p\(index): { with: any, priority: \(index), navigationBar.title.font: { base: $title, size: \(index) } }\n"
      }
      return try OutputLines(
        """
        lintel: 1
        theme: App
        ios: 15..27
        tokens: { fonts: { title: { size: 17 } } }
        navigationBar: { title.font: { base: $title, weight: bold } }
        brands:
        \(brands.joined())promos:
        \(promos.joined())
        """
      )
    }
    let (few, more) = (try lines(2), try lines(12))
    #expect(more.json <= few.json + 8 * 10 && more.swift <= few.swift + 8 * 10, "\(few), \(more)")
  }

  /// Bars and their parts, then buttons with their states, then tab items.
  private static let places: [String] = {
    var places = [
      "navigationBar.background.color", "navigationBar.shadow.color", "navigationBar.title.color",
      "navigationBar.tint", "navigationBar.largeTitle.color", "toolbar.background.color",
      "toolbar.shadow.color", "toolbar.tint", "tabBar.background.color", "tabBar.shadow.color",
      "tabBar.tint", "tabBar.unselectedTint", "navigationBar.button.color", "toolbar.button.color",
      "navigationBar.backButton.color", "navigationBar.prominentButton.color",
    ]
    let buttons = [
      "navigationBar.button", "navigationBar.backButton", "navigationBar.prominentButton",
      "toolbar.button", "toolbar.prominentButton",
    ]
    for button in buttons {
      places += ["disabled", "highlighted", "focused"].map { "\(button).\($0).color" }
    }
    for layout in ["stacked", "inline", "compactInline"] {
      for state in ["normal", "selected", "disabled", "focused"] {
        for leaf in ["iconColor", "title.color", "badge.background", "badge.title.color"] {
          places.append("tabBar.\(layout).\(state).\(leaf)")
        }
      }
    }
    return places
  }()

  @Test(
    "Flags that each color one property add up instead of multiplying",
    arguments: [0, 12],
    Thoroughness.part(of: Array(1...64), every: 7)
  )
  func flags(from first: Int, count: Int) throws {
    let places = Self.places.dropFirst(first).prefix(count)
    #expect(places.count == count)
    let lines = try OutputLines(Self.flags(places))
    #expect(lines.json <= 30 + 15 * count, "\(lines)")
    #expect(lines.swift <= 40 + 15 * count, "\(lines)")
  }

  @Test("A flag needs no more lines for a part of a button or of a tab item")
  func oneFlag() throws {
    for place in Self.places {
      let lines = try OutputLines(Self.flags([place]))
      #expect(lines.json <= 45 && lines.swift <= 55, "\(place): \(lines)")
    }
  }

  @Test("Flags in any place add few lines", arguments: 0..<Thoroughness.rounds(120, usually: 30))
  func flagsAnywhere(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round))
    // Half of the rounds use buttons, which have the most in common.
    let all = round % 2 == 0 ? Self.places : Array(Self.places[12..<31])
    let count = Int.random(in: 1...min(20, all.count), using: &random)
    let places = all.shuffled(using: &random).prefix(count)
    let lines = try OutputLines(Self.flags(places))
    #expect(lines.json <= 30 + 15 * count && lines.swift <= 40 + 15 * count, "\(places): \(lines)")
  }

  private static func flags(_ places: some Sequence<String>) -> String {
    let promos = places.enumerated().map { index, place in
      "  p\(index): { with: any, \(place): \"#0000\(index + 10)\" }\n"
    }
    return """
      lintel: 1
      theme: Flags
      ios: 15..27
      promos:
      \(promos.joined())
      """
  }

  @Test(
    "Flags that each change one attribute of buttons add up instead of multiplying",
    arguments: [
      ["backButton", "button"], ["button.highlighted", "button"],
      ["backButton.highlighted", "button", "backButton"],
    ],
    [4, 8, 12, 16, 20, 24]
  )
  func textFlags(parts: [String], count: Int) throws {
    let attributes = [
      "font", "color", "kern", "tracking", "shadow.color", "shadow.offset", "shadow.blur",
      "baselineOffset", "underline.style", "underline.color", "stroke.color", "stroke.width",
    ]
    let places = parts.flatMap { part in
      attributes.compactMap { attribute in
        Self.attributes.first { $0.0 == attribute }
          .map { (leaf: "navigationBar.\(part).\(attribute)", value: $0.1) }
      }
    }
    let lines = try OutputLines(Self.textFlags(places.prefix(count)))
    #expect(lines.json <= 30 + 15 * count, "\(lines)")
    #expect(lines.swift <= 40 + 15 * count, "\(lines)")
  }

  /// Text attributes with example values, in which `@` is a different number in each flag.
  private static let attributes = [
    ("font", "{ size: @ }"), ("color", "\"#0000@\""), ("backgroundColor", "\"#0004@\""),
    ("kern", "@"), ("tracking", "@"), ("baselineOffset", "@"), ("shadow.color", "\"#0001@\""),
    ("shadow.offset", "[@, 1]"), ("shadow.blur", "@"), ("underline.style", "single"),
    ("underline.color", "\"#0002@\""), ("strikethrough.style", "single"),
    ("strikethrough.color", "\"#0005@\""), ("stroke.color", "\"#0003@\""), ("stroke.width", "@"),
    ("ligature", "1"), ("obliqueness", "0.@"), ("expansion", "0.@"),
    ("paragraph.alignment", "center"), ("paragraph.lineBreakMode", "byClipping"),
    ("paragraph.lineHeightMultiple", "1.@"), ("paragraph.minimumLineHeight", "@"),
    ("paragraph.maximumLineHeight", "@"),
  ]

  private static func textFlags(_ places: some Sequence<(leaf: String, value: String)>) -> String {
    let promos = places.enumerated().map { index, place in
      let value = place.value.replacing("@", with: "\(index + 10)")
      return "  p\(index): { with: any, \(place.leaf): \(value) }\n"
    }
    return "lintel: 1\ntheme: Flags\nios: 15..27\npromos:\n\(promos.joined())"
  }

  // A flag may affect eight texts, two states of four kinds of buttons, so the limits are a fifth higher.
  @Test(
    "Flags on attributes of any buttons add few lines",
    arguments: 0..<Thoroughness.rounds(300, usually: 40)
  )
  func textFlagsAnywhere(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round))
    func some<Element>(_ all: [Element]) -> ArraySlice<Element> {
      let count = Int.random(in: 1...all.count, using: &random)
      return all.shuffled(using: &random).prefix(count)
    }
    let buttons = some([
      "navigationBar.button", "navigationBar.backButton", "navigationBar.prominentButton",
      "toolbar.button", "toolbar.prominentButton",
    ])
    let (states, attributes) = (
      some(["", ".disabled", ".highlighted", ".focused"]), some(Self.attributes)
    )
    let all = buttons.flatMap { button in
      states.flatMap { state in
        attributes.map { (leaf: "\(button)\(state).\($0.0)", value: $0.1) }
      }
    }
    let count = Int.random(in: 1...min(24, all.count), using: &random)
    let text = Self.textFlags(all.shuffled(using: &random).prefix(count))
    let lines = try OutputLines(text)
    #expect(lines.json <= 36 + 18 * count && lines.swift <= 48 + 18 * count, "\(lines): \(text)")
  }

  @Test(
    "Flags on parts of shadows and paragraphs, and on states, add few lines",
    arguments: [
      [
        "button.shadow.blur", "button.disabled.shadow.blur", "button.stroke.color",
        "button.disabled.stroke.color", "button.paragraph.alignment",
        "button.paragraph.lineBreakMode", "button.paragraph.lineHeightMultiple",
        "button.backgroundColor",
      ],
      [
        "button.shadow.offset", "button.highlighted.shadow.offset", "button.disabled.shadow.offset",
        "button.shadow.color", "button.highlighted.shadow.color", "button.obliqueness",
        "button.highlighted.obliqueness", "button.disabled.color", "button.disabled.font",
        "button.focused.font", "button.focused.shadow.offset", "button.stroke.color",
        "button.focused.stroke.color", "button.paragraph.maximumLineHeight",
      ],
      [
        "button.paragraph.minimumLineHeight", "button.tracking", "button.highlighted.tracking",
        "button.strikethrough.color",
      ],
    ],
    ["navigationBar", "toolbar"]
  )
  func textParts(leaves: [String], bar: String) throws {
    let places = leaves.compactMap { leaf in
      Self.attributes.first { leaf.hasSuffix(".\($0.0)") }
        .map { (leaf: "\(bar).\(leaf)", value: $0.1) }
    }
    #expect(places.count == leaves.count)
    let lines = try OutputLines(Self.textFlags(places))
    let count = leaves.count
    #expect(lines.json <= 30 + 15 * count && lines.swift <= 40 + 15 * count, "\(lines)")
  }

  @Test("200 brands and 200 screens that each override one property stay separate")
  func brandsAndScreens() throws {
    let brands = (1...200).map { "  b\($0): { navigationBar: { title: { kern: \($0) } } }\n" }
    let screens = (1...200).map { "  s\($0): { navigationBar: { title: { kern: \($0) } } }\n" }
    let text = """
      lintel: 1
      theme: Large
      ios: 15..27
      brands:
      \(brands.joined())screens:
      \(screens.joined())
      """
    let lines = try OutputLines(text)
    print("brands and screens: \(lines)")
    #expect(lines.json <= 2600 && lines.swift <= 2600, "\(lines)")
  }
}
