extension DesignTokenForm {
  /// Trees for Style Dictionary, type by type.
  static let ofTrees = [
    DesignTokenForm(
      "a color in hex",
      ##""x": { "value": "#ff6600", "type": "color" }"##,
      [##"$colors.x = "#FF6600" @ base"##]
    ),
    DesignTokenForm(
      "a color in hex with its alpha",
      ##""x": { "value": "#ff660080", "type": "color" }"##,
      [##"$colors.x = "#FF660080" @ base"##]
    ),
    DesignTokenForm(
      "a color by name",
      ##""x": { "value": "rebeccapurple", "type": "color" }"##,
      [##"$colors.x = "#663399" @ base"##]
    ),
    DesignTokenForm(
      "a color as CSS writes it",
      ##""x": { "value": "rgba(255, 102, 0, 0.5)", "type": "color" }"##,
      ["$colors.x = color(srgb 1 0.4 0 / 0.5) @ base"]
    ),
    DesignTokenForm(
      "a color in channels",
      ##""x": { "value": { "r": 255, "g": 102, "b": 0, "a": 0.5 }, "type": "color" }"##,
      ["$colors.x = color(srgb 1 0.4 0 / 0.5) @ base"]
    ),
    DesignTokenForm(
      "a color by its place",
      ##""color": { "x": { "value": "#000" } }"##,
      [##"$colors.color.x = "#000000" @ base"##]
    ),
    DesignTokenForm(
      "a type by the look",
      ##""x": { "value": "12px" }"##,
      ["$numbers.x = 12 @ base"]
    ),
    DesignTokenForm(
      "an alias",
      ##""y": { "value": "#000", "type": "color" }, "x": { "value": "{y}", "type": "color" }"##,
      [
        "$colors.x = $y @ base",
        ##"$colors.y = "#000000" @ base"##,
      ]
    ),
    DesignTokenForm(
      "an alias to a value",
      ##""y": { "value": "#000", "type": "color" }, "x": { "value": "{y.value}", "type": "color" }"##,
      [
        "$colors.x = $y @ base",
        ##"$colors.y = "#000000" @ base"##,
      ]
    ),
    DesignTokenForm(
      "an alias without the set of Tokens Studio",
      ##""core": { "y": { "value": "#000", "type": "color" }, "z": { "value": "4", "type": "sizing" } }, "dark": { "x": { "value": "{y}", "type": "color" } }, "$metadata": { "tokenSetOrder": ["core", "dark"] }"##,
      [
        ##"$colors.core.y = "#000000" @ base"##,
        "$colors.dark.x = $core.y @ base",
        "$numbers.core.z = 4 @ base",
        "import: x.json:1:153 info [unusable-design-token] '$metadata', where Tokens Studio stores the purpose of its sets, is left out",
      ]
    ),
    DesignTokenForm(
      "an alias that two sets of Tokens Studio have",
      ##""light": { "y": { "value": "#fff" } }, "dark": { "y": { "value": "#000" } }, "x": { "y2": { "value": "{y}" } }, "$themes": []"##,
      [
        "import: x.json:1:104 error [unknown-token] unknown token 'y'",
        "import: x.json:1:115 info [unusable-design-token] '$themes', where Tokens Studio stores the purpose of its sets, is left out",
      ]
    ),
    DesignTokenForm(
      "a string",
      ##""x": { "value": "Inter", "type": "string" }"##,
      ["$strings.x = Inter @ base"]
    ),
    DesignTokenForm(
      "an alias to nothing",
      ##""x": { "value": "{y}", "type": "color" }"##,
      ["import: x.json:1:19 error [unknown-token] unknown token 'y'"]
    ),
    DesignTokenForm(
      "a size in px",
      ##""x": { "value": "16px", "type": "dimension" }"##,
      ["$numbers.x = 16 @ base"]
    ),
    DesignTokenForm(
      "a size without a unit",
      ##""x": { "value": 16, "type": "sizing" }"##,
      ["$numbers.x = 16 @ base"]
    ),
    DesignTokenForm(
      "a size in rem",
      ##""x": { "value": "1rem", "type": "spacing" }"##,
      [
        "$numbers.x = 16 @ base",
        "import: x.json:1:19 info [rem-dimension] a rem is read as 16 points, regardless of the user's text size",
      ]
    ),
    DesignTokenForm(
      "a size in em",
      ##""size": { "x": { "value": "12em" } }"##,
      [
        "import: x.json:1:13 info [unusable-design-token] bars don't support a font-relative size in em: 'size.x' is left out"
      ]
    ),
    DesignTokenForm(
      "a size that is computed",
      ##""y": { "value": 4, "type": "spacing" }, "x": { "value": "{y} * 2", "type": "spacing" }"##,
      [
        "$numbers.y = 4 @ base",
        "import: x.json:1:43 info [unusable-design-token] bars don't support a size that is computed from other tokens: 'x' is left out",
      ]
    ),
    DesignTokenForm(
      "a size in a unit that bars do not have",
      ##""x": { "value": "3vw", "type": "dimension" }"##,
      [
        "import: x.json:1:3 info [unusable-design-token] bars don't support a size written as '3vw': 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "an opacity",
      ##""x": { "value": "40%", "type": "opacity" }"##,
      ["$numbers.x = 0.4 @ base"]
    ),
    DesignTokenForm(
      "only a font family",
      ##""x": { "value": "Didot", "type": "fontFamilies" }"##,
      [
        "$strings.x = Didot @ base"
      ]
    ),
    DesignTokenForm(
      "only a weight",
      ##""x": { "value": "Bold", "type": "fontWeights" }"##,
      [
        "$strings.x = bold @ base"
      ]
    ),
    DesignTokenForm(
      "a typography",
      ##""x": { "value": { "fontFamily": "Didot", "fontSize": "20px", "fontWeight": "Bold", "letterSpacing": "-2%", "lineHeight": "120%" }, "type": "typography" }"##,
      [
        "$fonts.x = { family: Didot, size: 20, weight: bold } @ base",
        "$numbers.x.letterSpacing = -0.4 @ base",
        "import: x.json:1:124 info [unusable-design-token] line heights are left out, because text in bars has only one line",
      ]
    ),
    DesignTokenForm(
      "a typography of references",
      ##""f": { "value": "Didot, serif", "type": "fontFamilies" }, "z": { "value": 20, "type": "fontSizes" }, "w": { "value": 650, "type": "fontWeights" }, "l": { "value": "0.1em", "type": "letterSpacing" }, "x": { "value": { "fontFamily": "{f}", "fontSize": "{z}", "fontWeight": "{w}", "letterSpacing": "{l}" }, "type": "typography" }"##,
      [
        "$fonts.x = { family: Didot, size: 20, weight: bold } @ base",
        "$numbers.x.letterSpacing = 2 @ base",
        "$numbers.z = 20 @ base",
        "$strings.f = Didot @ base",
        "import: x.json:1:19 info [unusable-design-token] font families after the first are left out, because a bar's font has only one",
        "import: x.json:1:120 info [unusable-design-token] font weights between those of UIKit become the nearest of its nine",
        "import: x.json:1:150 info [unusable-design-token] bars don't support a font-relative size in em: 'l' is left out",
      ]
    ),
    DesignTokenForm(
      "a typography with what bars lack",
      ##""x": { "value": { "fontSize": "17", "textCase": "uppercase", "paragraphSpacing": "4", "fontWeight": "Wide", "letterSpacing": "wide" }, "type": "typography" }"##,
      [
        "$fonts.x = { size: 17 } @ base",
        "$numbers.x.letterSpacing = 0 @ base",
        "import: x.json:1:39 info [unusable-design-token] parts of typographies that a bar's font doesn't have are left out",
        "import: x.json:1:103 info [unusable-design-token] unknown font weights are left out",
        "import: x.json:1:128 info [unusable-design-token] letter spacings that aren't lengths are left out",
      ]
    ),
    DesignTokenForm(
      "a typography with a size below 1",
      ##""x": { "value": { "fontSize": "0.5" }, "type": "typography" }"##,
      [
        "$fonts.x = { size: 0.5 } @ base",
        "$numbers.x.letterSpacing = 0 @ base",
      ]
    ),
    DesignTokenForm(
      "a typography without a size",
      ##""x": { "value": { "fontFamily": "Didot" }, "type": "typography" }"##,
      [
        "import: x.json:1:3 info [unusable-design-token] bars don't support a typography without a size: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a shadow",
      ##""x": { "value": { "color": "#000000", "x": "0", "y": "1", "blur": "3", "spread": "2", "type": "dropShadow" }, "type": "boxShadow" }"##,
      [
        ##"$colors.x.color = "#000000" @ base"##,
        "$numbers.x.blur = 3 @ base",
        "$offsets.x.offset = [0, 1] @ base",
        "import: x.json:1:84 info [unusable-design-token] spreads of shadows are left out, because the shadow of text has none",
      ]
    ),
    DesignTokenForm(
      "an inner shadow",
      ##""x": { "value": { "color": "#000000", "x": "0", "y": "1", "blur": "3", "type": "innerShadow" }, "type": "boxShadow" }"##,
      [
        "import: x.json:1:3 info [unusable-design-token] bars don't support a shadow inside the shape: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "several shadows",
      ##""x": { "value": [{ "color": "#000" }, { "color": "#fff" }], "type": "boxShadow" }"##,
      [
        "import: x.json:1:3 info [unusable-design-token] bars don't support several shadows: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a border",
      ##""x": { "value": { "color": "#000", "width": "1px", "style": "solid" }, "type": "border" }"##,
      [
        ##"$colors.x.color = "#000000" @ base"##,
        "$numbers.x.width = 1 @ base",
      ]
    ),
    DesignTokenForm(
      "a dashed border",
      ##""x": { "value": { "color": "#000", "width": "1px", "style": "dashed" }, "type": "border" }"##,
      [
        "import: x.json:1:3 info [unusable-design-token] bars don't support a border whose line is dashed: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a gradient",
      ##""x": { "value": "linear-gradient(#000, #fff)", "type": "gradient" }"##,
      [
        "import: x.json:1:3 info [unusable-design-token] bars don't support a gradient written as 'linear-gradient(#000, #fff)': 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a duration",
      ##""x": { "value": "100ms", "type": "duration" }"##,
      [
        "import: x.json:1:3 info [unusable-design-token] bars don't support a duration: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a type that themes lack",
      ##""x": { "value": "Save", "type": "text" }"##,
      [
        "import: x.json:1:3 info [unusable-design-token] bars don't support a value of a type that themes don't have: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a text that is no token",
      ##""x": "#000", "y": { "value": 1 }"##,
      [
        "$numbers.y = 1 @ base",
        "import: x.json:1:3 info [unusable-design-token] 'x', which has no 'value', is left out",
      ]
    ),
    DesignTokenForm(
      "a token below a token",
      ##""x": { "value": "#000", "type": "color", "hover": { "value": "#333", "type": "color" } }"##,
      [
        ##"$colors.x = "#000000" @ base"##,
        "import: x.json:1:44 info [unusable-design-token] 'x.hover', which is below the token 'x', is left out",
      ]
    ),
    DesignTokenForm(
      "remarks",
      ##""x": { "comment": "Sizes.", "a": { "value": 4, "type": "sizing", "comment": "Small.", "attributes": { "category": "size" } } }"##,
      ["$numbers.x.a = 4 @ base"]
    ),
    DesignTokenForm(
      "what is said besides",
      ##""x": { "value": "#000", "type": "color", "darkValue": "#fff", "themeable": true, "attributes": { "x": 1 } }, "y": { "value": 1, "darkValue": 2, "dark": { "hex": "#fff" } }"##,
      [
        ##"$colors.x = "#000000" @ base"##,
        "$numbers.y = 1 @ base",
        "import: x.json:1:44 info [unusable-design-token] 'darkValue' of 'x' and others is left out",
        "import: x.json:1:147 info [unusable-design-token] 'dark' of 'y' is left out",
      ]
    ),
    DesignTokenForm(
      "what Style Dictionary 4 writes as the Design Tokens format does",
      ##""$metadata": { "tokenSetOrder": ["a"] }, "x": { "$type": "color", "$deprecated": true, "a": { "$value": "hsl(0,100%,50%)", "$description": "Red." }, "b": { "$value": "{x.a.$value}" }, "c": { "$value": { "colorSpace": "display-p3", "components": [0, 0, 1] } }, "d": { "$ref": "#/x/c" } }"##,
      [
        ##"$colors.x.a = "#FF0000" @ base"##,
        "$colors.x.b = $x.a @ base",
        "$colors.x.c = display-p3(0 0 1) @ base",
        "$colors.x.d = $x.c @ base",
        "import: x.json:1:3 info [unusable-design-token] '$metadata', where Tokens Studio stores the purpose of its sets, is left out",
        "import: x.json:1:3 info [unusable-design-token] the file is read as a tree for Style Dictionary, because edition 2025.10 of the Design Tokens format is stricter",
      ]
    ),
    DesignTokenForm(
      "types and parts that the Design Tokens format does not have",
      ##""o": { "$type": "opacity", "$value": "40%" }, "f": { "$type": "typography", "$value": { "fontFamily": ["Didot"], "fontSize": { "value": 20, "unit": "px" }, "letterSpacing": { "value": 1, "unit": "px" } } }, "e": { "$type": "dimension", "$value": "2em" }, "t": { "$type": "text", "$value": "Save" }, "gr": { "$type": "gradient", "$value": [{ "color": "#000", "position": 0 }, { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 1 }] }"##,
      [
        "$fonts.f = { family: Didot, size: 20 } @ base",
        ##"$images.gr = { gradient: { from: top, stops: [{ color: "#000000", location: 0 }, { color: "#FFFFFF", location: 1 }] } } @ base"##,
        "$numbers.f.letterSpacing = 1 @ base",
        "$numbers.o = 0.4 @ base",
        "import: x.json:1:19 info [unusable-design-token] the file is read as a tree for Style Dictionary, because edition 2025.10 of the Design Tokens format is stricter",
        "import: x.json:1:210 info [unusable-design-token] bars don't support a font-relative size in em or a value of a type that themes don't have: 2 tokens are left out",
      ]
    ),
    DesignTokenForm(
      "what other tools store",
      ##""$themes": [], "x": { "value": "#000", "type": "color", "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": "0.1", "space": "hsl" } } } }"##,
      [
        ##"$colors.x = "#000000" @ base"##,
        "import: x.json:1:3 info [unusable-design-token] '$themes', where Tokens Studio stores the purpose of its sets, is left out",
        "import: x.json:1:59 info [unusable-design-token] Lintel leaves out the data of other tools, and the descriptions of groups and sets",
        "import: x.json:1:95 info [unusable-design-token] another tool changes the color of 'x' with 'modify', which Lintel leaves out",
      ]
    ),
  ]
}
