import LintelDiagnostics
import LintelTheme
import TestThemes
import Testing

@Suite("Styles")
struct StyleTests {
  @Test("Declarations in place, and those with a smaller style depth, override a used style")
  func styleDepth() {
    #expect(
      declarations(
        """
        styles:
          hero: { use: quiet, scrolls: true }
          quiet: { hidesBottomBar: true }
        screens:
          s: { use: [hero], scrolls: false }
        """
      ) == [
        "hidesBottomBar = true @ screen [screen 's'] depth 2",
        "scrolls = false @ screen [screen 's']",
        "scrolls = true @ screen [screen 's'] depth 1",
      ]
    )
  }

  @Test("A style contains blocks, which narrow and raise the layer as they do in place")
  func blocks() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        styles:
          hero: { priority: 2, when pad: { screens: { s: { scrolls: true } } } }
        brands: { a: { use: hero, priority: 1 } }
        screens: { s: {} }
        """
      )
    )
    #expect(diagnostics == [])
    let read = try #require(theme)
    #expect(
      read.summary == [
        "scrolls = true @ screen [brand 'a', screen 's', when pad] priority 3 depth 1"
      ]
    )
    let entry = try #require(read.entries.first)
    #expect(entry.uses.count == 1)
    #expect(read.blocks[Int(entry.block)].path == "brands.a.use hero.when pad.screens.s")
  }

  @Test("Styles that use each other in a cycle are an error, once")
  func circles() {
    #expect(
      findings("styles:\n  a: { use: b }\n  b: { when pad: { use: [a, b] } }\nuse: [a, b]") == [
        "5:13 error [circular-use] styles use each other in a cycle: 'a', 'b'",
        "6:29 error [circular-use] style 'b' uses itself",
      ]
    )
  }

  @Test("Styles that use each other too deeply are an error, and priorities that add up never trap")
  func depth() {
    let styles = (0..<300).map { "  s\($0): { use: s\($0 + 1), priority: 1000000 }\n" }.joined()
    let found = findings("styles:\n" + styles + "  s300: { scrolls: true }\nuse: s0")
    #expect(found == ["68:15 error [too-many-uses] styles use each other more than 64 levels deep"])
  }

  @Test("A mistake in a style is reported once, regardless of its uses")
  func faultyFragments() {
    #expect(
      findings(
        """
        styles:
          a: { navigationBar: { titel: {} } }
          b: { scrolls: maybe }
        screens: { s: { use: a }, t: { use: [a, a] } }
        """
      ).map { $0.prefix { $0 != "]" } } == [
        "5:25 error [unknown-property", "6:17 error [wrong-value-type", "7:41 error [duplicate-use",
      ]
    )
  }
}
