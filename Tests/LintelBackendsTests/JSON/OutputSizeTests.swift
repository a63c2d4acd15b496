import Foundation
import LintelBackends
import LintelLanguage
import LintelTesting
import Testing

/// A theme says a thing once, and so do outputs.
@Suite("The size of the JSON")
struct OutputSizeTests {
  private static let styles = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Styles")

  /// How many lines a theme comes to; without the tree of all contexts, which may be too many.
  private static func lines(_ text: String) throws -> Int {
    let reading = readTheme(root: "t.yaml", provider: .text(text))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    let json = try #require(reading.theme?.json(nil))
    return json.bytes().count { $0 == UInt8(ascii: "\n") }
  }

  @Test("Themes of the gallery", arguments: [("Harbor", 220), ("Everything", 5000)])
  func gallery(name: String, most: Int) throws {
    let url = Self.styles.appending(path: "\(name).yaml")
    #expect(try Self.lines(String(contentsOf: url, encoding: .utf8)) <= most)
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
    "button.disabled.color", "button.focused.color", "prominentButton.color",
  ]

  @Test("A promo that touches one property adds a few lines")
  func promos() throws {
    let counts = try (0...16).map { try Self.lines(Self.app(promos: $0)) }
    for (before, after) in zip(counts, counts.dropFirst()) {
      #expect(after <= before + 25, "\(counts)")
    }
  }

  @Test("A brand that overrides one token adds six lines, and an empty screen one")
  func names() throws {
    let count = try Self.lines(Self.app(promos: 2))
    let more = Self.brands + ["b6: { extends: b1, tokens: { colors: { accent: \"#654321\" } } }"]
    #expect(try Self.lines(Self.app(promos: 2, brands: more)) <= count + 6)
    #expect(try Self.lines(Self.app(promos: 2, screens: Self.screens + ["s11: {}"])) <= count + 1)
  }

  @Test("Flags that color one property each add up and don't multiply", arguments: [4, 16, 64])
  func flags(count: Int) throws {
    var places = [
      "navigationBar.background.color", "navigationBar.shadow.color", "navigationBar.title.color",
      "navigationBar.tint", "navigationBar.largeTitle.color", "toolbar.background.color",
      "toolbar.shadow.color", "toolbar.tint", "tabBar.background.color", "tabBar.shadow.color",
      "tabBar.tint", "tabBar.unselectedTint", "navigationBar.button.color", "toolbar.button.color",
      "navigationBar.backButton.color", "navigationBar.prominentButton.color",
    ]
    for layout in ["stacked", "inline", "compactInline"] {
      for state in ["normal", "selected", "disabled", "focused"] {
        for leaf in ["iconColor", "title.color", "badge.background", "badge.title.color"] {
          places.append("tabBar.\(layout).\(state).\(leaf)")
        }
      }
    }
    let promos = places.prefix(count).enumerated().map { index, place in
      "  p\(index): { with: any, \(place): \"#0000\(index + 10)\" }\n"
    }
    #expect(promos.count == count)
    let text = """
      lintel: 1
      theme: Flags
      ios: 15..27
      promos:
      \(promos.joined())
      """
    let lines = try Self.lines(text)
    print("flags: \(count), lines: \(lines)")
    #expect(lines <= 30 + 15 * count, "\(lines) lines")
  }

  @Test("200 brands and 200 screens that override one property each stay apart")
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
    #expect(try Self.lines(text) <= 2600)
  }
}
