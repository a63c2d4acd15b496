import LintelDiagnostics

extension LintRule {
  /// Reported by `DesignTokenLibrary`, which uses the modifier's default.
  static let unusableModifier = LintRule(
    .info("unusable-modifier", in: .reading),
    summary: "A resolver document has a choice that themes don't have.",
    rationale: """
      Modifiers whose contexts have the names of the theme's brands, or of light and dark, become values by brand and by appearance. \
      A theme can't make any other choice, so Lintel uses the document's default. A set or a modifier that isn't a step of \
      `resolutionOrder` has no effect at all.
      """,
    advice: """
      You don't need to do anything, unless the modifier is for brands or appearances. In that case, give its contexts the names of the \
      brands, or name them `light` and `dark`.
      """,
    """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.found(at: 4).importing([
      "app.resolver.json": #"""
      {
        "version": "2025.10",
        "modifiers": {
          "density": {
            "default": "regular",
            "contexts": {
              "regular": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }],
              "dense": []
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
      }
      """#
    ]),
    """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.found(at: 8).importing([
      "app.resolver.json": #"""
      {
        "version": "2025.10",
        "modifiers": {
          "theme": {
            "contexts": {
              "light": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }],
              "dark": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.6, 0.2, 0] } } }],
              "sepia": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.6, 0.2, 0] } } }]
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
    brands: { day: {}, night: {} }
    """.fine().importing([
      "app.resolver.json": #"""
      {
        "version": "2025.10",
        "modifiers": {
          "brand": {
            "contexts": {
              "day": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.6] } } }],
              "night": [{ "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.6, 0.2, 0] } } }]
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/brand" }]
      }
      """#
    ]),
    """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.fine().importing(["app.resolver.json": colorByAppearance])
  )
}
