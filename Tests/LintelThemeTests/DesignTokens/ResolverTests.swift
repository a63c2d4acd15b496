import LintelCompiler
import LintelDiagnostics
import TestThemes
import Testing

@Suite("Resolver documents in a theme")
struct ResolverTests {
  @Test("Sets apply one after another, and the last definition of a token wins")
  func sets() {
    #expect(
      resolved(
        sets: [
          "base":
            #"{ "$type": "number", "a": { "$value": 1 }, "b": { "$value": 2 }, "c": { "$value": "{b}" } }"#,
          "more": #"{ "b": { "$type": "number", "$value": 3 } }"#,
        ],
        order: [##"{ "$ref": "#/sets/base" }"##, ##"{ "$ref": "#/sets/more" }"##]
      ) == ["$numbers.a = 1 @ base", "$numbers.b = 3 @ base", "$numbers.c = $b @ base"]
    )
    #expect(
      resolved(
        sets: [
          "base": #"{ "a": { "$type": "number", "$value": 1 } }"#,
          "more": #"{ "a": { "$type": "number", "$value": 3 } }"#,
        ],
        order: [##"{ "$ref": "#/sets/more" }"##, ##"{ "$ref": "#/sets/base" }"##]
      ) == ["$numbers.a = 1 @ base"]
    )
  }

  @Test("The advice about a brand's color that hides the dark one has the syntax of its file")
  func hiddenAppearance() {
    let text = resolverText(
      modifiers: [
        "theme": ["light": #"{ "ink": \#(color(0)) }"#, "dark": #"{ "ink": \#(color(1)) }"#],
        "label": ["day": "{}", "night": #"{ "ink": \#(color(0.2)) }"#],
      ],
      defaults: ["label": "day"],
      order: [##"{ "$ref": "#/modifiers/theme" }"##, ##"{ "$ref": "#/modifiers/label" }"##]
    )
    let theme = """
      lintel: 1
      theme: Spec
      ios: 15..18
      imports: [a.resolver.json]
      brands: { day: {}, night: {} }
      toolbar: { tint: $ink }
      """
    let files = ["theme.yaml": theme, "a.resolver.json": text]
    let found = analyze(root: "theme.yaml", provider: .inMemory(files)).diagnostics
      .filter { $0.rule == "hidden-appearance" }
    #expect(found.count == 1)
    #expect(
      found.flatMap(\.help) == [
        "give it a dark value, too, in the resolver document's modifier for appearances",
        "or declare it in the theme's own tokens: 'tokens.colors.ink: { light: …, dark: … }'",
      ]
    )
    #expect(found.flatMap(\.fixIts).isEmpty)
  }

  @Test("Light and dark become one color, and references stay references")
  func appearances() {
    #expect(
      resolved(
        sets: ["base": ##"{ "tint": { "$value": "{ink}" }, "size": \##(number(4)) }"##],
        modifiers: [
          "theme": [
            "light": #"{ "ink": \#(color(0)), "paper": { "$value": "{ink}" } }"#,
            "dark": #"{ "ink": \#(color(1)), "paper": \#(color(0)) }"#,
          ]
        ],
        order: [##"{ "$ref": "#/sets/base" }"##, ##"{ "$ref": "#/modifiers/theme" }"##]
      ) == [
        ##"$colors.ink = { light: "#000000", dark: "#FFFFFF" } @ base"##,
        ##"$colors.paper = { light: $ink, dark: "#000000" } @ base"##,
        "$colors.tint = $ink @ base", "$numbers.size = 4 @ base",
      ]
    )
  }

  @Test(
    "Contrasts are recognized by name, together with light and dark or separately",
    arguments: [
      (["light", "dark", "light-high-contrast", "darkHighContrast"], "mode"),
      (["Light mode", "Dark mode", "high contrast light", "Dark HC"], "mode"),
    ]
  )
  func contrasts(_ names: [String], _ modifier: String) {
    let contexts = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { index, name in
        (name, #"{ "c": \#(color(Double(index) / 5)) }"#)
      }
    )
    #expect(
      resolved(
        modifiers: [modifier: contexts],
        order: [##"{ "$ref": "#/modifiers/\##(modifier)" }"##]
      )
        == [
          ##"$colors.c = { light: "#000000", dark: "#333333", lightHighContrast: "#666666", darkHighContrast: "#999999" } @ base"##
        ]
    )
  }

  @Test("A modifier of contrast belongs to one of light and dark")
  func twoModifiers() {
    #expect(
      resolved(
        modifiers: [
          "theme": ["light": #"{ "c": \#(color(0)) }"#, "dark": #"{ "c": \#(color(0.2)) }"#],
          "contrast": ["standard": "{}", "high": #"{ "c": \#(color(1)) }"#],
        ],
        order: [##"{ "$ref": "#/modifiers/theme" }"##, ##"{ "$ref": "#/modifiers/contrast" }"##]
      ) == [
        ##"$colors.c = { light: "#000000", dark: "#333333", lightHighContrast: "#FFFFFF", darkHighContrast: "#FFFFFF" } @ base"##
      ]
    )
  }

  @Test("A context of high contrast doesn't apply to the normal appearance")
  func onlyHighContrast() {
    #expect(
      resolved(
        modifiers: [
          "theme": [
            "light": #"{ "c": \#(color(0)) }"#, "dark-high-contrast": #"{ "c": \#(color(1)) }"#,
          ]
        ],
        defaults: ["theme": "light"],
        order: [##"{ "$ref": "#/modifiers/theme" }"##]
      ) == [##"$colors.c = { light: "#000000", darkHighContrast: "#FFFFFF" } @ base"##]
    )
  }

  @Test("Contexts named like brands become values of those brands, in addition to the default")
  func brands() {
    let modifiers = [
      "label": [
        "Night Owl": #"{ "size": \#(number(2)), "font": \#(number(9)) }"#,
        "day": #"{ "size": \#(number(1)), "font": \#(number(9)) }"#,
      ]
    ]
    #expect(
      resolved(
        "brands: { day: {}, nightOwl: {}, dusk: { extends: nightOwl } }",
        modifiers: modifiers,
        defaults: ["label": "day"],
        order: [##"{ "$ref": "#/modifiers/label" }"##]
      ) == [
        "$numbers.font = 9 @ base", "$numbers.size = 1 @ base",
        "$numbers.size = 2 @ brand [brand 'nightOwl']",
      ]
    )
  }

  @Test("Without a default, every brand has a context, and shared values are at the top level")
  func brandsWithoutDefault() {
    let modifiers = [
      "brand": [
        "a": #"{ "size": \#(number(1)), "same": \#(number(5)) }"#,
        "b": #"{ "size": \#(number(2)), "same": \#(number(5)) }"#,
      ]
    ]
    let order = [##"{ "$ref": "#/modifiers/brand" }"##]
    #expect(
      resolved("brands: { a: {}, b: {} }", modifiers: modifiers, order: order) == [
        "$numbers.same = 5 @ base", "$numbers.size = 1 @ brand [brand 'a']",
        "$numbers.size = 2 @ brand [brand 'b']",
      ]
    )
    let missing = resolved("brands: { a: {}, b: {}, c: {} }", modifiers: modifiers, order: order)
    #expect(
      missing.contains {
        $0.contains(
          "error [missing-key] the modifier 'brand' has no 'default', and none of its contexts is for the theme's 'c'"
        )
      }
    )
  }

  @Test("With brands and appearances, each brand has its own pair of colors")
  func brandsAndAppearances() {
    #expect(
      resolved(
        "brands: { a: {}, b: { extends: a }, c: { extends: b } }",
        modifiers: [
          "brand": [
            "a": #"{ "hue": \#(color(0)) }"#, "b": #"{ "hue": \#(color(0.2)) }"#,
            "c": #"{ "hue": \#(color(0.2)) }"#,
          ],
          "theme": [
            "light": #"{ "tint": { "$value": "{hue}" } }"#, "dark": #"{ "tint": \#(color(1)) }"#,
          ],
        ],
        defaults: ["brand": "a"],
        order: [##"{ "$ref": "#/modifiers/brand" }"##, ##"{ "$ref": "#/modifiers/theme" }"##]
      ) == [
        ##"$colors.hue = "#000000" @ base"##, ##"$colors.hue = "#333333" @ brand [brand 'b']"##,
        ##"$colors.tint = { light: $hue, dark: "#FFFFFF" } @ base"##,
      ]
    )
  }

  @Test("A file's types apply to the file, regardless of groups with the same name in others")
  func typesOfFiles() {
    let found = declarations(
      "imports: [tokens/app.resolver.json]",
      files: [
        "tokens/app.resolver.json": ##"""
        { "version": "2025.10", "sets": { "all": { "sources": [
            { "$ref": "my%20colors.json" }, { "$ref": "../sizes.tokens.json" }, { "$ref": "pack.json#/inner/x" } ] } },
          "resolutionOrder": [{ "$ref": "#/sets/all" }] }
        """##,
        "tokens/my colors.json":
          #"{ "$type": "color", "g": { "ink": { "$value": \#(srgb(0, 0, 0)) } } }"#,
        "sizes.tokens.json":
          #"{ "$type": "number", "g": { "gap": { "$value": 4 } } }"#,
        "tokens/pack.json": #"{ "inner": { "x": { "far": \#(number(7)) } } }"#,
      ]
    )
    #expect(
      found == [
        ##"$colors.g.ink = "#000000" @ base"##, "$numbers.far = 7 @ base",
        "$numbers.g.gap = 4 @ base",
      ]
    )
  }

  @Test(
    "Keys in addition to a reference replace those of its target, and '$extends' uses all sources"
  )
  func overrides() {
    #expect(
      resolved(
        sets: [
          "base": #"{ "g": { "$type": "number", "a": { "$value": 1 }, "b": { "$value": 2 } } }"#,
          "more": #"{ "h": { "$extends": "{g}", "b": { "$value": 3 } } }"#,
        ],
        order: [
          ##"{ "$ref": "#/sets/base" }"##, ##"{ "$ref": "#/sets/more" }"##,
          ##"{ "type": "set", "name": "own", "sources": [{ "$ref": "#/$defs/t", "k": { "n": \##(number(6)) } }] }"##,
        ],
        rest: ##""$defs": { "t": { "k": { "m": \##(number(4)) }, "l": \##(number(5)) } }"##
      ) == [
        "$numbers.g.a = 1 @ base", "$numbers.g.b = 2 @ base", "$numbers.h.a = 1 @ base",
        "$numbers.h.b = 3 @ base", "$numbers.k.n = 6 @ base", "$numbers.l = 5 @ base",
      ]
    )
  }

  @Test(
    "A value that differs by appearance and isn't a color keeps its light value, and is reported"
  )
  func notColors() {
    let found = resolved(
      modifiers: [
        "theme": [
          "light": #"{ "size": \#(number(1)), "g": \#(gradient(0)) }"#,
          "dark": #"{ "size": \#(number(2)), "g": \#(gradient(1)), "only": \#(color(1)) }"#,
        ]
      ],
      order: [##"{ "$ref": "#/modifiers/theme" }"##]
    )
    #expect(found.filter { $0.contains("[value-by-appearance]") }.count == 2)
    #expect(found.contains { $0.contains("'size' differs by appearance") })
    #expect(found.contains { $0.contains("'only' has no value in light appearance") })
    #expect(found.contains("$numbers.size = 1 @ base"))
    #expect(
      found.contains {
        $0.contains(##"stops: [{ color: { light: "#000000", dark: "#FFFFFF" }, location: 0 }"##)
      }
    )
  }

  @Test("A file can be a source and an import, and plain files can use what documents define")
  func besidePlainFiles() {
    let document = ##"""
      { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "a.tokens.json" }] }] }
      """##
    let found = declarations(
      "imports: [x.resolver.json, a.tokens.json, b.tokens.json]",
      files: [
        "x.resolver.json": document, "a.tokens.json": #"{ "a": \#(number(1)) }"#,
        "b.tokens.json": #"{ "b": { "$value": "{a}" } }"#,
      ]
    )
    #expect(
      found == ["$numbers.a = 1 @ base", "$numbers.a = 1 @ base", "$numbers.b = $a @ base"]
    )
  }

  private func color(_ gray: Double) -> String {
    #"{ "$type": "color", "$value": \#(srgb(gray, gray, gray)) }"#
  }

  private func number(_ value: Double) -> String {
    #"{ "$type": "number", "$value": \#(value) }"#
  }

  private func gradient(_ gray: Double) -> String {
    #"{ "$type": "gradient", "$value": [{ "color": \#(srgb(gray, gray, gray)), "position": 0 }, { "color": \#(srgb(1, 0, 0)), "position": 1 }] }"#
  }
}
