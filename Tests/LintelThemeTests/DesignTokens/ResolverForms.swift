extension DesignTokenForm {
  /// The file that the documents refer to.
  static let file =
    #"{ "x": { "$type": "number", "$value": 4 }, "inner": { "x": { "$type": "number", "$value": 5 } } }"#

  /// Resolver documents: sets, sources, modifiers of brands and appearances, and documents that can't be resolved.
  static let ofDocuments = [
    DesignTokenForm(
      "a set",
      ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """##,
      ["$numbers.x = 1 @ base"]
    ),
    DesignTokenForm(
      "a set in place",
      ##"""
      { "version": "2025.10",
        "resolutionOrder": [{ "type": "set", "name": "own", "sources": [{ "x": { "$type": "number", "$value": 1 } }] }] }
      """##,
      ["$numbers.x = 1 @ base"]
    ),
    DesignTokenForm(
      "the last definition of a token",
      ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] }, "more": { "sources": [{ "x": { "$type": "number", "$value": 2 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/sets/more" }] }
      """##,
      ["$numbers.x = 2 @ base"]
    ),
    DesignTokenForm(
      "the last source of a set",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "x": { "$type": "number", "$value": 1 } }, { "x": { "$type": "number", "$value": 2 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """##,
      ["$numbers.x = 2 @ base"]
    ),
    DesignTokenForm(
      "a set of sets",
      ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] }, "s": { "sources": [{ "$ref": "#/sets/base" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """##,
      ["$numbers.x = 1 @ base"]
    ),
    DesignTokenForm(
      "a file",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "$ref": "a.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """##,
      [
        "$numbers.inner.x = 5 @ base",
        "$numbers.x = 4 @ base",
      ]
    ),
    DesignTokenForm(
      "a part of a file",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "$ref": "a.json#/inner" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """##,
      ["$numbers.x = 5 @ base"]
    ),
    DesignTokenForm(
      "keys beside a reference",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "$ref": "a.json", "inner": { "y": { "$type": "number", "$value": 9 } } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """##,
      [
        "$numbers.inner.y = 9 @ base",
        "$numbers.x = 4 @ base",
      ]
    ),
    DesignTokenForm(
      "definitions that only others use",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "$ref": "#/$defs/d" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }],
        "$defs": { "d": { "x": { "$type": "number", "$value": 3 } } } }
      """##,
      ["$numbers.x = 3 @ base"]
    ),
    DesignTokenForm(
      "an alias that is followed at the end",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "x": { "$value": "{ink}" } }] } },
        "modifiers": { "theme": { "contexts": { "light": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }], "dark": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/theme" }] }
      """##,
      [
        ##"$colors.ink = { light: "#000000", dark: "#FFFFFF" } @ base"##,
        "$colors.x = $ink @ base",
      ]
    ),
    DesignTokenForm(
      "a set that is no step",
      ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] }, "ghost": { "sources": [{ "y": { "$type": "number", "$value": 2 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """##,
      [
        "x.resolver.json:2:83 info [unusable-modifier] the set 'ghost' isn't a step of 'resolutionOrder', so its tokens are left out",
        "$numbers.x = 1 @ base",
      ]
    ),
    DesignTokenForm(
      "a modifier that is no step",
      ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "x": { "$type": "number", "$value": 2 } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """##,
      [
        "x.resolver.json:3:18 info [unusable-modifier] the modifier 'theme' isn't a step of 'resolutionOrder', so its tokens are left out",
        "$numbers.x = 1 @ base",
      ]
    ),
    DesignTokenForm(
      "light and dark",
      ##"""
      { "version": "2025.10",
        "modifiers": { "theme": { "contexts": { "light": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }], "dark": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
      """##,
      [##"$colors.x = { light: "#000000", dark: "#FFFFFF" } @ base"##]
    ),
    DesignTokenForm(
      "light and dark in place",
      ##"""
      { "version": "2025.10",
        "resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": { "light": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }], "dark": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } }] }
      """##,
      [##"$colors.x = { light: "#000000", dark: "#FFFFFF" } @ base"##]
    ),
    DesignTokenForm(
      "contrasts",
      ##"""
      { "version": "2025.10",
        "modifiers": { "theme": { "contexts": { "light": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }], "dark": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }], "light high contrast": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } } }], "dark high contrast": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.4, 0.4, 0.4] } } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
      """##,
      [
        ##"$colors.x = { light: "#000000", dark: "#FFFFFF", lightHighContrast: "#333333", darkHighContrast: "#666666" } @ base"##
      ]
    ),
    DesignTokenForm(
      "a number by appearance",
      ##"""
      { "version": "2025.10",
        "modifiers": { "theme": { "contexts": { "light": [{ "x": { "$type": "number", "$value": 1 } }], "dark": [{ "x": { "$type": "number", "$value": 2 } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
      """##,
      [
        "x.resolver.json:2:55 warning [value-by-appearance] 'x' differs by appearance, but only colors can: Lintel uses the value for light",
        "$numbers.x = 1 @ base",
      ]
    ),
    DesignTokenForm(
      "a token only in dark",
      ##"""
      { "version": "2025.10",
        "modifiers": { "theme": { "contexts": { "light": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }], "dark": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }, "y": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
      """##,
      [
        "x.resolver.json:2:245 warning [value-by-appearance] 'y' has no value in light appearance and is left out",
        ##"$colors.x = { light: "#000000", dark: "#FFFFFF" } @ base"##,
      ]
    ),
    DesignTokenForm(
      "an alias to what only brands have",
      theme: "brands: { day: {}, night: {} }",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "x": { "$value": "{ink}" } }] } },
        "modifiers": { "brand": { "contexts": { "day": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }], "night": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/brand" }] }
      """##,
      [
        ##"$colors.ink = "#000000" @ brand [brand 'day']"##,
        ##"$colors.ink = "#FFFFFF" @ brand [brand 'night']"##,
        "$colors.x = $ink @ base",
      ]
    ),
    DesignTokenForm(
      "brands",
      theme: "brands: { day: {}, night: {} }",
      ##"""
      { "version": "2025.10",
        "modifiers": { "brand": { "default": "day", "contexts": { "day": [{ "x": { "$type": "number", "$value": 1 } }], "night": [{ "x": { "$type": "number", "$value": 2 } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/brand" }] }
      """##,
      [
        "$numbers.x = 1 @ base",
        "$numbers.x = 2 @ brand [brand 'night']",
      ]
    ),
    DesignTokenForm(
      "brands without a default",
      theme: "brands: { day: {}, night: {} }",
      ##"""
      { "version": "2025.10",
        "modifiers": { "brand": { "contexts": { "day": [{ "x": { "$type": "number", "$value": 1 }, "y": { "$type": "number", "$value": 5 } }], "night": [{ "x": { "$type": "number", "$value": 2 }, "y": { "$type": "number", "$value": 5 } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/brand" }] }
      """##,
      [
        "$numbers.x = 1 @ brand [brand 'day']",
        "$numbers.x = 2 @ brand [brand 'night']",
        "$numbers.y = 5 @ base",
      ]
    ),
    DesignTokenForm(
      "a context that is called otherwise",
      theme: "brands: { day: {}, night: {}, dusk: {} }",
      ##"""
      { "version": "2025.10",
        "modifiers": { "brand": { "default": "day", "contexts": { "day": [{ "x": { "$type": "number", "$value": 1 } }], "night": [], "dawn": [{ "x": { "$type": "number", "$value": 3 } }] }, "$extensions": { "lintel": { "role": "brands", "contexts": { "dawn": "dusk" } } } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/brand" }] }
      """##,
      [
        "$numbers.x = 1 @ base",
        "$numbers.x = 3 @ brand [brand 'dusk']",
        "import: x.resolver.json:2:128 info [unusable-modifier] the context 'dawn' of 'brand' is brand 'dusk' in a theme",
      ]
    ),
    DesignTokenForm(
      "brands and appearances",
      theme: "brands: { day: {}, night: {} }",
      ##"""
      { "version": "2025.10",
        "modifiers": { "brand": { "default": "day", "contexts": { "day": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }], "night": [{ "x": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } } }] } }, "theme": { "contexts": { "light": [{ "y": { "$value": "{x}" } }], "dark": [{ "y": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/theme" }] }
      """##,
      [
        ##"$colors.x = "#000000" @ base"##,
        ##"$colors.x = "#333333" @ brand [brand 'night']"##,
        ##"$colors.y = { light: $x, dark: "#FFFFFF" } @ base"##,
      ]
    ),
    DesignTokenForm(
      "a modifier of something else",
      ##"""
      { "version": "2025.10",
        "modifiers": { "density": { "default": "regular", "contexts": { "regular": [{ "x": { "$type": "number", "$value": 1 } }], "dense": [{ "x": { "$type": "number", "$value": 2 } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/density" }] }
      """##,
      [
        "x.resolver.json:2:18 info [unusable-modifier] the modifier 'density' is for neither brands, promos, nor appearances: Lintel uses its default 'regular'",
        "$numbers.x = 1 @ base",
      ]
    ),
    DesignTokenForm(
      "a modifier of something else without a default",
      ##"""
      { "version": "2025.10",
        "modifiers": { "density": { "contexts": { "regular": [{ "x": { "$type": "number", "$value": 1 } }], "dense": [{ "x": { "$type": "number", "$value": 2 } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/density" }] }
      """##,
      [
        "x.resolver.json:2:18 error [missing-key] the modifier 'density' is for neither brands, promos, nor appearances, but has no 'default'"
      ]
    ),
    DesignTokenForm(
      "what the document says about itself",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "description": "All.", "sources": [{ "x": { "$type": "number", "$value": 1 } }], "$extensions": { "com.example": { "id": 1 } } } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }],
        "name": "Shop", "description": "The tokens of the shop." }
      """##,
      [
        "$numbers.x = 1 @ base",
        "import: x.resolver.json:2:20 info [unusable-design-token] Lintel leaves out the data of other tools, and the descriptions of groups and sets",
      ]
    ),
    DesignTokenForm(
      "a circle of sets",
      ##"""
      { "version": "2025.10",
        "sets": { "p": { "sources": [{ "$ref": "#/sets/q" }] }, "q": { "sources": [{ "$ref": "#/sets/p" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/p" }] }
      """##,
      [
        "x.resolver.json:2:88 error [misplaced-reference] sets refer to each other in a cycle: 'p' and 'q'"
      ]
    ),
    DesignTokenForm(
      "a modifier as a source",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "$ref": "#/modifiers/theme" }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """##,
      [
        "x.resolver.json:2:42 error [misplaced-reference] a modifier can't be a source of tokens"
      ]
    ),
    DesignTokenForm(
      "a step as a source",
      ##"""
      { "version": "2025.10",
        "sets": { "s": { "sources": [{ "$ref": "#/resolutionOrder/0" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """##,
      [
        "x.resolver.json:2:42 error [misplaced-reference] nothing can refer into 'resolutionOrder'"
      ]
    ),
    DesignTokenForm(
      "a modifier with one context",
      ##"""
      { "version": "2025.10",
        "modifiers": { "theme": { "contexts": { "light": [] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
      """##,
      [
        "x.resolver.json:2:41 error [out-of-range] the modifier 'theme' has one context, and a choice needs at least two"
      ]
    ),
    DesignTokenForm(
      "a default that is no context",
      ##"""
      { "version": "2025.10",
        "modifiers": { "theme": { "default": "drak", "contexts": { "light": [], "dark": [] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
      """##,
      [
        "x.resolver.json:2:40 error [undeclared-name] the default of 'theme' isn't one of its contexts: 'drak'"
      ]
    ),
    DesignTokenForm(
      "a set that is unknown",
      ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/bsae" }] }
      """##,
      ["x.resolver.json:3:33 error [undeclared-name] unknown set 'bsae'"]
    ),
    DesignTokenForm(
      "another version",
      ##"""
      { "version": "2025.11",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """##,
      [
        ##"x.resolver.json:1:14 error [unsupported-version] expected version "2025.10" of resolver documents, found '2025.11'"##,
        "$numbers.x = 1 @ base",
      ]
    ),
  ]
}
