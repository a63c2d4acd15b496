import LintelLint

extension RuleCases {
  /// Cases of mistakes in values.
  static let values: KeyValuePairs<String, Examples> = [
    "wrong-value-type": """
    navigationBar:
      title: { kern: wide } ←
    tabBar: 3 ←

    # A list with one element doesn't need brackets.
    imports: bars.yaml
    screens: { home: { use: quiet, backButtonTitle: 3 } }
    --- bars.yaml
    styles: { quiet: { scrolls: false } }
    """,
    "none-not-allowed": """
    navigationBar:
      tint: { light: none, dark: label } ←

    # If a property is optional in UIKit, 'none' means nil.
    toolbar:
      background: { preset: default, effect: none }
      tint: none
    """,
    "out-of-range": """
    navigationBar:
      title: { font: { size: 0 } } ←

    # A range includes its ends, and kerning can be negative.
    navigationBar:
      tint: alpha(label 100%)
      title: { kern: -0.4 }
    """,
    "unknown-keyword": """
    screens:
      home: { largeTitleDisplay: sometimes } ←

    screens:
      photo: { statusBar: lightContent }
    tabBar: { itemPositioning: fill }
    """,
    "missing-key": """
    navigationBar:
      title: { font: { family: Avenir Next, maximumSize: 24, size: 17 } } ←

    # The system font doesn't need a family, and a light color is enough for both appearances.
    navigationBar:
      title: { font: { size: 17, weight: semibold } }
    """,
    "contradictory-keys": """
    navigationBar:
      backIndicator: { asset: Back, symbol: chevron.backward } ←

    # Each way to write a font, in a separate property.
    navigationBar:
      title: { font: { family: Avenir Next, size: 17 } }
      largeTitle: { font: { style: largeTitle, design: serif } }
    """,
    "malformed-color": """
    navigationBar:
      tint: "rgba(11, 110, 153, 0.5)" ←

    tokens:
      colors:
        sea: oklch(0.5 0.1 230)
        veil: alpha($sea 40%)
    toolbar: { tint: $sea }
    tabBar: { background: { color: $veil } }
    """,
    "unknown-color": """
    tokens: { colors: { accent: "#0B6E99" } }
    navigationBar: { tint: $accent }
    toolbar:
      tint: accent ←

    # A UIKit color for each appearance.
    toolbar:
      tint: { light: systemTeal, dark: systemCyan }
    """,
    "css-color-name": """
    navigationBar:
      background: { color: transparent } ←

    # A token can have the name of a color in CSS.
    tokens: { colors: { navy: "#000080" } }
    toolbar: { tint: $navy }
    """,
    "out-of-gamut": """
    tokens:
      colors:
        accent: { light: oklch(50% 0.3 30), dark: "#FFFFFF" } ←
    navigationBar: { tint: $accent }

    navigationBar:
      tint: display-p3(1 0 0)
    """,
    "doubtful-unit": """
    toolbar: { tint: rgb(0.2 0.4 0.6) } ←

    toolbar: { tint: alpha(label 0.004) }

    toolbar: { tint: color(srgb 0.2 0.4 0.6) }

    toolbar: { tint: rgb(0 0 0) }
    """,
  ]
}
