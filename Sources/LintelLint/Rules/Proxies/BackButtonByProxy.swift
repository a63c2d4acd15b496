import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // Starting with iOS 13, a back button's own background image and position of the title belong to the bar's appearance object.
  static let backButtonByProxy = LintRule(
    .warning("back-button-by-proxy"),
    summary: "A proxy tries to style the back button.",
    rationale: """
      A back button is a bar button item like any other, so a proxy can't style its text separately. Only its image \
      and offsets have setters of their own. Apps mostly use these to move the title off the bar, which breaks with \
      long titles and right-to-left text.
      """,
    advice:
      "Style it in the theme under `backButton`. To show only the arrow, write `backButtonDisplayMode: minimal` in a block.",
    """
    proxies:
      - class: UIBarButtonItem
        set: { backButtonTitlePositionAdjustment: [-1000, 0] } ←

    navigationBar: { backButton: { offset: [-4, 0] } }
    backButtonDisplayMode: minimal
    """,
    check: eachAssignment { _, place in
      guard place.setting.kind == .proxy, place.setting.owner.isItem,
        place.name.hasPrefix("backButton"), place.assignment.setsSomething
      else { return nil }
      let isText = place.name == "backButtonTitlePositionAdjustment"
      return place.finding(
        "a proxy can't style the back button separately",
        notes: [
          Note(
            "its text has the style that 'UIBarButtonItem.appearance()' gives to every button; "
              + "only '\(place.name)' is its own"
          )
        ],
        help: isText
          ? [
            "write 'backButtonDisplayMode: minimal' to show only the arrow",
            "write 'navigationBar: { backButton: { offset: … } }' to move the title",
          ] : ["write 'navigationBar: { backButton: { … } }'"]
      )
    }
  )
}
