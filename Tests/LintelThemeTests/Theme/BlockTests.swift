import LintelSchema
import LintelTheme
import TestThemes
import Testing

@Suite("Blocks, selectors and layers")
struct BlockTests {
  @Test("A block narrows to its brand, promo, or screen, and raises the layer")
  func layers() {
    #expect(
      declarations(
        """
        navigationBar: { title: { kern: 1 } }
        brands: { a: { navigationBar: { title: { kern: 2 } } } }
        promos: { p: { navigationBar: { title: { kern: 3 } } } }
        screens: { s: { navigationBar: { title: { kern: 4 } } } }
        """
      ) == [
        "navigationBar.title.kern = 1 @ base",
        "navigationBar.title.kern = 2 @ brand [brand 'a']",
        "navigationBar.title.kern = 3 @ promo [promo 'p']",
        "navigationBar.title.kern = 4 @ screen [screen 's']",
      ]
    )
  }

  @Test("Blocks nested in any order mean the same")
  func nestingOrder() {
    let header = "brands: { a: {} }\npromos: { p: {} }\nscreens: { s: {} }\n"
    let keys = ["brands: { a: { ", "promos: { p: { ", "screens: { s: { "]
    var seen: Set<[String]> = []
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let open = order.map { keys[$0] }.joined()
      let theme = header + "when pad: { \(open)hidesBottomBar: true"
      seen.insert(declarations(theme + String(repeating: " } }", count: 3) + " }"))
    }
    #expect(
      seen == [
        ["hidesBottomBar = true @ screen [brand 'a', promo 'p', screen 's', when pad]"]
      ]
    )
  }

  @Test("A brand covers every brand that extends it")
  func brandFamilies() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        brands:
          sun: {}
          night: { extends: day, scrolls: true }
          day: { scrolls: false }
        """
      )
    )
    #expect(diagnostics == [])
    let space = try #require(theme).space
    #expect(space.brands.map(\.name) == ["day", "night", "sun"])
    #expect(space.brands.map(\.parent) == [nil, 0, nil])
    let sets = space.domains[Dimension.brand.index].entries.dropFirst()
    #expect(sets.map(\.values) == [[0..<2], [1..<2], [2..<3]])
  }

  @Test("A screen covers every screen below it, sorted by parts instead of letters")
  func screenFamilies() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        screens:
          a.c: {}
          a-d: {}
          a: { scrolls: true }
          a.b: {}
        """
      )
    )
    #expect(diagnostics == [])
    let read = try #require(theme)
    #expect(read.space.screens.map(\.name) == ["a", "a.b", "a.c", "a-d"])
    #expect(read.screens(of: read.declarations[0]) == ["a", "a.b", "a.c"])
  }

  @Test("An undeclared parent is a name, not a context")
  func undeclaredParents() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        screens: { audio.news: {}, audio.live: {}, video: {} }
        when pad: { screens: { audio: { scrolls: true } } }
        """
      )
    )
    #expect(diagnostics == [])
    let read = try #require(theme)
    #expect(read.space.screens.map(\.name) == ["audio.live", "audio.news", "video"])
    #expect(read.screens(of: read.declarations[0]) == ["audio.live", "audio.news"])
  }

  @Test("A pattern matches within one part of a name, and includes screens below a match")
  func patterns() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        screens:
          shop.edit: {}
          shop.edit.color: {}
          shop.deep.edit: {}
          mail.edit: {}
          editor: {}
          '*.edit': { scrolls: true }
          '*.ed*r': { scrolls: false }
        """
      )
    )
    #expect(
      diagnostics == ["11:3 error [matches-nothing] pattern '*.ed*r' matches no declared screen"]
    )
    let read = try #require(theme)
    #expect(
      read.screens(of: read.declarations[0]) == ["mail.edit", "shop.edit", "shop.edit.color"]
    )
  }

  @Test("A screen's own key is narrower than a pattern or group with the same set")
  func ownKeyBeatsPattern() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        groups: { forms: [shop.edit] }
        screens:
          shop.edit: { scrolls: true }
          '*.edit': { scrolls: false }
          forms: { hidesBottomBar: true }
        """
      )
    )
    #expect(diagnostics == [])
    let space = try #require(theme).space
    let entries = space.domains[Dimension.screen.index].entries.dropFirst()
    #expect(entries.map(\.label) == ["screen 'shop.edit'", "group 'forms'"])
    #expect(space.domains[Dimension.screen.index].isAtMost(SetID(1), SetID(2)))
    #expect(!space.domains[Dimension.screen.index].isAtMost(SetID(2), SetID(1)))
  }

  @Test("A screen declared in a brand exists only in that brand and those that extend it")
  func screensOfBrands() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        brands:
          a: { screens: { vip: {}, both: {} } }
          b: { extends: a }
          c: { screens: { both: {}, all: { scrolls: true } } }
        screens: { all: {} }
        """
      )
    )
    #expect(diagnostics == [])
    #expect(
      try #require(theme).space.screens == [
        Screen(name: "all", brands: nil), Screen(name: "both", brands: [0..<3]),
        Screen(name: "vip", brands: [0..<2]),
      ]
    )
  }

  @Test("A theme without brands has one, named like the theme")
  func soleBrand() throws {
    let (theme, diagnostics) = readTheme(yaml: theme("scrolls: true"))
    #expect(diagnostics == [])
    #expect(try #require(theme).space.brands == [Brand(name: "Test", parent: nil)])
  }

  @Test("Priorities of nested blocks add up, and final applies if any of them has it")
  func priorityAndFinal() {
    #expect(
      declarations(
        """
        brands:
          a:
            priority: 2
            final: true
            scrolls: true
            when pad: { priority: -5, scrolls: false }
        """
      ) == [
        "scrolls = false @ brand [brand 'a', when pad] priority -3 final",
        "scrolls = true @ brand [brand 'a'] priority 2 final",
      ]
    )
  }

  @Test("A condition that can't apply anywhere keeps its block and has an empty set")
  func unreachable() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme("brands: { a: {}, b: { brands: { a: { scrolls: true } } } }")
    )
    #expect(diagnostics == [])
    let read = try #require(theme)
    #expect(read.summary == ["scrolls = true @ brand [nowhere: brand 'a' and brand 'b']"])
    #expect(read.blocks.map(\.path) == ["", "brands.a", "brands.b", "brands.b.brands.a"])
  }
}
