import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let backButtonByProxy = LintRule(
    id: "back-button-by-proxy",
    severity: .warning,
    summary: "A proxy tries to style the back button.",
    rationale: """
      A back button is a bar button item like any other, so that no proxy can give its text a look of its own. Only the image \
      and the offsets have setters for back buttons, and these are mostly used to push the title off the bar, which breaks \
      with long titles and right-to-left text.
      """,
    advice: """
      Style it in the theme under 'backButton'; to show the arrow alone write 'backButtonDisplayMode: minimal' in a block.
      """,
    triggering: [
      Example(
        """
        proxies:
          - class: UIBarButtonItem
            set: { backButtonTitlePositionAdjustment: [-1000, 0] }
        """,
        at: [3]
      ),
      Example(
        """
        navigationBar: { background: opaque }
        proxies:
          - class: UIBarButtonItem
            containedIn: [UINavigationBar]
            set:
              backButtonBackgroundImage: { asset: back }
        """,
        at: [6]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar: { backButton: { offset: [-4, 0] } }
        backButtonDisplayMode: minimal
        """
      ),
      Example(
        """
        proxies:
          - class: UINavigationBar
            set: { backIndicatorImage: { asset: back }, backIndicatorTransitionMaskImage: { asset: back } }
        """
      ),
    ],
    check: { analysis in
      SettingField(analysis).assignments.compactMap { setting, assignment in
        guard setting.kind == .proxy, setting.owner.isItem,
          assignment.property.name.hasPrefix("backButton"), assignment.setsSomething
        else { return nil }
        let isText = assignment.property.name == "backButtonTitlePositionAdjustment"
        return Diagnostic(
          "back-button-by-proxy",
          .warning,
          "a proxy can't style the back button by itself",
          at: assignment.keyRange,
          notes: [
            Note(
              "its text takes what 'UIBarButtonItem.appearance()' gives to every button; "
                + "only '\(assignment.property.name)' is its own"
            )
          ],
          help: isText
            ? [
              "write 'backButtonDisplayMode: minimal' to show the arrow alone",
              "write 'navigationBar: { backButton: { offset: … } }' to move the title",
            ] : ["write 'navigationBar: { backButton: { … } }'"],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
