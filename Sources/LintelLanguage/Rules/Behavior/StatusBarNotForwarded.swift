import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let statusBarNotForwarded = LintRule(
    id: "status-bar-not-forwarded",
    severity: .warning,
    summary:
      "A screen asks for a status bar style inside a plain 'UINavigationController', which does not ask it.",
    rationale: """
      UIKit asks the navigation controller for the style and not the screen in it. The outputs set the style through this package's \
      navigation controller; a plain one keeps its own.
      """,
    advice:
      "Use this package's navigation controller or one that returns its top screen in 'childForStatusBarStyle', and name that type.",
    triggering: [
      Example(
        """
        screens:
          profile:
            navigationController: UINavigationController
            statusBar: lightContent
        """,
        at: [4]
      ),
      Example(
        """
        statusBar: darkContent
        screens:
          feed: {}
          photo: { navigationController: UIKit.UINavigationController }
        """,
        at: [1]
      ),
    ],
    nonTriggering: [
      Example(
        """
        screens:
          profile: { navigationController: ShopNavigationController, statusBar: lightContent }
        """
      ),
      Example(
        """
        screens:
          profile: { statusBar: lightContent }
        """
      ),
    ],
    check: { analysis in
      guard let survey = analysis.survey else { return [] }
      let plain = ["UINavigationController", "UIKit.UINavigationController"]
      let screens = analysis.theme.screenClasses.filter { classes in
        classes.navigationController.map { plain.contains($0.text) } ?? false
      }
      var found: [SourceRange: Diagnostic] = [:]
      for classes in screens.sorted(by: { $0.screen < $1.screen }) {
        guard
          let index = analysis.theme.space.screens.firstIndex(where: { $0.name == classes.screen }),
          let situation = survey.situations.first(where: { situation in
            situation.screens.contains(index + 1)
              && analysis.setting(.statusBar, in: situation).map {
                $0.keyword() != StatusBarStyle.default
              } ?? false
          }),
          let origin = analysis.origin(of: .statusBar, in: situation),
          found[origin.entry.keyRange] == nil, let controller = classes.navigationController
        else { continue }
        found[origin.entry.keyRange] = Diagnostic(
          "status-bar-not-forwarded",
          .warning,
          "a plain navigation controller does not ask screen '\(classes.screen)' for its status bar",
          at: origin.entry.keyRange,
          notes: [Note("the screen stands in this one", at: controller.range)],
          help: [
            "use this package's navigation controller, or one that forwards 'childForStatusBarStyle'"
          ],
          property: origin.path
        )
      }
      return found.values.sorted { $0.range < $1.range }
    }
  )
}
