extension DesignTokenForm {
  /// Types that consist of others, and those that occur only in others.
  static let ofComposites = [
    DesignTokenForm(
      "only a font family",
      ##""x": { "$type": "fontFamily", "$value": "Didot" }"##,
      ["$strings.x = Didot @ base"]
    ),
    DesignTokenForm(
      "only font families",
      ##""x": { "$type": "fontFamily", "$value": ["Didot", "serif"] }"##,
      [
        "x.tokens.json:1:53 info [unusable-design-token] font families after the first are left out, because a bar's font has only one",
        "$strings.x = Didot @ base",
      ]
    ),
    DesignTokenForm(
      "only a font weight",
      ##""x": { "$type": "fontWeight", "$value": 700 }"##,
      ["$strings.x = bold @ base"]
    ),
    DesignTokenForm(
      "only the system's own font family",
      ##""x": { "$type": "fontFamily", "$value": "system-ui" }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a family of the system font: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "only a stroke style",
      ##""x": { "$type": "strokeStyle", "$value": "dashed" }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a stroke style that no other token uses: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "only dashes",
      ##""x": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }, "{w}"], "lineCap": "round" } }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a stroke style that no other token uses: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a string of an earlier draft",
      ##""x": { "$type": "string", "$value": "Inter" }, "y": { "$value": "{x}" }"##,
      [
        "x.tokens.json:1:19 warning [outdated-design-token] earlier drafts had strings and booleans; the 2025.10 format doesn't",
        "$strings.x = Inter @ base",
        "$strings.y = $x @ base",
      ]
    ),
    DesignTokenForm(
      "a boolean of an earlier draft",
      ##""x": { "$type": "boolean", "$value": true }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a boolean: 'x' is left out",
        "x.tokens.json:1:19 warning [outdated-design-token] earlier drafts had strings and booleans; the 2025.10 format doesn't",
      ]
    ),
    DesignTokenForm(
      "a duration",
      ##""x": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a duration: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a timing function",
      ##""x": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a timing function: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a transition",
      ##""x": { "$type": "transition", "$value": { "duration": "{d}", "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] } }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a transition: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a typography",
      ##""x": { "$type": "typography", "$value": { "fontFamily": "Avenir Next", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } }"##,
      [
        "x.tokens.json:1:197 info [unusable-design-token] line heights are left out, because text in bars has only one line",
        "$fonts.x = { family: Avenir Next, size: 17 } @ base",
        "$numbers.x.letterSpacing = 0 @ base",
      ]
    ),
    DesignTokenForm(
      "a typography of references",
      ##""x": { "$type": "typography", "$value": { "fontFamily": "{fam}", "fontSize": "{w}", "fontWeight": "{wt}", "letterSpacing": "{w}", "lineHeight": "{n}" } }"##,
      [
        "x.tokens.json:1:147 info [unusable-design-token] line heights are left out, because text in bars has only one line",
        "$fonts.x = { family: Avenir Next, size: 2, weight: semibold } @ base",
        "$numbers.x.letterSpacing = 2 @ base",
      ]
    ),
    DesignTokenForm(
      "a typography of pointers",
      ##""x": { "$type": "typography", "$value": { "fontFamily": { "$ref": "#/t/$value/fontFamily" }, "fontSize": { "$ref": "#/w/$value" }, "fontWeight": { "$ref": "#/wt/$value" }, "letterSpacing": { "$ref": "#/w/$value" }, "lineHeight": { "$ref": "#/n/$value" } } }"##,
      [
        "x.tokens.json:1:232 info [unusable-design-token] line heights are left out, because text in bars has only one line",
        "$fonts.x = { family: Avenir Next, size: 2, weight: semibold } @ base",
        "$numbers.x.letterSpacing = 2 @ base",
      ]
    ),
    DesignTokenForm(
      "a typography with several families",
      ##""x": { "$type": "typography", "$value": { "fontFamily": ["Didot", "serif"], "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } }"##,
      [
        "x.tokens.json:1:69 info [unusable-design-token] font families after the first are left out, because a bar's font has only one",
        "x.tokens.json:1:202 info [unusable-design-token] line heights are left out, because text in bars has only one line",
        "$fonts.x = { family: Didot, size: 17 } @ base",
        "$numbers.x.letterSpacing = 0 @ base",
      ]
    ),
    DesignTokenForm(
      "a typography with a weight in between",
      ##""x": { "$type": "typography", "$value": { "fontFamily": "Avenir Next", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 350, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } }"##,
      [
        "x.tokens.json:1:131 info [unusable-design-token] font weights between those of UIKit become the nearest of its nine",
        "x.tokens.json:1:197 info [unusable-design-token] line heights are left out, because text in bars has only one line",
        "$fonts.x = { family: Avenir Next, size: 17 } @ base",
        "$numbers.x.letterSpacing = 0 @ base",
      ]
    ),
    DesignTokenForm(
      "a typography in rem",
      ##""x": { "$type": "typography", "$value": { "fontFamily": "Avenir Next", "fontSize": { "value": 2, "unit": "rem" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } }"##,
      [
        "x.tokens.json:1:108 info [rem-dimension] a rem is read as 16 points, regardless of the user's text size",
        "x.tokens.json:1:197 info [unusable-design-token] line heights are left out, because text in bars has only one line",
        "$fonts.x = { family: Avenir Next, size: 32 } @ base",
        "$numbers.x.letterSpacing = 0 @ base",
      ]
    ),
    DesignTokenForm(
      "a typography by alias",
      ##""x": { "$type": "typography", "$value": "{t}" }"##,
      [
        "$fonts.x = $t @ base",
        "$numbers.x.letterSpacing = $t.letterSpacing @ base",
      ]
    ),
    DesignTokenForm(
      "a shadow",
      ##""x": { "$type": "shadow", "$value": { "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 3, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } }"##,
      [
        ##"$colors.x.color = "#FF0000" @ base"##,
        "$numbers.x.blur = 3 @ base",
        "$offsets.x.offset = [0, 1] @ base",
      ]
    ),
    DesignTokenForm(
      "a shadow of references",
      ##""x": { "$type": "shadow", "$value": { "color": "{c}", "offsetX": "{w}", "offsetY": { "$ref": "#/w/$value" }, "blur": "{w}", "spread": { "value": 0, "unit": "px" } } }"##,
      [
        "$colors.x.color = $c @ base",
        "$numbers.x.blur = 2 @ base",
        "$offsets.x.offset = [2, 2] @ base",
      ]
    ),
    DesignTokenForm(
      "a shadow that spreads",
      ##""x": { "$type": "shadow", "$value": { "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 3, "unit": "px" }, "spread": { "value": 2, "unit": "px" } } }"##,
      [
        "x.tokens.json:1:231 info [unusable-design-token] spreads of shadows are left out, because the shadow of text has none",
        ##"$colors.x.color = "#FF0000" @ base"##,
        "$numbers.x.blur = 3 @ base",
        "$offsets.x.offset = [0, 1] @ base",
      ]
    ),
    DesignTokenForm(
      "an inner shadow",
      ##""x": { "$type": "shadow", "$value": { "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 3, "unit": "px" }, "spread": { "value": 0, "unit": "px" }, "inset": true } }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a shadow inside the shape: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a shadow in a list",
      ##""x": { "$type": "shadow", "$value": [{ "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 3, "unit": "px" }, "spread": { "value": 0, "unit": "px" } }] }"##,
      [
        ##"$colors.x.color = "#FF0000" @ base"##,
        "$numbers.x.blur = 3 @ base",
        "$offsets.x.offset = [0, 1] @ base",
      ]
    ),
    DesignTokenForm(
      "a shadow by alias in a list",
      ##""x": { "$type": "shadow", "$value": ["{s}"] }"##,
      [
        "$colors.x.color = $c @ base",
        "$numbers.x.blur = 2 @ base",
        "$offsets.x.offset = [2, 2] @ base",
      ]
    ),
    DesignTokenForm(
      "several shadows",
      ##""x": { "$type": "shadow", "$value": [{ "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 3, "unit": "px" }, "spread": { "value": 0, "unit": "px" } }, "{s}"] }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support several shadows: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a border",
      ##""x": { "$type": "border", "$value": { "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "width": { "value": 1, "unit": "px" }, "style": "solid" } }"##,
      [
        ##"$colors.x.color = "#FF0000" @ base"##,
        "$numbers.x.width = 1 @ base",
      ]
    ),
    DesignTokenForm(
      "a border of references",
      ##""x": { "$type": "border", "$value": { "color": "{c}", "width": "{w}", "style": "{st}" } }"##,
      [
        "$colors.x.color = $c @ base",
        "$numbers.x.width = 2 @ base",
      ]
    ),
    DesignTokenForm(
      "a border by pointer",
      ##""x": { "$type": "border", "$value": { "$ref": "#/b/$value" } }"##,
      [
        "$colors.x.color = $b.color @ base",
        "$numbers.x.width = $b.width @ base",
      ]
    ),
    DesignTokenForm(
      "a dotted border",
      ##""x": { "$type": "border", "$value": { "color": "{c}", "width": "{w}", "style": "dotted" } }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a border whose line is dotted: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a border with its own dashes",
      ##""x": { "$type": "border", "$value": { "color": "{c}", "width": "{w}", "style": { "dashArray": ["{w}"], "lineCap": "butt" } } }"##,
      [
        "x.tokens.json:1:3 info [unusable-design-token] bars don't support a border whose line is dashed: 'x' is left out"
      ]
    ),
    DesignTokenForm(
      "a gradient",
      ##""x": { "$type": "gradient", "$value": [{ "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "position": 0 }, { "color": "{c}", "position": 1 }] }"##,
      [
        ##"$images.x = { gradient: { from: top, stops: [{ color: "#FF0000", location: 0 }, { color: $c, location: 1 }] } } @ base"##
      ]
    ),
    DesignTokenForm(
      "a gradient of one stop",
      ##""x": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 0.5 }] }"##,
      [
        "$images.x = { gradient: { from: top, stops: [{ color: $c, location: 0.5 }, { color: $c, location: 0.5 }] } } @ base"
      ]
    ),
    DesignTokenForm(
      "a gradient of references",
      ##""x": { "$type": "gradient", "$value": [{ "$ref": "#/g/$value/0" }, { "color": { "$ref": "#/c/$value" }, "position": "{n2}" }], "$description": "n2 is a number." }, "n2": { "$type": "number", "$value": 0.5 }"##,
      [
        "$images.x = { gradient: { from: top, stops: [{ color: $c, location: 0 }, { color: $c, location: 0.5 }] } } @ base",
        "$numbers.n2 = 0.5 @ base",
      ]
    ),
    DesignTokenForm(
      "a gradient beyond its ends",
      ##""x": { "$type": "gradient", "$value": [{ "color": "{c}", "position": -0.5 }, { "color": "{c}", "position": 1.5 }] }"##,
      [
        "x.tokens.json:1:72 info [unusable-design-token] positions of gradient stops outside 0 to 1 become 0 or 1",
        "$images.x = { gradient: { from: top, stops: [{ color: $c, location: 0 }, { color: $c, location: 1 }] } } @ base",
      ]
    ),
  ]
}
