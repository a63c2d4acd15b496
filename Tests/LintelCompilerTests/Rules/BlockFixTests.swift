import LintelCompiler
import LintelDiagnostics
import TestThemes
import Testing

@Suite("Fix-its of whole blocks")
struct BlockFixTests {
  /// The bodies of a theme after each fix-it of a rule.
  private func fixed(_ rule: String, _ body: String) throws -> [String] {
    let text = body + "lintel: 1\ntheme: Test\nios: 26..27\n"
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    let findings = compilation.diagnostics.filter { $0.rule == rule }
    #expect(!findings.isEmpty, "nothing is found in\n\(body)")
    return findings.flatMap(\.fixIts).map { fixIt in
      let bytes = apply([fixIt], to: compilation.sources[FileID(0)])
      return String(String(decoding: bytes, as: UTF8.self).prefix { $0 != "\u{0}" })
        .replacing("lintel: 1\ntheme: Test\nios: 26..27\n", with: "")
    }
  }

  @Test(
    "A condition that always holds is removed, and its content keeps its comments and its form",
    arguments: [
      (
        """
        navigationBar:
          shadow: none
          # since the redesign
          when ios 26..:
            # the brand's own
            title:
              color: label # black on white

              # no letter spacing
              kern: 0
            largeTitle: { color: label }
            # the end
        toolbar: { shadow: none }

        """,
        """
        navigationBar:
          shadow: none
          # since the redesign
          # the brand's own
          title:
            color: label # black on white

            # no letter spacing
            kern: 0
          largeTitle: { color: label }
          # the end
        toolbar: { shadow: none }

        """
      ),
      (
        """
        when ios ..27: # everywhere
            toolbar:
                shadow: none

        """,
        """
        # everywhere
        toolbar:
            shadow: none

        """
      ),
      (
        "navigationBar: { shadow: none, when ios 26..: { tint: label, title.kern: 0 }, barStyle: default }\n",
        "navigationBar: { shadow: none, tint: label, title.kern: 0, barStyle: default }\n"
      ),
      (
        """
        toolbar:
          when ios 26..: { tint: label, shadow: none } # both
          barStyle: default

        """,
        """
        toolbar:
          tint: label
          shadow: none # both
          barStyle: default

        """
      ),
      (
        """
        brands: { harbor: {} }
        screens:
          home:
            hidesBottomBar: true
            brands:
              # the only one
              harbor:
                navigationBar:
                  tint: label

        """,
        """
        brands: { harbor: {} }
        screens:
          home:
            hidesBottomBar: true
            # the only one
            navigationBar:
              tint: label

        """
      ),
      (
        "brands: { harbor: {} }\nscreens: { home: { brands: { harbor: { tint: label } } } }\n",
        "brands: { harbor: {} }\nscreens: { home: { tint: label } }\n"
      ),
      ("toolbar:\r\n  when ios 26..:\r\n    tint: label\r\n", "toolbar:\r\n  tint: label\r\n"),
      (
        """
        screens:
          home:
            when ios 26..:
              backButtonTitle: |
                one
                  two
              scrolls: false

        """,
        """
        screens:
          home:
            backButtonTitle: |
              one
                two
            scrolls: false

        """
      ),
    ]
  )
  func dissolved(before: String, after: String) throws {
    #expect(try fixed("always-true-condition", before) == [after])
  }

  @Test(
    "If a move would collide or change the meaning, there is only advice",
    arguments: [
      "toolbar:\n  tint: label\n  when ios 26..: { tint: systemTeal }\n",
      "toolbar:\n  shadow: none\n  when ios 26..: { shadow.color: label }\n",
      "screens:\n  home:\n    when ios 26..: { priority: 1, hidesBottomBar: true }\n",
      "toolbar:\n  when ios 26..: {\n    tint: label # in braces\n  }\n",
      "brands: { harbor: {} }\nwhen pad:\n  brands: { harbor: { toolbar: { tint: label } } }\n",
      "brands: { a: {}, b: { extends: a } }\nscreens:\n  home:\n    brands:\n      a: { scrolls: false }\n      b: { hidesBottomBar: true }\n",
    ]
  )
  func kept(_ body: String) throws {
    #expect(try fixed("always-true-condition", body) == [])
  }

  @Test(
    "A fix moves declarations that hide a slot under another key, regardless of nesting",
    arguments: [
      (
        """
        navigationBar: { background: default, scrollEdge.background: transparent }
        screens:
          map:
            navigationBar:
              background: # of the map
                color: "#F4EFE6"

        """,
        "background: # of the map", "scrolled.background: # of the map"
      ),
      (
        """
        navigationBar: { background: default, scrollEdge.background: transparent }
        screens: { map: { navigationBar.background: { color: "#F4EFE6" } } }

        """,
        "navigationBar.background: { color", "navigationBar.scrolled.background: { color"
      ),
      (
        """
        navigationBar: { background: default, scrollEdge.background: transparent }
        screens: { map: { navigationBar.background.color: "#F4EFE6" } }

        """,
        "navigationBar.background.color", "navigationBar.scrolled.background.color"
      ),
    ]
  )
  func slotted(body: String, key: String, replacement: String) throws {
    let all = replacement.replacing("scrolled", with: "allSlots")
    #expect(
      try fixed("hidden-slot", body) == [
        body.replacing(key, with: replacement), body.replacing(key, with: all),
      ]
    )
  }

  @Test("A key with more than what hides a slot stays in place")
  func mixed() throws {
    // The scroll edge below sets only the color.
    let body = """
      navigationBar: { title: { color: label, kern: 1 }, scrollEdge: { title.color: systemTeal } }
      screens: { map: { navigationBar: { title: { color: systemRed, kern: 0 } } } }

      """
    #expect(try fixed("hidden-slot", body) == [])
  }

  @Test("A font on lines of its own gets its base on a line of its own")
  func fonts() throws {
    let body = """
      tokens: { fonts: { title: { family: Inter, size: 17 } } }
      navigationBar: { title: { font: $title } }
      screens:
        cart:
          navigationBar:
            title.font:
              # larger
              size: 20

      """
    #expect(
      try fixed("font-without-family", body) == [
        body.replacing("  size: 20", with: "  base: $title\n        size: 20")
      ]
    )
  }
}
