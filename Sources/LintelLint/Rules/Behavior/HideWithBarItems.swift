import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

extension LintRule {
  // A screen declares with `barItems: none` that it has no buttons.
  static let hideWithBarItems = LintRule(
    .warning("hide-with-bar-items"),
    summary: "A screen hides the bar during its transition and has buttons in it.",
    rationale: """
      A hidden bar also hides its buttons and titles. They don't animate from one screen to the next, the screen has \
      to place its own buttons, and the app has to restore the swipe-back gesture.
      """,
    advice: "Write `barItems: none` if the screen has none, or choose another scheme.",
    """
    screens:
      profile:
        transition: hide ←

    screens:
      profile: { transition: hide, barItems: none }
    """,
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      let hides = try looks.test(.transition) { $0?.keyword() == TransitionScheme.hide }
      let hasItems = try looks.test(.barItems) { $0?.keyword() != BarItems.none }
      let meets = try looks.decisions.both(hides, hasItems)
      return try looks.places(of: meets, by: looks.entry(of: .transition)).map { place in
        Finding(
          "'hide' removes the bar's buttons and disables the swipe-back gesture",
          at: analysis.entry(of: place),
          part: \.valueRange,
          notes: analysis.edges(of: place),
          help: ["write 'barItems: none' if the screen has none, or 'transition: backdrop'"]
        )
      }
    }
  )
}
