extension LintRule {
  // Reported by `DesignTokenLibrary`, which uses the modifier's default.
  static let unusableModifier = LintRule(
    .info("unusable-modifier", in: .reading),
    summary: "A resolver document has a choice that themes don't have.",
    rationale: """
      Modifiers whose contexts have the names of the theme's brands or promos, or of light and dark, become values by brand, promo, \
      and appearance. For any other modifier, Lintel uses the document's default. A set or a modifier that isn't a step of \
      `resolutionOrder` has no effect at all.
      """,
    advice: """
      You don't need to do anything, unless the modifier is for brands, promos, or appearances. In that case, give its contexts the \
      names of the brands or promos, or name them `light` and `dark`.
      """,
    """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    """.found(at: 4).importingModifier(
      "density",
      default: "regular",
      ["regular": blueAccent, "dense": ""]
    ),
    """
    imports: [app.resolver.json]
    toolbar: { tint: $accent }
    brands: { day: {}, night: {} }
    """.fine().importingModifier("brand", ["day": blueAccent, "night": orangeAccent])
  )
}
