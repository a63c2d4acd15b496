import LintelSyntax

extension LintRule {
  static let brandOnlyScreen = LintRule(
    .info("brand-only-screen"),
    summary: "A screen exists in only one brand.",
    rationale: """
      If a key under a brand's `screens:` isn't declared anywhere else, it declares a screen of this brand. The findings list the \
      screens that other brands don't have.
      """,
    advice:
      "Declare the screen at the top level if every brand has it.",
    """
    screens: { checkout: {} }
    brands:
      day: {}
      night: { screens: { moonPhase: { toolbar: { tint: "#7CC0FF" } } } } ←

    screens: { checkout: {} }
    brands:
      day: {}
      night: { screens: { checkout: { toolbar: { tint: "#7CC0FF" } } } }
    """,
    isOff: true,
    check: { analysis in
      analysis.screensOfBrands().map { screen in
        Finding(
          "only brand '\(screen.brand)' has the screen '\(screen.key.text)'",
          at: screen.key.range
        )
      }
    }
  )
}
