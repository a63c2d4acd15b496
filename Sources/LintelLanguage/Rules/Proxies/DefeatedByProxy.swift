import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let defeatedByProxy = LintRule(
    id: "defeated-by-proxy",
    severity: .error,
    summary: "What a proxy or an instance sets on bar items beats the theme's value.",
    rationale: """
      UIKit ranks an appearance object below every proxy: appearance object, appearance(), a proxy for containers, one for \
      traits, and the instance on top. The theme's buttons and tab items live in appearance objects, so that one general \
      proxy of UIBarButtonItem wipes them out in the whole app. UIKit takes text attributes as one dictionary for a state: a \
      proxy that sets the font alone loses the theme's color too.
      """,
    advice: """
      Take the setting out of the app's code and leave the property to the theme, or leave it out of the theme. While a \
      property is set by proxy anywhere, no appearance object can take it over.
      """,
    triggering: [
      Example(
        """
        navigationBar:
          button: { color: systemBlue }
        proxies:
          - class: UIBarButtonItem
            set:
              titleTextAttributes:
                normal: { color: systemRed }
                highlighted: { color: systemRed }
        """,
        at: [6]
      ),
      Example(
        """
        tabBar:
          item: { title: { color: secondaryLabel }, selected: { title: { color: label } } }
        instances:
          - class: UITabBarItem
            set: { titleTextAttributes: { selected: { color: systemPink } } }
        """,
        at: [5]
      ),
      Example(
        """
        navigationBar:
          button: { color: systemBlue }
        screens:
          checkout: { navigationController: CheckoutNavigationController }
        proxies:
          - class: UIBarButtonItem
            containedIn: [UINavigationBar, CheckoutNavigationController]
            set: { titlePositionAdjustment: [0, 2] }
          - class: UIBarButtonItem
            containedIn: [UINavigationBar, CheckoutNavigationController]
            set: { titleTextAttributes: { normal: { font: headline }, highlighted: { font: headline } } }
        """,
        at: [11]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          button: { color: systemBlue }
        proxies:
          - class: UIBarButtonItem
            containedIn: [UISearchBar]
            set: { titleTextAttributes: { normal: { color: label }, highlighted: { color: label } } }
        """
      ),
      Example(
        """
        tabBar:
          item: { selected: { title: { color: label } } }
        proxies:
          - class: UITabBarItem
            set: { titleTextAttributes: { normal: { color: systemGray } }, badgeColor: systemRed }
        """
      ),
      Example(
        """
        navigationBar: { tint: systemBlue, title: { color: label } }
        proxies:
          - class: UIBarButtonItem
            set: { titleTextAttributes: { normal: { font: headline }, highlighted: { font: headline } } }
        """
      ),
      Example(
        """
        navigationBar:
          button: { color: systemBlue }
        proxies:
          - class: UIBarButtonItem
            containedIn: [MFMailComposeViewController]
            set: { titleTextAttributes: { normal: { color: black }, highlighted: { color: black } } }
        """
      ),
    ],
    check: { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { setting, assignment in
        let rivals = field.rivals(
          of: assignment,
          in: setting,
          .beatsObject,
          reach: .certain,
          staged: false
        )
        guard let first = rivals.first else { return nil }
        let path = field.theme.entries[Int(first.entry)].path
        let others = rivals.count > 1 ? " and \(rivals.count - 1) more" : ""
        return Diagnostic(
          "defeated-by-proxy",
          .error,
          "'\(path)'\(others) does not show, for \(setting.call) sets '\(assignment.property.name)'",
          at: assignment.keyRange,
          notes: rivals.prefix(8).map { field.note(of: $0, "this sets") } + [
            Note("\(setting.step.words) beats \(PrecedenceStep.appearanceObject.words)")
          ] + (field.winner(over: assignment, in: setting).map { [$0] } ?? []),
          help: [
            "remove '\(assignment.property.name)' from \(setting.path), or the theme's values; "
              + "UIKit can't take both"
          ],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}
