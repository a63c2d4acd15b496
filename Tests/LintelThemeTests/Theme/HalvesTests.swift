import LintelDiagnostics
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@Suite("Long mappings, read in halves")
struct HalvesTests {
  /// Blocks for screens; the last ones have mistakes.
  private static let blocks = [
    "{ tint: $c1 }", "{ tint: $c9, use: hero }", "{ use: [quiet, hero] }",
    "{ navigationBar: { title.kern: 1, title: { color: '#102030' } } }",
    "{ when width regular: { tint: red }, when ios 16.2..: { tint: $c2 } }",
    "{ appVersions: 2.., tint: red }", "{ brands: { b: { tint: '#AA0000', final: true } } }",
    "{ promos: { p: { brands: { a: { use: hero } }, priority: 3 } } }",
    "{ tokens: { colors: { c2: '#0B0C0D', own: red } } }",
    "{ modes: { look: { sepia: { tint: $c3 } } } }",
    "{ navigationBar: { background.color: $c2, shadow: none, scrollEdge: { background.color: $c1 } } }",
    "{ instances: [{ class: UIToolbar, set: { tintColor: $c4 } }] }",
    "{ screens: { s1: { tint: red }, g: { tint: $c5 } } }", "{}",
    "{ tnt: red }", "{ use: heroo }", "{ tint: $c99 }", "{ tint: 12 }", "[]",
    "{ navigationBar: { title.kern: 1, title: { kern: 2 } } }", "{ brands: { c: {} } }",
    "{ screens: { s1: { class: Other } } }", "{ class: Other }",
    "{ tint: { light: $c1, dark: $nothing } }",
  ]
  private static let mistakes = 10
  /// Blocks for screens at the top level only.
  private static let classes = [
    "{ class: HomeController }", "{ class: Home, navigationController: Navigation }",
  ]
  private static let screens = [
    "s1", "s2", "s3", "s4", "s1.edit", "s2.edit", "s5", "g", "h", "'*.edit'",
  ]
  private static let tokens = [
    "'#010203'", "$c1", "{ default: red, brands: { b: blue } }",
    "{ deep: '#0A0B0C', more: { x: $c1 } }",
    "{ light: white, dark: black }", "label",
  ]

  /// A theme with long mappings at several depths.
  private static func text(_ generator: inout SeededGenerator) -> String {
    let isSound = Bool.random(using: &generator)
    let usable = isSound ? blocks.dropLast(mistakes) : blocks[...]
    func screenLines(_ indent: String) -> [String] {
      screens.shuffled(using: &generator).map { name in
        let isOwn =
          indent.count == 2 && name.hasPrefix("s") && Int.random(in: 0...3, using: &generator) == 0
        let block = (isOwn ? classes[...] : usable).randomElement(using: &generator) ?? "{}"
        return "\(indent)\(name): \(block)"
      }
    }
    let ownTokens = (1...9).shuffled(using: &generator).map { number in
      "    c\(number): \(number == 1 ? "gray" : tokens.randomElement(using: &generator) ?? "red")"
    }
    let lines =
      [
        "lintel: 1", "theme: Halves", "ios: 15..27",
        "glass: \(Bool.random(using: &generator) ? "native" : "keep")",
        "groups: { g: [s1, s2], h: [s2, s1] }",
        "styles: { quiet: { tint: $c1, when pad: { scrolls: true } }, hero: { use: quiet, tint: red } }",
        "modes: { look: { plain: {}, sepia: {} } }", "promos: { p: {} }", "brands:", "  a: {}",
        "  b:", "    extends: a", "    screens:",
      ] + screenLines("      ") + ["tokens:", "  colors:"] + ownTokens + ["screens:"]
      + screenLines("  ")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func reading(_ text: String, half: Int, expansions: Int) -> ThemeReading {
    var limits = ThemeLimits()
    limits.minimumHalf = half
    limits.expansions = expansions
    return readTheme(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]), limits: limits)
  }

  @Test(
    "Halves have the same theme and the same findings as the whole",
    arguments: 0..<UInt64(Thoroughness.rounds(300, usually: 100))
  )
  func halves(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = Self.text(&generator)
    // A small number of expansions runs out in either half or in both together.
    let expansions = [4, 9, 1_000].randomElement(using: &generator) ?? 1_000
    let whole = Self.reading(text, half: .max / 2, expansions: expansions)
    let halves = Self.reading(text, half: 1, expansions: expansions)
    #expect(halves.diagnostics == whole.diagnostics, "\(text)")
    let (expected, theme) = (try #require(whole.theme), try #require(halves.theme))
    #expect(theme.entries == expected.entries, "\(text)")
    #expect(theme.blocks == expected.blocks, "\(text)")
    #expect(theme.declarations == expected.declarations, "\(text)")
    #expect(theme.values == expected.values, "\(text)")
    #expect(theme.conditions == expected.conditions, "\(text)")
    #expect(theme.space.domains.map(\.entries) == expected.space.domains.map(\.entries), "\(text)")
    #expect(theme.space.versions == expected.space.versions, "\(text)")
    #expect(theme.space.releases == expected.space.releases, "\(text)")
    #expect(theme.tokens == expected.tokens, "\(text)")
    let (uses, expectedUses) = (theme.tokenUses, expected.tokenUses)
    #expect(uses.tokens == expectedUses.tokens, "\(text)")
    #expect(uses.all == expectedUses.all, "\(text)")
    #expect(uses.references.map(\.entry) == expectedUses.references.map(\.entry), "\(text)")
    #expect(theme.strayTokenUses == expected.strayTokenUses, "\(text)")
    #expect(theme.settings.map(\.block) == expected.settings.map(\.block), "\(text)")
    #expect(theme.settings.map(\.range) == expected.settings.map(\.range), "\(text)")
    #expect(theme.settings.map(\.set) == expected.settings.map(\.set), "\(text)")
    #expect(theme.settings.map(\.tokenUses) == expected.settings.map(\.tokenUses), "\(text)")
    #expect(theme.screenClasses == expected.screenClasses, "\(text)")
  }

  @Test("About half of the themes have no mistakes, so their halves are joined")
  func areSound() {
    let counts = (0..<300).map { seed in
      var generator = SeededGenerator(seed: UInt64(seed))
      let text = Self.text(&generator)
      return Self.reading(text, half: 1, expansions: 1_000).diagnostics.count
    }
    #expect(counts.count { $0 == 0 } > 60, "\(counts.count { $0 == 0 })")
    #expect(counts.count { $0 > 0 } > 60)
  }
}
