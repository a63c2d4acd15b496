import LintelDiagnostics

extension LintRule {
  /// Reported by `DesignTokenLibrary`, which uses the value in light appearance.
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
    """.found(at: 6).importing([
      "app.resolver.json": #"""
      {
        "version": "2025.10",
        "modifiers": {
          "theme": {
            "contexts": {
              "light": [{ "size": { "$type": "number", "$value": 1 } }],
              "dark": [{ "size": { "$type": "number", "$value": 2 } }]
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
      }
      """#
    ]),
    "imports: [app.resolver.json]".found(at: 7).importing([
      "app.resolver.json": #"""
      {
        "version": "2025.10",
        "modifiers": {
          "theme": {
            "contexts": {
              "light": [],
              "dark": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }]
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
      }
      """#
    ]),
    """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.fine().importing(["app.resolver.json": colorByAppearance]),
    """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.fine().importing([
      "app.resolver.json": #"""
      {
        "version": "2025.10",
        "modifiers": {
          "theme": {
            "contexts": {
              "light": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }],
              "dark": []
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
      }
      """#
    ])
  )

  /// A resolver document that gives a color different values in light and dark.
  static let colorByAppearance = #"""
    {
      "version": "2025.10",
      "modifiers": {
        "theme": {
          "default": "light",
          "contexts": {
            "light": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }],
            "dark": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.6, 0.2, 0] } } }]
          }
        }
      },
      "resolutionOrder": [{ "$ref": "#/modifiers/theme" }]
    }
    """#
}
