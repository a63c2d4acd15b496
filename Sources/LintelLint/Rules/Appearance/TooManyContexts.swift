import LintelTheme

extension LintRule {
  // Finds themes with a value that requires more than 65,536 questions to decide, or more in a theme whose blocks name many values.
  static let tooManyContexts = LintRule(
    .error("too-many-contexts", in: .appearance),
    summary: "A value of a theme differs in too many contexts.",
    rationale: """
      Every combination of brand, promos, and screen in which one value differs counts. Values that differ in different promos don't \
      multiply, but a preview draws whole bars, and rejects a bar with more than 4,096 different looks.
      """,
    advice: "Style the property in fewer promos, or remove `with: any` from some of them.",
    """
    # The color depends on the brand, the promo, and the screen.
    brands: { harbor: { toolbar.tint: "#084C6B" }, coast: { toolbar.tint: "#00569E" } }
    promos: { sale: { toolbar.tint: "#7A1FA2" } }
    screens: { checkout: { toolbar.tint: "#8A4B00" } }
    theme: Shop
    """.found(at: 5).limited(\.decisions, to: 2, "questions instead of 65,536"),
    """
    promos:
      summer: { with: any }
      winter: { with: any }
    navigationBar: { shadow: none }
    """
  )
}
