extension LintRule {
  // Reported by `DesignTokenLibrary`, which uses the value in light appearance.
  static let valueByAppearance = LintRule(
    .warning("value-by-appearance", in: .reading),
    summary: "A design token differs by appearance in a way that themes don't support.",
    rationale: """
      When iOS draws a color, it chooses the variant for light or dark, and for plain or high contrast. A size or a font has one value for \
      all appearances, and a color needs a light value.
      """,
    advice: "Give the token one value, and let only its colors differ.",
    """
    imports: [app.resolver.json]
    navigationBar: { title: { kern: $size } }
    """.found(at: 6).importingModifier(
      "theme",
      [
        "light": #"{ "size": { "$type": "number", "$value": 1 } }"#,
        "dark": #"{ "size": { "$type": "number", "$value": 2 } }"#,
      ]
    ),
    """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.fine().importingModifier(
      "theme",
      default: "light",
      ["light": blueAccent, "dark": orangeAccent]
    )
  )

  /// A context of design tokens with one color.
  package static let blueAccent =
    #"{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }"#
  package static let orangeAccent =
    #"{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.6, 0.2, 0] } } }"#
}
