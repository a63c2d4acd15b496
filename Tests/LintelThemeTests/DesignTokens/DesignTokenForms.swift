import Testing

/// A form that a file of tokens may contain, with the expected result.
struct DesignTokenForm: CustomTestStringConvertible {
  let name: String
  /// The theme's body, in addition to the import.
  let theme: String
  let text: String
  /// The declarations and findings for the file in a live import; findings that only a conversion has begin with `import:`.
  let expected: [String]

  init(_ name: String, theme: String = "", _ text: String, _ expected: [String]) {
    (self.name, self.theme, self.text, self.expected) = (name, theme, text, expected)
  }

  var testDescription: String { name }
  /// Whether the theme's promos never run together.
  var runsAlone: Bool { theme.contains("gala: {} }") }
}

extension DesignTokenForm {
  /// The tokens that the forms refer to.
  static let base = ##"""
    {
      "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.4, 0], "alpha": 0.5 } },
      "w": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
      "n": { "$type": "number", "$value": 1.5 },
      "fam": { "$type": "fontFamily", "$value": "Avenir Next" },
      "wt": { "$type": "fontWeight", "$value": "semi-bold" },
      "st": { "$type": "strokeStyle", "$value": "solid" },
      "b": { "$type": "border", "$value": { "color": "{c}", "width": "{w}", "style": "{st}" } },
      "s": { "$type": "shadow", "$value": { "color": "{c}", "offsetX": "{w}", "offsetY": "{w}", "blur": "{w}", "spread": { "value": 0, "unit": "px" }, "inset": false } },
      "t": { "$type": "typography", "$value": { "fontFamily": "{fam}", "fontSize": "{w}", "fontWeight": "{wt}", "letterSpacing": "{w}", "lineHeight": "{n}" } },
      "g": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 0 }, { "color": "{c}", "position": 1 }] },
      "d": { "$type": "duration", "$value": { "value": 1, "unit": "s" } },
      "sp ace/d": { "$type": "number", "$value": 7 },
      "grp": { "$type": "number", "one": { "$value": 1 }, "two": { "$value": 2 }, "$root": { "$value": 0 } }
    }
    """##

  /// Every simple type of the format, with every form of values, references, and groups.
  static let ofTokens = [
    DesignTokenForm(
      "a color in srgb",
      ##""x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 1] } }"##,
      [##"$colors.x = "#0066FF" @ base"##]
    ),
    DesignTokenForm(
      "a color in srgb-linear",
      ##""x": { "$type": "color", "$value": { "colorSpace": "srgb-linear", "components": [1, 0, 0] } }"##,
      [##"$colors.x = "#FF0000" @ base"##]
    ),
    DesignTokenForm(
      "a color in hsl",
      ##""x": { "$type": "color", "$value": { "colorSpace": "hsl", "components": [120, 100, 50] } }"##,
      [##"$colors.x = "#00FF00" @ base"##]
    ),
    DesignTokenForm(
      "a color in hwb",
      ##""x": { "$type": "color", "$value": { "colorSpace": "hwb", "components": [240, 0, 0] } }"##,
      [##"$colors.x = "#0000FF" @ base"##]
    ),
    DesignTokenForm(
      "a color in lab",
      ##""x": { "$type": "color", "$value": { "colorSpace": "lab", "components": [100, 0, 0] } }"##,
      [##"$colors.x = "#FFFFFF" @ base"##]
    ),
    DesignTokenForm(
      "a color in lch",
      ##""x": { "$type": "color", "$value": { "colorSpace": "lch", "components": [0, 0, 0] } }"##,
      [##"$colors.x = "#000000" @ base"##]
    ),
    DesignTokenForm(
      "a color in oklab",
      ##""x": { "$type": "color", "$value": { "colorSpace": "oklab", "components": [1, 0, 0] } }"##,
      [##"$colors.x = "#FFFFFF" @ base"##]
    ),
    DesignTokenForm(
      "a color in oklch",
      ##""x": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, 200] } }"##,
      ["$colors.x = oklch(0.5 0.1 200) @ base"]
    ),
    DesignTokenForm(
      "a color in display-p3",
      ##""x": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] } }"##,
      ["$colors.x = display-p3(1 0 0) @ base"]
    ),
    DesignTokenForm(
      "a color in a98-rgb",
      ##""x": { "$type": "color", "$value": { "colorSpace": "a98-rgb", "components": [1, 1, 1] } }"##,
      [##"$colors.x = "#FFFFFF" @ base"##]
    ),
    DesignTokenForm(
      "a color in prophoto-rgb",
      ##""x": { "$type": "color", "$value": { "colorSpace": "prophoto-rgb", "components": [0, 0, 0] } }"##,
      [##"$colors.x = "#000000" @ base"##]
    ),
    DesignTokenForm(
      "a color in rec2020",
      ##""x": { "$type": "color", "$value": { "colorSpace": "rec2020", "components": [1, 1, 1] } }"##,
      [##"$colors.x = "#FFFFFF" @ base"##]
    ),
    DesignTokenForm(
      "a color in xyz-d65",
      ##""x": { "$type": "color", "$value": { "colorSpace": "xyz-d65", "components": [0, 0, 0] } }"##,
      [##"$colors.x = "#000000" @ base"##]
    ),
    DesignTokenForm(
      "a color in xyz-d50",
      ##""x": { "$type": "color", "$value": { "colorSpace": "xyz-d50", "components": [0, 0, 0] } }"##,
      [##"$colors.x = "#000000" @ base"##]
    ),
    DesignTokenForm(
      "a missing component",
      ##""x": { "$type": "color", "$value": { "colorSpace": "hsl", "components": ["none", 0, 100] } }"##,
      [##"$colors.x = "#FFFFFF" @ base"##]
    ),
    DesignTokenForm(
      "an alpha",
      ##""x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.25 } }"##,
      ["$colors.x = color(srgb 0 0 0 / 0.25) @ base"]
    ),
    DesignTokenForm(
      "a fallback that agrees",
      ##""x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.4, 0], "hex": "#ff6600" } }"##,
      [##"$colors.x = "#FF6600" @ base"##]
    ),
    DesignTokenForm(
      "a fallback that does not",
      ##""x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.4, 0], "hex": "#00ff00" } }"##,
      [
        "x.tokens.json:1:96 warning [color-fallback-mismatch] 'hex' doesn't match the components",
        ##"$colors.x = "#FF6600" @ base"##,
      ]
    ),
    DesignTokenForm(
      "a color that no screen shows",
      ##""x": { "$type": "color", "$value": { "colorSpace": "xyz-d65", "components": [0, 1, 0] } }"##,
      [
        "x.tokens.json:1:79 warning [out-of-gamut] the color is outside Display P3",
        "$colors.x = oklch(0.921816 0.721044 158.573702) @ base",
      ]
    ),
    DesignTokenForm(
      "components by reference",
      ##""x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/c/$value/components/1" }, { "$ref": "#/c/$value/components/2" }, 1] } }"##,
      [##"$colors.x = "#6600FF" @ base"##]
    ),
    DesignTokenForm(
      "an alpha by reference",
      ##""x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": { "$ref": "#/c/$value/alpha" } } }"##,
      ["$colors.x = color(srgb 0 0 0 / 0.5) @ base"]
    ),
    DesignTokenForm(
      "a color by alias",
      ##""x": { "$type": "color", "$value": "{c}" }"##,
      ["$colors.x = $c @ base"]
    ),
    DesignTokenForm(
      "a color by pointer",
      ##""x": { "$type": "color", "$value": { "$ref": "#/c/$value" } }"##,
      ["$colors.x = $c @ base"]
    ),
    DesignTokenForm(
      "a token that is a pointer",
      ##""x": { "$type": "color", "$ref": "#/c" }"##,
      ["$colors.x = $c @ base"]
    ),
    DesignTokenForm(
      "a token that is a pointer to a value",
      ##""x": { "$type": "color", "$ref": "#/c/$value" }"##,
      ["$colors.x = $c @ base"]
    ),
    DesignTokenForm(
      "a type by alias",
      ##""x": { "$value": "{c}" }"##,
      ["$colors.x = $c @ base"]
    ),
    DesignTokenForm(
      "a type by a group",
      ##""x": { "$type": "number", "$description": "Sizes.", "a": { "b": { "$value": 4 } } }"##,
      [
        "$numbers.x.a.b = 4 @ base",
        "import: x.tokens.json:1:29 info [unusable-design-token] Lintel leaves out the data of other tools, and the descriptions of groups and sets",
      ]
    ),
    DesignTokenForm(
      "no type",
      ##""x": { "$value": 4 }"##,
      ["x.tokens.json:1:3 error [untyped-token] the token 'x' has no type"]
    ),
    DesignTokenForm(
      "a chain of aliases",
      ##""x": { "$value": "{x2}" }, "x2": { "$value": "{c}" }"##,
      [
        "$colors.x = $x2 @ base",
        "$colors.x2 = $c @ base",
      ]
    ),
    DesignTokenForm(
      "a circle of aliases",
      ##""x": { "$type": "number", "$value": "{x2}" }, "x2": { "$type": "number", "$value": "{x}" }"##,
      ["x.tokens.json:1:39 error [cyclic-token] token '$x' refers to itself through '$x2'"]
    ),
    DesignTokenForm(
      "an alias to nothing",
      ##""x": { "$type": "number", "$value": "{nowhere}" }"##,
      ["x.tokens.json:1:39 error [unknown-token] unknown token 'nowhere'"]
    ),
    DesignTokenForm(
      "an alias to a group",
      ##""x": { "$type": "number", "$value": "{grp}" }"##,
      [
        "x.tokens.json:1:39 error [unknown-token] 'grp' is a group, and only a token has a value"
      ]
    ),
    DesignTokenForm(
      "an alias to a group's own token",
      ##""x": { "$type": "number", "$value": "{grp.$root}" }"##,
      ["$numbers.x = $grp @ base"]
    ),
    DesignTokenForm(
      "an alias of another type",
      ##""x": { "$type": "number", "$value": "{c}" }"##,
      ["x.tokens.json:1:39 error [token-of-wrong-type] 'c' is a color, expected a number"]
    ),
    DesignTokenForm(
      "a pointer with escapes",
      ##""x": { "$type": "number", "$value": { "$ref": "#/sp%20ace~1d/$value" } }"##,
      ["$numbers.x = $sp-ace-d @ base"]
    ),
    DesignTokenForm(
      "a pointer to nothing",
      ##""x": { "$type": "number", "$value": { "$ref": "#/w/$value/values" } }"##,
      [
        "x.tokens.json:1:49 error [unknown-token] '#/w/$value/values' doesn't exist in the value of 'w'"
      ]
    ),
    DesignTokenForm(
      "a pointer with a neighbor",
      ##""x": { "$type": "color", "$value": { "$ref": "#/c/$value", "alpha": 1 } }"##,
      [
        "x.tokens.json:1:62 error [unknown-key] 'alpha' has no effect next to a '$ref', which is the whole value",
        "$colors.x = $c @ base",
      ]
    ),
    DesignTokenForm(
      "names that a theme can't have",
      ##""x": { "Deep Blue/1": { "$type": "number", "$value": 1 } }"##,
      [
        "$numbers.x.Deep-Blue-1 = 1 @ base",
        "import: x.tokens.json:1:10 info [unusable-design-token] a name isn't valid in a theme and changes",
      ]
    ),
    DesignTokenForm(
      "a group's own token",
      ##""x": { "$type": "number", "$root": { "$value": 1 }, "one": { "$value": 2 } }"##,
      [
        "$numbers.x = 1 @ base",
        "$numbers.x.one = 2 @ base",
        "import: x.tokens.json:1:29 info [unusable-design-token] a name isn't valid in a theme and changes",
      ]
    ),
    DesignTokenForm(
      "a group that extends another",
      ##""y": { "$type": "number", "one": { "$value": 1 }, "two": { "$value": 2 } }, "x": { "$extends": "{y}", "two": { "$value": 3 } }"##,
      [
        "$numbers.x.one = 1 @ base",
        "$numbers.x.two = 3 @ base",
        "$numbers.y.one = 1 @ base",
        "$numbers.y.two = 2 @ base",
      ]
    ),
    DesignTokenForm(
      "a group that extends by pointer",
      ##""y": { "$type": "number", "$root": { "$value": 0 }, "one": { "$value": 1 } }, "x": { "$extends": "#/y" }"##,
      [
        "$numbers.x = 0 @ base",
        "$numbers.x.one = 1 @ base",
        "$numbers.y = 0 @ base",
        "$numbers.y.one = 1 @ base",
        "import: x.tokens.json:1:29 info [unusable-design-token] a name isn't valid in a theme and changes",
      ]
    ),
    DesignTokenForm(
      "a group that extends a token",
      ##""y": { "$type": "number", "$value": 1 }, "x": { "$extends": "{y}" }"##,
      [
        "x.tokens.json:1:63 error [wrong-value-type] 'y' is a token, and only a group can be extended",
        "$numbers.y = 1 @ base",
      ]
    ),
    DesignTokenForm(
      "a group that extends a group of another file",
      ##""x": { "$extends": "{grp}" }"##,
      ["x.tokens.json:1:22 error [undeclared-name] unknown group 'grp'"]
    ),
    DesignTokenForm(
      "groups that extend each other",
      ##""x": { "$extends": "{y}" }, "y": { "$extends": "{x}" }"##,
      [
        "x.tokens.json:1:22 error [circular-extends] groups extend each other in a cycle: 'x', 'y'"
      ]
    ),
    DesignTokenForm(
      "a token with tokens below it",
      ##""x": { "$type": "number", "$value": 1, "y": { "$type": "number", "$value": 2 } }"##,
      [
        "x.tokens.json:1:42 error [token-and-group] 'x' is a token, so 'y' can't be below it",
        "$numbers.x = 1 @ base",
      ]
    ),
    DesignTokenForm(
      "a dimension in px",
      ##""x": { "$type": "dimension", "$value": { "value": 0.5, "unit": "px" } }"##,
      ["$numbers.x = 0.5 @ base"]
    ),
    DesignTokenForm(
      "a dimension in rem",
      ##""x": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } }"##,
      [
        "x.tokens.json:1:66 info [rem-dimension] a rem is read as 16 points, regardless of the user's text size",
        "$numbers.x = 24 @ base",
      ]
    ),
    DesignTokenForm(
      "a dimension by alias",
      ##""x": { "$type": "dimension", "$value": "{w}" }"##,
      ["$numbers.x = $w @ base"]
    ),
    DesignTokenForm(
      "a dimension by parts",
      ##""x": { "$type": "dimension", "$value": { "value": { "$ref": "#/w/$value/value" }, "unit": { "$ref": "#/w/$value/unit" } } }"##,
      ["$numbers.x = 2 @ base"]
    ),
    DesignTokenForm(
      "a dimension in another unit",
      ##""x": { "$type": "dimension", "$value": { "value": 1, "unit": "%" } }"##,
      ["x.tokens.json:1:64 error [unknown-keyword] unknown unit '%'"]
    ),
    DesignTokenForm(
      "a number",
      ##""x": { "$type": "number", "$value": -0.25 }"##,
      ["$numbers.x = -0.25 @ base"]
    ),
    DesignTokenForm(
      "a number by pointer",
      ##""x": { "$type": "number", "$value": { "$ref": "#/w/$value/value" } }"##,
      ["$numbers.x = 2 @ base"]
    ),
    DesignTokenForm(
      "what a token says about itself",
      ##""x": { "$type": "number", "$value": 1, "$description": "One.", "$deprecated": "use 'n'", "$extensions": { "com.example": { "id": 1 } } }"##,
      [
        "$numbers.x = 1 @ base",
        "import: x.tokens.json:1:92 info [unusable-design-token] Lintel leaves out the data of other tools, and the descriptions of groups and sets",
      ]
    ),
    DesignTokenForm(
      "a group that is deprecated but for one",
      ##""x": { "$deprecated": true, "$type": "number", "a": { "$value": 1 }, "b": { "$value": 2, "$deprecated": false } }"##,
      [
        "$numbers.x.a = 1 @ base",
        "$numbers.x.b = 2 @ base",
      ]
    ),
    DesignTokenForm(
      "a color that another tool changes",
      ##""x": { "$type": "color", "$value": "{c}", "$extensions": { "studio.tokens": { "modify": { "type": "lighten", "value": "0.2", "space": "lch" } } } }"##,
      [
        "$colors.x = $c @ base",
        "import: x.tokens.json:1:45 info [unusable-design-token] Lintel leaves out the data of other tools, and the descriptions of groups and sets",
        "import: x.tokens.json:1:81 info [unusable-design-token] another tool changes the color of 'x' with 'modify', which Lintel leaves out",
      ]
    ),
    DesignTokenForm(
      "an unknown member",
      ##""x": { "$type": "number", "$value": 1, "$descripton": "?" }"##,
      [
        "x.tokens.json:1:42 error [unknown-key] unknown key '$descripton' in a token",
        "$numbers.x = 1 @ base",
      ]
    ),
    DesignTokenForm(
      "a draft's color",
      ##""x": { "$type": "color", "$value": "#0b6e99" }"##,
      [
        "x.tokens.json:1:38 warning [outdated-design-token] the value has the form of earlier drafts; the 2025.10 format uses an object",
        ##"$colors.x = "#0B6E99" @ base"##,
      ]
    ),
    DesignTokenForm(
      "a draft's dimension",
      ##""x": { "$type": "dimension", "$value": "16px" }"##,
      [
        "x.tokens.json:1:42 warning [outdated-design-token] the value has the form of earlier drafts; the 2025.10 format uses an object",
        "$numbers.x = 16 @ base",
      ]
    ),
  ]
}
