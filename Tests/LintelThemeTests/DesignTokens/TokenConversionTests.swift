import LintelDiagnostics
import LintelTheme
import LintelTokens
import TestThemes
import Testing

@Suite("Conversion of design tokens")
struct TokenConversionTests {
  private static let everything = #"""
    {
      "c": { "$type": "color", "$description": "not written",
        "srgb": { "$value": \#(srgb(0.1, 0.2, 0.3)) },
        "lab": { "$value": { "colorSpace": "lab", "components": [32.3927, 38.4230, -47.6911], "alpha": 0.5 } },
        "lch": { "$value": { "colorSpace": "lch", "components": [55, 120, 40] } },
        "hsl": { "$value": { "colorSpace": "hsl", "components": [120, 100, 25] } },
        "hwb": { "$value": { "colorSpace": "hwb", "components": [30, 60, 10] } },
        "oklab": { "$value": { "colorSpace": "oklab", "components": [0.5, -0.1, 0.1] } },
        "oklch": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.1, "none"] } },
        "p3": { "$value": { "colorSpace": "display-p3", "components": [0.1, 0.9, 0.3] } },
        "linear": { "$value": { "colorSpace": "srgb-linear", "components": [0.1, 0.9, 0.3] } },
        "a98": { "$value": { "colorSpace": "a98-rgb", "components": [0.3, 0.5, 0.3] } },
        "prophoto": { "$value": { "colorSpace": "prophoto-rgb", "components": [0.3, 0.3, 0.3] } },
        "rec": { "$value": { "colorSpace": "rec2020", "components": [0.3, 0.4, 0.3] } },
        "d65": { "$value": { "colorSpace": "xyz-d65", "components": [0.2, 0.2, 0.2] } },
        "d50": { "$value": { "colorSpace": "xyz-d50", "components": [0.2, 0.2, 0.2] } },
        "$root": { "$value": "{c.lab}" }
      },
      "gap": { "$type": "dimension", "$value": { "value": 0.1, "unit": "px" } },
      "big": { "$type": "number", "$value": 1e21 },
      "t": { "$type": "typography", "$value": { "fontFamily": "null: # \"x\"", "fontSize": \#(px(17)),
        "fontWeight": 700, "letterSpacing": "{gap}", "lineHeight": 1 } },
      "s": { "$type": "shadow", "$value": { "color": "{c.srgb}", "offsetX": \#(px(1)), "offsetY": \#(px(-2)),
        "blur": \#(px(3)), "spread": \#(px(0)) } },
      "s2": { "$value": "{s}" },
      "line": { "$type": "border", "$value": { "color": "{c.p3}", "width": \#(px(0.5)), "style": "solid" } },
      "g": { "$type": "gradient", "$value": [{ "color": "{c.srgb}", "position": 0 }, { "color": \#(srgb(1, 0, 0)), "position": 1 }] },
      "colors": { "Brand/Blue": { "light": { "$type": "color", "$value": \#(srgb(0, 0, 1)) } } },
      "null": { "$type": "number", "$value": 0 }
    }
    """#

  @Test("A conversion compiles to the same values as a live import")
  func roundTrip() {
    let files = ["a.tokens.json": Self.everything]
    let live = declarations("imports: [a.tokens.json]", files: files).filter { $0.hasPrefix("$") }
    #expect(live.count == 30)
    #expect(converted(["a.tokens.json"], files) == live)
  }

  @Test("A resolver document becomes colors by appearance and brands")
  func document() {
    let text = resolverText(
      sets: ["s": ##"{ "tint": { "$value": "{ink}" } }"##],
      modifiers: [
        "theme": [
          "light": #"{ "ink": { "$type": "color", "$value": \#(srgb(0, 0, 0)) } }"#,
          "dark": #"{ "ink": { "$type": "color", "$value": \#(srgb(1, 1, 1)) } }"#,
        ],
        "brand": [
          "day": #"{ "size": { "$type": "number", "$value": 1 } }"#,
          "night": #"{ "size": { "$type": "number", "$value": 2 } }"#,
        ],
      ],
      defaults: ["brand": "day"],
      order: [
        ##"{ "$ref": "#/sets/s" }"##, ##"{ "$ref": "#/modifiers/theme" }"##,
        ##"{ "$ref": "#/modifiers/brand" }"##,
      ]
    )
    let files = ["a.resolver.json": text]
    #expect(
      conversion(["a.resolver.json"], files).text == """
        lintel: 1

        tokens:
          colors:
            ink: { light: "#000000", dark: "#FFFFFF" }
            tint: $ink
          numbers:
            size: 1

        brands:
          day: {}
          night:
            tokens:
              numbers:
                size: 2

        """
    )
    let body = "brands: { day: {}, night: {} }"
    #expect(
      converted(["a.resolver.json"], files, body)
        == declarations("imports: [a.resolver.json]\n" + body, files: files)
    )
    let other = files.mapValues {
      $0.replacing(#""brand""#, with: #""label""#).replacing(
        "modifiers/brand",
        with: "modifiers/label"
      )
    }
    #expect(conversion(["a.resolver.json"], other).text?.contains("brands:") == false)
    #expect(
      conversion(["a.resolver.json"], other, brands: "label").text?.contains("night:") == true
    )
    let mistaken = conversion(["a.resolver.json"], other, brands: "lable")
    #expect(mistaken.text == nil)
    #expect(
      mistaken.mistakes == [
        "there is no modifier 'lable'; did you mean 'label'? the modifiers are 'label' and 'theme'"
      ]
    )
  }

  @Test("Foreign names and descriptions stay data")
  func hostile() {
    let evil = #"x\n  evil: true\r# lintel:disable-next-line unknown-token\u2028y \u202e \"{{"#
    let files = [
      "a.tokens.json": #"""
      { "a b: {}".c": 1 }
      """#,
      "b.tokens.json": #"""
      { "null": { "$type": "number", "$value": 1, "$description": "\#(evil)" },
        "- [a]: &b *c !d | > % @ ` #e": { "$type": "number", "$value": 2, "$deprecated": "\#(evil)" },
        "t": { "$type": "typography", "$value": { "fontFamily": "\#(evil)", "fontSize": \#(px(17)),
          "fontWeight": 700, "letterSpacing": \#(px(0)), "lineHeight": 1 } } }
      """#,
    ]
    let text = conversion(["b.tokens.json"], files).text ?? ""
    let comments = text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("#") }
    #expect(comments.count > 5)
    #expect(comments.allSatisfy { !$0.contains("lintel:") })
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("  evil") })
    #expect(
      converted(["b.tokens.json"], files)
        == declarations("imports: [b.tokens.json]", files: files).filter { $0.hasPrefix("$") }
    )
    #expect(conversion(["a.tokens.json"], files).text == nil)
  }

  @Test("Omitted and renamed tokens are reported by name")
  func isSaid() {
    let files = [
      "a.tokens.json": #"""
      { "quick": { "$type": "duration", "$value": { "value": 1, "unit": "s" } },
        "Deep Blue": { "$type": "color", "$value": \#(srgb(0, 0, 1)) } }
      """#
    ]
    let found = conversion(["a.tokens.json"], files)
    #expect(
      found.text == """
        lintel: 1

        tokens:
          colors:
            # Called 'Deep Blue' elsewhere.
            Deep-Blue: "#0000FF"

        """
    )
    #expect(
      found.diagnostics.map(\.message) == [
        "bars don't support a duration: 'quick' is left out",
        "a name isn't valid in a theme and changes",
      ]
    )
    #expect(found.diagnostics[1].notes.map(\.message) == ["'Deep Blue' is 'Deep-Blue' in a theme"])
  }

  @Test("A brand that can't have its context's name is reported")
  func brandNames() {
    let number = #"{ "a": { "$type": "number", "$value": 1 } }"#
    let text = resolverText(
      modifiers: ["brand": ["Day Time": number, "night": "{}"]],
      order: [##"{ "$ref": "#/modifiers/brand" }"##]
    )
    let found = conversion(["a.resolver.json"], ["a.resolver.json": text])
    #expect(found.text?.contains("\n  Day-Time:\n") == true)
    #expect(
      found.diagnostics.map(\.message) == [
        "the context 'Day Time' of 'brand' is brand 'Day-Time' in a theme"
      ]
    )
  }

  @Test("Two files that define a token differently aren't converted together")
  func twice() {
    let files = [
      "a.json":
        #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 1 } }"#,
      "b.json":
        #"{ "a": { "$type": "number", "$value": 2 }, "b": { "$type": "number", "$value": 1 } }"#,
    ]
    let found = conversion(["a.json", "b.json"], files)
    #expect(found.text == nil)
    #expect(rules(found) == ["duplicate-definition"])
  }
}

func conversion(
  _ paths: [String],
  _ files: [String: String],
  brands: String? = nil
) -> TokenConversion {
  convertTokens(paths, brandModifier: brands, provider: .inMemory(files))
}

/// The declarations of a theme that imports the converted file; it must not have findings except those about the values themselves.
func converted(_ paths: [String], _ files: [String: String], _ body: String = "") -> [String] {
  let text = conversion(paths, files).text ?? "nothing"
  return declarations("imports: [converted.yaml]\n" + body, files: ["converted.yaml": text])
}

func rules(_ conversion: TokenConversion) -> [String] {
  conversion.diagnostics.map(\.rule)
}
