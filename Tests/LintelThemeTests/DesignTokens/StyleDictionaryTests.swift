import LintelDiagnostics
import LintelTokens
import Testing

@Suite("Trees for Style Dictionary")
struct StyleDictionaryTests {
  @Test("Colors, sizes, and fonts are recognized by their place, a type, or their form")
  func types() {
    #expect(
      tree(
        #"""
        "color": { "base": { "red": { "value": "#F00", "comment": "The alarm." }, "blue": { "value": "rgba(0, 0, 255, 0.2)" },
          "sky": { "value": "hsl(240 100% 50%)" }, "named": { "value": "RebeccaPurple" }, "no": { "value": "transparent" },
          "channels": { "value": { "r": 255, "g": 255, "b": 255 } } } },
        "size": { "font": { "small": { "value": "12px" }, "base": { "value": 16 } }, "half": { "value": "50%" } },
        "misc": { "ink": { "value": "#000000" }, "gap": { "value": "4pt" }, "typed": { "value": "#fff", "type": "color" },
          "attributed": { "value": "3", "attributes": { "category": "size" } } },
        "font": { "heading": { "type": "typography", "value": { "fontFamily": "'Avenir Next', sans-serif",
          "fontSize": "{size.font.base.value}", "fontWeight": "Semi Bold" } } },
        "shadow": { "card": { "value": { "color": "{color.base.red}", "offsetX": "1px", "offsetY": 2, "blur": "3px", "spread": 0 } } }
        """#
      ) == [
        ##"$colors.color.base.blue = "#0000FF33" @ base"##,
        ##"$colors.color.base.channels = "#FFFFFF" @ base"##,
        ##"$colors.color.base.named = "#663399" @ base"##,
        "$colors.color.base.no = clear @ base",
        ##"$colors.color.base.red = "#FF0000" @ base"##,
        ##"$colors.color.base.sky = "#0000FF" @ base"##,
        ##"$colors.misc.ink = "#000000" @ base"##,
        ##"$colors.misc.typed = "#FFFFFF" @ base"##,
        "$colors.shadow.card.color = $color.base.red @ base",
        "$fonts.font.heading = { family: Avenir Next, size: 16, weight: semibold } @ base",
        "$numbers.font.heading.letterSpacing = 0 @ base",
        "$numbers.misc.attributed = 3 @ base",
        "$numbers.misc.gap = 4 @ base",
        "$numbers.shadow.card.blur = 3 @ base",
        "$numbers.size.font.base = 16 @ base",
        "$numbers.size.font.small = 12 @ base",
        "$numbers.size.half = 0.5 @ base",
        "$offsets.shadow.card.offset = [1, 2] @ base",
      ]
    )
  }

  @Test("References name a token or its value, across files, and stay references")
  func references() {
    let files = [
      "a.json":
        ##"{ "color": { "red": { "value": "#f00" }, "x": { "value": "{color.alias.value}" } } }"##,
      "b.json":
        #"{ "color": { "alias": { "value": "{color.red}" } }, "action": { "bg": { "value": "{color.red.value}" } } }"#,
    ]
    #expect(
      converted(["a.json", "b.json"], files) == [
        "$colors.action.bg = $color.red @ base", "$colors.color.alias = $color.red @ base",
        ##"$colors.color.red = "#FF0000" @ base"##, "$colors.color.x = $color.alias @ base",
      ]
    )
  }

  @Test("Tokens without an equivalent are omitted and reported, with references to them")
  func leftOut() {
    let files = [
      "a.json": #"""
      { "color": { "a": { "value": "hwb(1 2% 3%)" }, "b": { "value": "{color.a.value}" }, "c": { "value": "rgba({x}, 1)" },
          "ok": { "value": "#000" } },
        "time": { "slow": { "value": "2s" } }, "asset": { "icon": { "value": "icon.png" } },
        "content": { "hello": { "value": "Hi", "type": "content" } } }
      """#
    ]
    let found = conversion(["a.json"], files)
    #expect(rules(found) == ["unusable-design-token"])
    #expect(
      found.diagnostics[0].notes.map(\.message) == [
        "'color.a' is a color written as 'hwb(1 2% 3%)'",
        "'color.b' is something that refers to such a token",
        "'color.c' is a color that is computed from other tokens",
        "'time.slow' is a duration", "'asset.icon' is a value of a type that themes don't have",
        "'content.hello' is a value of a type that themes don't have",
      ]
    )
    #expect(converted(["a.json"], files) == [##"$colors.color.ok = "#000000" @ base"##])
  }

  @Test("Unknown references and cycles are errors")
  func refusals() {
    #expect(
      rules(
        conversion(["a.json"], ["a.json": #"{ "color": { "a": { "value": "{color.b.value}" } } }"#])
      )
        == ["unknown-token"]
    )
    #expect(
      rules(
        conversion(
          ["a.json"],
          [
            "a.json":
              #"{ "color": { "a": { "value": "{color.b.value}" }, "b": { "value": "{color.a}" } } }"#
          ]
        )
      ) == ["cyclic-token"]
    )
  }

  private func tree(_ members: String) -> [String] {
    converted(["a.json"], ["a.json": "{\(members)}"])
  }
}
