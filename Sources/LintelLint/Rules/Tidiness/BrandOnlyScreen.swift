import LintelDiagnostics
import LintelSyntax

extension LintRule {
  static let brandOnlyScreen = LintRule(
    .info("brand-only-screen"),
    summary: "A screen exists in one brand only.",
    rationale: """
      A key under a brand's `screens:` that is declared nowhere else declares a screen of this brand. The list of all of them shows \
      at a glance which screens the other brands go without.
      """,
    advice:
      "Declare the screen at the top level if every brand has it. The rule is for a look now and then, so it's off by default.",
    """
    screens: { checkout: {} }
    brands:
      day: {}
      night: { screens: { moonPhase: { toolbar: { tint: "#7CC0FF" } } } }
    """.found(at: 4),
    """
    brands:
      day: { screens: { archive: { class: ArchiveViewController } } }
      night: { screens: { moonPhase: {} } }
    """.found(at: 2, 3),
    """
    screens: { checkout: {} }
    brands:
      day: {}
      night: { screens: { checkout: { toolbar: { tint: "#7CC0FF" } } } }
    """.fine(),
    """
    screens: { checkout: {} }
    toolbar: { tint: "#00569E" }
    """.fine(),
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
