import LintelDecisions
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
      analysis.lookFindings { looks throws(TooLarge) in
        let hides = try looks.test(.transition) { $0?.keyword() == TransitionScheme.hide }
        let hasItems = try looks.test(.barItems) { $0?.keyword() != BarItems.none }
        let meets = try looks.decisions.both(hides, hasItems)
        return try looks.places(of: meets, by: looks.entry(of: .transition)).map { place in
          let origin = analysis.entry(of: place)
          return Diagnostic(
            "hide-with-bar-items",
            .warning,
            "'hide' takes the bar's buttons and the swipe back away",
            at: origin.entry.valueRange,
            notes: analysis.edges(of: place),
            help: ["say 'barItems: none' if the screen has none, or write 'transition: backdrop'"],
            property: origin.path
          )
        }
      }
    }
  )
}
