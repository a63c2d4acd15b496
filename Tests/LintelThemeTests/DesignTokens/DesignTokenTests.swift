import TestThemes
import Testing

@Suite("Design tokens in a theme")
struct DesignTokenTests {
  @Test("Colors, numbers, and dimensions become tokens at the top level")
  func simple() {
    #expect(
      designTokens(
        #"""
        "brand": { "$type": "color", "accent": { "$value": \#(srgb(1, 0, 0)) } },
        "gap": { "$type": "dimension", "$value": \#(px(4)) },
        "ratio": { "$type": "number", "$value": -1.5e1 }
        """#
      ) == [
        "$colors.brand.accent = \"#FF0000\" @ base", "$numbers.gap = 4 @ base",
        "$numbers.ratio = -15 @ base",
      ]
    )
  }

  @Test(
    "A typography becomes a font and its letter spacing, a shadow its parts, a gradient an image"
  )
  func composites() {
    let found = designTokens(
      #"""
      "t": { "$type": "typography", "$value": { "fontFamily": ["Avenir Next", "serif"], "fontSize": \#(px(17)),
        "fontWeight": "extra-bold", "letterSpacing": \#(px(0.5)), "lineHeight": 1.2 } },
      "s": { "$type": "shadow", "$value": { "color": \#(srgb(0, 0, 0)), "offsetX": \#(px(1)),
        "offsetY": \#(px(2)), "blur": \#(px(3)), "spread": \#(px(0)) } },
      "g": { "$type": "gradient", "$value": [ { "color": \#(srgb(0, 0, 1)), "position": 2 },
        { "color": \#(srgb(1, 0, 0)), "position": 0 } ] }
      """#
    )
    #expect(
      found == [
        "$colors.s.color = \"#000000\" @ base",
        "$fonts.t = { family: Avenir Next, size: 17, weight: heavy } @ base",
        "$images.g = { gradient: { from: top, stops: [{ color: \"#FF0000\", location: 0 }, { color: \"#0000FF\", location: 1 }] } } @ base",
        "$numbers.s.blur = 3 @ base", "$numbers.t.letterSpacing = 0.5 @ base",
        "$offsets.s.offset = [1, 2] @ base",
      ]
    )
  }

  @Test(
    "Weights are counted from the lightest, regardless of their names",
    arguments: [
      ("\"thin\"", "ultraLight"), ("\"ultra-light\"", "thin"), ("350", "regular"),
      ("600", "semibold"), ("\"extra-black\"", "black"), ("1", "ultraLight"), ("1000", "black"),
    ]
  )
  func weights(_ written: String, _ weight: String) {
    let found = typography(weight: written)
    let expected = weight == "regular" ? "" : ", weight: \(weight)"
    #expect(found.first == "$fonts.t = { family: Avenir, size: 17\(expected) } @ base")
  }

  @Test("A family that no font has becomes the system's")
  func systemFamilies() {
    #expect(
      typography(family: "\"system-ui\"").first == "$fonts.t = { size: 17, weight: bold } @ base"
    )
    #expect(
      typography(family: "[\"ui-rounded\", \"Arial\"]").first
        == "$fonts.t = { size: 17, weight: bold, design: rounded } @ base"
    )
  }

  @Test("A token that refers to another stays a reference, across files and into the theme")
  func references() {
    let found = declarations(
      "imports: [a.tokens.json, b.tokens.json]\ntokens: { colors: { own: label } }",
      files: [
        "a.tokens.json": #"{ "x": { "$value": "{y.z}" }, "w": { "$value": "{own}" } }"#,
        "b.tokens.json":
          ##"{ "y": { "z": { "$type": "color", "$ref": "#/v/$value" } }, "v": { "$type": "color", "$value": \##(srgb(1, 1, 1)) } }"##,
      ]
    )
    #expect(
      found == [
        "$colors.own = label @ base", "$colors.v = \"#FFFFFF\" @ base", "$colors.w = $own @ base",
        "$colors.x = $y.z @ base", "$colors.y.z = $v @ base",
      ]
    )
  }

  @Test("A pointer gets a part of another token's value, through the references on its way")
  func pointers() {
    #expect(
      designTokens(
        #"""
        "a/b~": { "$type": "color", "$value": \#(srgb(0, 0.2, 0.4)) },
        "c": { "$value": "{a/b~}" },
        "d": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [
          { "$ref": "#/a~1b~0/$value/components/1" }, { "$ref": "#/c/$value/components/2" }, 0 ] } },
        "e": { "$type": "number", "$value": { "$ref": "#/a~1b%7E0/$value/components/1" } }
        """#
      ) == [
        "$colors.a-b = \"#003366\" @ base", "$colors.c = $a-b @ base",
        "$colors.d = \"#336600\" @ base", "$numbers.e = 0.2 @ base",
      ]
    )
  }

  @Test("A token's type is its own, then its target's, then that of the nearest group")
  func types() {
    #expect(
      designTokens(
        #"""
        "$type": "number",
        "n": { "$value": 1 },
        "c": { "$type": "color", "n": { "$type": "number", "$value": 2 }, "alias": { "$value": "{n}" },
          "d": { "own": { "$value": \#(srgb(0, 0, 0)) } } }
        """#
      ) == [
        "$colors.c.d.own = \"#000000\" @ base", "$numbers.c.alias = $n @ base",
        "$numbers.c.n = 2 @ base", "$numbers.n = 1 @ base",
      ]
    )
  }

  @Test("A group inherits the groups that it extends, and replaces whole tokens")
  func extends() {
    #expect(
      designTokens(
        #"""
        "base": { "$type": "number", "a": { "$value": 1 }, "deep": { "b": { "$value": 2 }, "c": { "$value": 3 } } },
        "x": { "$extends": "{base}", "a": { "$value": 10 }, "deep": { "b": { "$type": "color", "$value": \#(srgb(0, 0, 0)) } } },
        "y": { "z": { "$extends": "#/x/deep", "d": { "$type": "number", "$value": 4 } } }
        """#
      ) == [
        "$colors.x.deep.b = \"#000000\" @ base", "$colors.y.z.b = \"#000000\" @ base",
        "$numbers.base.a = 1 @ base", "$numbers.base.deep.b = 2 @ base",
        "$numbers.base.deep.c = 3 @ base", "$numbers.x.a = 10 @ base",
        "$numbers.x.deep.c = 3 @ base", "$numbers.y.z.c = 3 @ base", "$numbers.y.z.d = 4 @ base",
      ]
    )
  }

  @Test("Names become names of a theme: $root is its group, and other characters become hyphens")
  func names() {
    #expect(
      designTokens(
        #"""
        "$type": "number",
        "Größe/Title 1": { "$root": { "$value": 1 }, "x (old)": { "$value": "{Größe/Title 1.$root}" } },
        "numbers": { "600": { "$value": 2 } }
        """#
      ) == [
        "$numbers.600 = 2 @ base", "$numbers.Größe-Title-1 = 1 @ base",
        "$numbers.Größe-Title-1.x-old = $Größe-Title-1 @ base",
      ]
    )
  }

  @Test("A brand overrides a design token like any other, regardless of the order of the files")
  func overriding() {
    let body = "brands: { a: {}, b: { tokens: { colors: { ink: link } } } }"
    let file = #""ink": { "$type": "color", "$value": \#(srgb(0, 0, 0)) }"#
    let expected = [
      "$colors.ink = \"#000000\" @ base", "$colors.ink = link @ brand [brand 'b']",
    ]
    #expect(designTokens(file, theme: body) == expected)
    let imported = declarations(
      "imports: [z.yaml]",
      files: [
        "z.yaml": "lintel: 1\nimports: [a.tokens.json]\n" + body, "a.tokens.json": "{\(file)}",
      ]
    )
    #expect(imported == expected)
  }

  @Test("The same tokens in another order are the same theme")
  func order() {
    let tokens = [
      #""a": { "$value": "{b}" }"#, #""b": { "$value": "{c.d}" }"#,
      #""c": { "$extends": "{e}" }"#, #""e": { "$type": "number", "d": { "$value": 1 } }"#,
    ]
    let expected = designTokens(tokens.joined(separator: ","))
    #expect(expected.count == 4)
    for shift in 1..<tokens.count {
      let shifted = Array(tokens[shift...] + tokens[..<shift])
      #expect(designTokens(shifted.joined(separator: ",")) == expected)
      #expect(designTokens(shifted.reversed().joined(separator: ",")) == expected)
    }
  }

  private func typography(family: String = "\"Avenir\"", weight: String = "700") -> [String] {
    designTokens(
      #"""
      "t": { "$type": "typography", "$value": { "fontFamily": \#(family), "fontSize": \#(px(17)),
        "fontWeight": \#(weight), "letterSpacing": \#(px(0)), "lineHeight": 1 } }
      """#
    )
  }
}
