extension DesignTokenForm {
  /// Resolver documents with modifiers of promos, separately and together.
  static let ofPromos = [
    DesignTokenForm(
      "promos",
      theme:
        "promos: { sale: { from: 2027-01-01, until: 2027-03-01 }, gala: { from: 2027-02-01, until: 2027-04-01 } }",
      ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] } },
        "modifiers": { "season": { "default": "none", "contexts": { "none": [], "sale": [{ "x": { "$type": "number", "$value": 2 } }] }, "$extensions": { "lintel": { "role": "promos" } } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/season" }] }
      """##,
      [
        "$numbers.x = 1 @ base",
        "$numbers.x = 2 @ promo [promo 'sale']",
        "import: x.resolver.json:3:75 info [unusable-modifier] the context 'sale' of 'season' is promo 'sale' in a theme, and the document doesn't say when it runs",
      ]
    ),
    DesignTokenForm(
      "two promos that set one token, the later modifier winning",
      theme:
        "promos: { sale: { from: 2027-01-01, until: 2027-03-01 }, gala: { from: 2027-02-01, until: 2027-04-01 } }",
      ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] } },
        "modifiers": { "season": { "default": "none", "contexts": { "none": [], "sale": [{ "x": { "$type": "number", "$value": 2 }, "y": { "$type": "number", "$value": 1 } }] }, "$extensions": { "lintel": { "role": "promos" } } }, "event": { "default": "none", "contexts": { "none": [], "gala": [{ "x": { "$type": "number", "$value": 3 }, "z": { "$type": "number", "$value": 1 } }] }, "$extensions": { "lintel": { "role": "promos" } } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/season" }, { "$ref": "#/modifiers/event" }] }
      """##,
      [
        "$numbers.x = 1 @ base",
        "$numbers.x = 2 @ promo [promo 'sale']",
        "$numbers.x = 3 @ promo [promo 'gala' and promo 'sale']",
        "$numbers.x = 3 @ promo [promo 'gala']",
        "$numbers.y = 1 @ promo [promo 'sale']",
        "$numbers.z = 1 @ promo [promo 'gala']",
        "import: x.resolver.json:3:75 info [unusable-modifier] the context 'sale' of 'season' is promo 'sale' in a theme, and the document doesn't say when it runs",
        "import: x.resolver.json:3:282 info [unusable-modifier] the context 'gala' of 'event' is promo 'gala' in a theme, and the document doesn't say when it runs",
      ]
    ),
    DesignTokenForm(
      "two promos the other way round",
      theme:
        "promos: { sale: { from: 2027-01-01, until: 2027-03-01 }, gala: { from: 2027-02-01, until: 2027-04-01 } }",
      ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] } },
        "modifiers": { "season": { "default": "none", "contexts": { "none": [], "sale": [{ "x": { "$type": "number", "$value": 2 }, "y": { "$type": "number", "$value": 1 } }] }, "$extensions": { "lintel": { "role": "promos" } } }, "event": { "default": "none", "contexts": { "none": [], "gala": [{ "x": { "$type": "number", "$value": 3 }, "z": { "$type": "number", "$value": 1 } }] }, "$extensions": { "lintel": { "role": "promos" } } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/event" }, { "$ref": "#/modifiers/season" }] }
      """##,
      [
        "$numbers.x = 1 @ base",
        "$numbers.x = 2 @ promo [promo 'gala' and promo 'sale']",
        "$numbers.x = 2 @ promo [promo 'sale']",
        "$numbers.x = 3 @ promo [promo 'gala']",
        "$numbers.y = 1 @ promo [promo 'sale']",
        "$numbers.z = 1 @ promo [promo 'gala']",
        "import: x.resolver.json:3:75 info [unusable-modifier] the context 'sale' of 'season' is promo 'sale' in a theme, and the document doesn't say when it runs",
        "import: x.resolver.json:3:282 info [unusable-modifier] the context 'gala' of 'event' is promo 'gala' in a theme, and the document doesn't say when it runs",
      ]
    ),
    DesignTokenForm(
      "two promos that each bring a part of one token",
      theme:
        "promos: { sale: { from: 2027-01-01, until: 2027-03-01 }, gala: { from: 2027-02-01, until: 2027-04-01 } }",
      ##"""
      { "version": "2025.10",
        "sets": { "parts": { "sources": [{ "size": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } }, "fam": { "$type": "fontFamily", "$value": "Avenir Next" }, "x": { "$type": "typography", "$value": { "fontFamily": "{fam}", "fontSize": "{size}", "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } } }] } },
        "modifiers": { "season": { "default": "none", "contexts": { "none": [], "sale": [{ "size": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } } }] }, "$extensions": { "lintel": { "role": "promos" } } }, "event": { "default": "none", "contexts": { "none": [], "gala": [{ "fam": { "$type": "fontFamily", "$value": "Didot" } }] }, "$extensions": { "lintel": { "role": "promos" } } } },
        "resolutionOrder": [{ "$ref": "#/sets/parts" }, { "$ref": "#/modifiers/season" }, { "$ref": "#/modifiers/event" }] }
      """##,
      [
        "x.resolver.json:2:339 info [unusable-design-token] line heights are left out, because text in bars has only one line",
        "$fonts.x = { family: Avenir Next, size: 17 } @ base",
        "$fonts.x = { family: Avenir Next, size: 20 } @ promo [promo 'sale']",
        "$fonts.x = { family: Didot, size: 17 } @ promo [promo 'gala']",
        "$fonts.x = { family: Didot, size: 20 } @ promo [promo 'gala' and promo 'sale']",
        "$numbers.size = 17 @ base",
        "$numbers.size = 20 @ promo [promo 'sale']",
        "$numbers.x.letterSpacing = 0 @ base",
        "import: x.resolver.json:3:75 info [unusable-modifier] the context 'sale' of 'season' is promo 'sale' in a theme, and the document doesn't say when it runs",
        "import: x.resolver.json:3:275 info [unusable-modifier] the context 'gala' of 'event' is promo 'gala' in a theme, and the document doesn't say when it runs",
      ]
    ),
    DesignTokenForm(
      "two promos that never run together",
      theme: "promos: { sale: {}, gala: {} }",
      ##"""
      { "version": "2025.10",
        "sets": { "parts": { "sources": [{ "size": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } }, "fam": { "$type": "fontFamily", "$value": "Avenir Next" }, "x": { "$type": "typography", "$value": { "fontFamily": "{fam}", "fontSize": "{size}", "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } } }] } },
        "modifiers": { "season": { "default": "none", "contexts": { "none": [], "sale": [{ "size": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } } }] }, "$extensions": { "lintel": { "role": "promos" } } }, "event": { "default": "none", "contexts": { "none": [], "gala": [{ "fam": { "$type": "fontFamily", "$value": "Didot" } }] }, "$extensions": { "lintel": { "role": "promos" } } } },
        "resolutionOrder": [{ "$ref": "#/sets/parts" }, { "$ref": "#/modifiers/season" }, { "$ref": "#/modifiers/event" }] }
      """##,
      [
        "x.resolver.json:2:339 info [unusable-design-token] line heights are left out, because text in bars has only one line",
        "$fonts.x = { family: Avenir Next, size: 17 } @ base",
        "$fonts.x = { family: Avenir Next, size: 20 } @ promo [promo 'sale']",
        "$fonts.x = { family: Didot, size: 17 } @ promo [promo 'gala']",
        "$numbers.size = 17 @ base",
        "$numbers.size = 20 @ promo [promo 'sale']",
        "$numbers.x.letterSpacing = 0 @ base",
        "import: x.resolver.json:3:75 info [unusable-modifier] the context 'sale' of 'season' is promo 'sale' in a theme, and the document doesn't say when it runs",
        "import: x.resolver.json:3:275 info [unusable-modifier] the context 'gala' of 'event' is promo 'gala' in a theme, and the document doesn't say when it runs",
      ]
    ),
    DesignTokenForm(
      "two promos in a brand",
      theme:
        "brands: { day: {}, night: {} }\npromos: { sale: { from: 2027-01-01, until: 2027-03-01 }, gala: { from: 2027-02-01, until: 2027-04-01 } }",
      ##"""
      { "version": "2025.10",
        "modifiers": { "brand": { "default": "day", "contexts": { "day": [{ "x": { "$type": "number", "$value": 1 } }], "night": [{ "x": { "$type": "number", "$value": 2 } }] } }, "season": { "default": "none", "contexts": { "none": [], "sale": [{ "x": { "$type": "number", "$value": 2 }, "y": { "$type": "number", "$value": 1 } }] }, "$extensions": { "lintel": { "role": "promos" } } }, "event": { "default": "none", "contexts": { "none": [], "gala": [{ "x": { "$type": "number", "$value": 3 }, "z": { "$type": "number", "$value": 1 } }] }, "$extensions": { "lintel": { "role": "promos" } } }, "last": { "default": "day", "contexts": { "day": [], "night": [{ "x": { "$type": "number", "$value": 9 } }] }, "$extensions": { "lintel": { "role": "brands" } } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/season" }, { "$ref": "#/modifiers/event" }, { "$ref": "#/modifiers/last" }] }
      """##,
      [
        "$numbers.x = 1 @ base",
        "$numbers.x = 2 @ promo [promo 'sale']",
        "$numbers.x = 3 @ promo [promo 'gala' and promo 'sale']",
        "$numbers.x = 3 @ promo [promo 'gala']",
        "$numbers.x = 9 @ brand [brand 'night']",
        "$numbers.x = 9 @ promo [brand 'night', promo 'gala' and promo 'sale']",
        "$numbers.x = 9 @ promo [brand 'night', promo 'gala']",
        "$numbers.x = 9 @ promo [brand 'night', promo 'sale']",
        "$numbers.y = 1 @ promo [promo 'sale']",
        "$numbers.z = 1 @ promo [promo 'gala']",
        "import: x.resolver.json:2:232 info [unusable-modifier] the context 'sale' of 'season' is promo 'sale' in a theme, and the document doesn't say when it runs",
        "import: x.resolver.json:2:439 info [unusable-modifier] the context 'gala' of 'event' is promo 'gala' in a theme, and the document doesn't say when it runs",
      ]
    ),
    DesignTokenForm(
      "three promos",
      theme: "promos: { a: { with: any }, b: { with: any }, c: { with: any } }",
      ##"""
      { "version": "2025.10",
        "modifiers": { "l": { "default": "none", "contexts": { "none": [], "a": [{ "x": { "$type": "number", "$value": 1 } }] }, "$extensions": { "lintel": { "role": "promos" } } }, "m": { "default": "none", "contexts": { "none": [], "b": [{ "x": { "$type": "number", "$value": 2 } }] }, "$extensions": { "lintel": { "role": "promos" } } }, "o": { "default": "none", "contexts": { "none": [], "c": [{ "x": { "$type": "number", "$value": 3 } }] }, "$extensions": { "lintel": { "role": "promos" } } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/l" }, { "$ref": "#/modifiers/m" }, { "$ref": "#/modifiers/o" }] }
      """##,
      [
        "$numbers.x = 1 @ promo [promo 'a']",
        "$numbers.x = 2 @ promo [promo 'a' and promo 'b']",
        "$numbers.x = 2 @ promo [promo 'b']",
        "$numbers.x = 3 @ promo [promo 'a' and promo 'b' and promo 'c']",
        "$numbers.x = 3 @ promo [promo 'a' and promo 'c']",
        "$numbers.x = 3 @ promo [promo 'b' and promo 'c']",
        "$numbers.x = 3 @ promo [promo 'c']",
        "import: x.resolver.json:2:70 info [unusable-modifier] the context 'a' of 'l' is promo 'a' in a theme, and the document doesn't say when it runs",
        "import: x.resolver.json:2:229 info [unusable-modifier] the context 'b' of 'm' is promo 'b' in a theme, and the document doesn't say when it runs",
        "import: x.resolver.json:2:388 info [unusable-modifier] the context 'c' of 'o' is promo 'c' in a theme, and the document doesn't say when it runs",
      ]
    ),
  ]
}
