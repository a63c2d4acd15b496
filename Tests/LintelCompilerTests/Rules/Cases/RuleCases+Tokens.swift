import LintelLint

extension RuleCases {
  /// Cases of mistakes in tokens.
  static let tokens: KeyValuePairs<String, Examples> = [
    "malformed-token": """
    tokens: { colors: { accent: "#0B6E99" } }
    navigationBar: { tint: $accent }
    toolbar:
      tint: ${accent} ←

    # In a string, a dollar sign has no meaning.
    screens:
      offers: { backButtonTitle: "Under 5 $" }
    """,
    "unknown-token": """
    navigationBar:
      title: { color: alpha($ink 60%) } ←

    # In the brand 'day', the token has no value.
    toolbar: { tint: $accent } ←
    brands:
      day: {}
      night: { tokens: { colors: { accent: "#8F4A00" } } }

    # Only the screen that declares the token uses it.
    screens:
      photo:
        tokens: { colors: { glow: "#8F4A00" } }
        toolbar: { tint: $glow }

    # An imported file declares the token.
    imports: [colors.yaml]
    toolbar: { tint: $accent }
    --- colors.yaml
    tokens: { colors: { accent: "#0B6E99" } }
    """,
    "token-of-wrong-type": """
    tokens: { colors: { accent: "#0B6E99" } }
    toolbar: { tint: $accent }
    navigationBar:
      title: { kern: $accent } ←

    # A reference can name the token's group.
    tokens: { numbers: { wide: 0.5 }, colors: { wide: label } }
    navigationBar:
      title: { kern: $numbers.wide, color: $colors.wide }
    """,
    "cyclic-token": """
    tokens:
      colors: { ink: label, text: $ink }
    brands:
      coast: {}
      harbor:
        tokens: { colors: { ink: darken($text 10%) } } ←
    navigationBar: { title: { color: $text } }

    # Brands give values to tokens that other tokens refer to.
    tokens: { colors: { sea: "#0B6E99", accent: $sea, pressed: darken($accent 10%) } }
    brands:
      harbor: {}
      coast: { tokens: { colors: { sea: "#2E7D32" } } }
    toolbar:
      tint: $accent
      button: { highlighted: { color: $pressed } }
    """,
    "oversized-token": """
    # Each token has four shades of the one before it, by appearance.
    tokens:
      colors:
        sea1: systemTeal
        sea2: { light: mix($sea1 lighten($sea1 5%) 50%), dark: mix($sea1 darken($sea1 5%) 50%) }
        sea3: { light: mix($sea2 lighten($sea2 5%) 50%), dark: mix($sea2 darken($sea2 5%) 50%) }
        sea4: { light: mix($sea3 lighten($sea3 5%) 50%), dark: mix($sea3 darken($sea3 5%) 50%) }
        sea5: { light: mix($sea4 lighten($sea4 5%) 50%), dark: mix($sea4 darken($sea4 5%) 50%) }
        sea6: { light: mix($sea5 lighten($sea5 5%) 50%), dark: mix($sea5 darken($sea5 5%) 50%) }
        sea7: { light: mix($sea6 lighten($sea6 5%) 50%), dark: mix($sea6 darken($sea6 5%) 50%) } ←
    toolbar: { tint: $sea7 }

    # A scale whose steps all derive from the same color.
    tokens:
      colors:
        sea: "#0B6E99"
        sea-dark: darken($sea 10%)
        sea-light: lighten($sea 10%)
    toolbar: { tint: { light: $sea-dark, dark: $sea-light } }
    tabBar: { tint: $sea }
    """,
    "color-fallback-mismatch": """
    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": {
      "$type": "color",
      "$value": { "colorSpace": "hsl", "components": [120, 100, 25], "hex": "#00ff00" } ←
    }

    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "accent": {
      "$type": "color",
      "$value": { "colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#ff0000" }
    }
    """,
    "deprecated-token": """
    imports: [palette.tokens.json]
    tokens: { colors: { button: $old.accent } } ←
    toolbar: { tint: $button }
    --- palette.tokens.json
    "old": {
      "$deprecated": true,
      "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
    }

    imports: [palette.tokens.json]
    toolbar: { tint: $old.blue }
    --- palette.tokens.json
    "old": {
      "$deprecated": true,
      "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] }, "$deprecated": false }
    }
    """,
    "outdated-design-token": """
    imports: [palette.tokens.json]
    navigationBar: { title: { kern: $gap } }
    --- palette.tokens.json
    "gap": { "$type": "dimension", "$value": "1px" }, ←
    "wide": { "$type": "dimension", "$value": "2px" }

    imports: [palette.tokens.json]
    navigationBar: { title: { kern: $gap } }
    --- palette.tokens.json
    "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }
    """,
    "override-out-of-reach": """
    imports: [palette.tokens.json]
    navigationBar: { title: { shadow: { color: $lift.color, blur: $lift.blur } } }
    screens:
      home: { tokens: { numbers: { soft: 4 } } } ←
    --- palette.tokens.json
    "none": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } },
    "soft": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
    "lift": {
      "$type": "shadow",
      "$value": {
        "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3 },
        "offsetX": "{none}",
        "offsetY": "{none}",
        "blur": "{soft}",
        "spread": "{none}"
      }
    }
    """,
    "override-out-of-reach": """
    imports: [palette.tokens.json]
    navigationBar: { title: { font: $title } }
    brands:
      a: {}
      b: { tokens: { fonts: { title: headline } } }
    --- palette.tokens.json
    "size": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } },
    "title": {
      "$type": "typography",
      "$value": {
        "fontFamily": "Avenir Next",
        "fontSize": "{size}",
        "fontWeight": 600,
        "letterSpacing": { "value": 0, "unit": "px" },
        "lineHeight": 1.2
      }
    }
    """,
    "rem-dimension": """
    imports: [palette.tokens.json]
    navigationBar: { title: { font: $title } }
    --- palette.tokens.json
    "title": {
      "$type": "typography",
      "$value": {
        "fontFamily": "Avenir Next",
        "fontSize": { "value": 1, "unit": "rem" }, ←
        "fontWeight": 600,
        "letterSpacing": { "value": 0, "unit": "px" },
        "lineHeight": 1.2
      }
    }

    imports: [palette.tokens.json]
    navigationBar: { title: { kern: $gap } }
    --- palette.tokens.json
    "gap": { "$type": "dimension", "$value": { "value": 0, "unit": "rem" } }
    """,
    "token-and-group": """
    imports: [a.tokens.json, b.tokens.json]
    toolbar: { tint: $accent }
    --- a.tokens.json
    {
      "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } }
    }
    --- b.tokens.json
    {
      "accent": {
        "$type": "color",
        "soft": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } ←
      }
    }

    imports: [a.tokens.json, b.tokens.json]
    toolbar: { tint: $accent.hard }
    --- a.tokens.json
    {
      "accent": { "hard": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }
    }
    --- b.tokens.json
    {
      "accent": { "soft": { "$value": "{accent.hard}" } }
    }
    """,
    "untyped-token": """
    imports: [palette.tokens.json]
    --- palette.tokens.json
    "brand": {
      "accent": { ←
        "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] }
      }
    }

    imports: [palette.tokens.json]
    toolbar: { tint: $accent }
    --- palette.tokens.json
    "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } },
    "accent": { "$value": "{blue}" }
    """,
    "unusable-design-token": """
    imports: [palette.tokens.json]
    --- palette.tokens.json
    "ease": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] } ←

    imports: [palette.tokens.json]
    --- palette.tokens.json
    "glow": {
      "$type": "shadow",
      "$value": {
        "color": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] },
        "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 1, "unit": "px" },
        "blur": { "value": 3, "unit": "px" },
        "spread": { "value": 2, "unit": "px" } ←
      }
    }

    imports: [palette.tokens.json]
    --- palette.tokens.json
    "spacing": { "$type": "number", "$value": 4 }
    """,
    "unusable-modifier": """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.found(at: 8).importingModifier(
      "theme",
      ["light": LintRule.blueAccent, "dark": LintRule.orangeAccent, "sepia": LintRule.orangeAccent]
    ),
    "unusable-modifier": """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.fine().importingModifier(
      "theme",
      default: "light",
      ["light": LintRule.blueAccent, "dark": LintRule.orangeAccent]
    ),
    "value-by-appearance": "imports: [app.resolver.json]".found(at: 7).importingModifier(
      "theme",
      ["light": "", "dark": LintRule.blueAccent]
    ),
    "value-by-appearance": """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.fine().importingModifier("theme", ["light": LintRule.blueAccent, "dark": ""]),
  ]
}
