import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // The rule assumes that every subclass that a theme names forwards the style, with `childForStatusBarStyle` (UIViewController.h).
  static let statusBarNotForwarded = LintRule(
    .warning("status-bar-not-forwarded"),
    summary:
      "A screen inside a plain `UINavigationController` sets a status bar style, but the controller doesn't ask its screens for one.",
    rationale: """
      UIKit asks the navigation controller for the style, not the screen in it. The outputs set the style through \
      Lintel's navigation controller. A plain navigation controller ignores it.
      """,
    advice:
      "Use Lintel's navigation controller, or one that returns its top screen in `childForStatusBarStyle`, and name that type.",
    """
    screens:
      profile:
        navigationController: UINavigationController
        statusBar: lightContent ←

    screens:
      profile: { navigationController: ShopNavigationController, statusBar: lightContent }
    """,
    lookCheck: { analysis, looks in
      let plain = ["UINavigationController", "UIKit.UINavigationController"]
      let screens = analysis.theme.screenClasses.filter { classes in
        classes.navigationController.map { plain.contains($0.text) } ?? false
      }.sorted { $0.screen < $1.screen }
      if screens.isEmpty { return [] }
      let names = analysis.theme.space.screens.map(\.name)
      return looks.findings { looks throws(TooLarge) in
        let asks = try looks.test(.statusBar) { style in
          style.map { $0.keyword() != StatusBarStyle.default } ?? false
        }
        let entries = try looks.entry(of: .statusBar)
        var found: [Finding] = []
        for classes in screens {
          guard let index = names.firstIndex(of: classes.screen),
            let controller = classes.navigationController,
            let place = try looks.places(
              of: looks.onScreen(index + 1, asks),
              by: entries,
              on: index + 1
            ).first
          else { continue }
          found.append(
            Finding(
              "a plain navigation controller doesn't ask screen '\(classes.screen)' for its status bar style",
              at: analysis.entry(of: place),
              notes: [Note("the screen is inside this one", at: controller.range)],
              help: [
                "use Lintel's navigation controller, or one that forwards 'childForStatusBarStyle'"
              ]
            )
          )
        }
        return found
      }
    }
  )
}
