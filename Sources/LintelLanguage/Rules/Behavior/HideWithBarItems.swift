import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let hideWithBarItems = LintRule(
    id: "hide-with-bar-items",
    severity: .warning,
    summary: "A screen hides the bar during its transition and has buttons in it.",
    rationale: """
      A bar that is hidden takes its buttons and titles along: there is no animation between them, the screen has to place its \
      buttons by hand, and the swipe back has to be restored.
      """,
    advice: "Say 'barItems: none' if the screen has none, or choose another scheme.",
    triggering: [
      Example(
        """
        screens:
          profile:
            transition: hide
        """,
        at: [3]
      ),
      Example(
        """
        screens:
          profile: { barItems: none }
          profile.edit:
            transition: hide
            barItems: some
        """,
        at: [4]
      ),
    ],
    nonTriggering: [
      Example(
        """
        screens:
          profile: { transition: hide, barItems: none }
        """
      ),
      Example(
        """
        screens:
          profile: { transition: backdrop }
        """
      ),
    ],
    check: { analysis in
      analysis.navigationBarFindings(
        where: (.transition, .keyword(TransitionScheme.hide.rawValue))
      ) { situation, _, _ in
        guard analysis.setting(.barItems, in: situation)?.keyword() != BarItems.none,
          let origin = analysis.origin(of: .transition, in: situation)
        else { return nil }
        return Diagnostic(
          "hide-with-bar-items",
          .warning,
          "'hide' takes the bar's buttons and the swipe back away",
          at: origin.entry.valueRange,
          notes: analysis.edges(of: situation),
          help: ["say 'barItems: none' if the screen has none, or write 'transition: backdrop'"],
          property: origin.path
        )
      }
    }
  )
}
