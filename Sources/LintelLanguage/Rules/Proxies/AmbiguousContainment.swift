import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let ambiguousContainment = LintRule(
    id: "ambiguous-containment",
    severity: .warning,
    summary: "Two proxies reach one bar, and UIKit has no order for them.",
    rationale: """
      Of proxies for containers the outermost container wins, and the longer chain breaks ties. Where both are equal, as with \
      a navigation controller's own class and UINavigationController, nothing says which one shows. The same goes for two \
      proxies for different traits that hold together.
      """,
    advice:
      "Make one chain longer, let one proxy ask for what encloses the other's container, or remove one.",
    triggering: [
      Example(
        """
        screens:
          checkout: { navigationController: ShopNavigationController }
        proxies:
          - class: UINavigationBar
            containedIn: [UINavigationController]
            set: { barTintColor: systemBackground }
          - class: UINavigationBar
            containedIn: [ShopNavigationController]
            set: { barTintColor: systemYellow }
        """,
        at: [9]
      ),
      Example(
        """
        proxies:
          - class: UIToolbar
            traits: { userInterfaceStyle: dark }
            set: { barTintColor: black }
          - class: UIToolbar
            traits: { horizontalSizeClass: compact }
            set: { barTintColor: systemBackground }
        """,
        at: [7]
      ),
    ],
    nonTriggering: [
      Example(
        """
        screens:
          checkout: { navigationController: ShopNavigationController }
        proxies:
          - class: UIBarButtonItem
            containedIn: [UINavigationBar]
            set: { titlePositionAdjustment: [0, 1] }
          - class: UIBarButtonItem
            containedIn: [UINavigationBar, ShopNavigationController]
            set: { titlePositionAdjustment: [0, 2] }
        """
      ),
      Example(
        """
        proxies:
          - class: UIToolbar
            traits: { userInterfaceStyle: dark }
            set: { barTintColor: black }
          - class: UIToolbar
            traits: { userInterfaceStyle: light }
            set: { barTintColor: white }
          - class: UIToolbar
            containedIn: [UINavigationController]
            set: { barTintColor: systemBackground }
        """
      ),
      Example(
        """
        proxies:
          - class: UINavigationBar
            containedIn: [ShopNavigationController]
            set: { barTintColor: systemYellow }
          - class: UINavigationBar
            containedIn: [MessagesNavigationController]
            set: { barTintColor: systemGreen }
        """
      ),
    ],
    check: { analysis in
      SettingField(analysis).ties().map { pair, meeting, screen in
        let (first, second) = pair
        let place = screen.map { ", on screen '\($0)'" } ?? ""
        let context = meeting.context.isEmpty ? "" : ", in \(meeting.context)"
        return Diagnostic(
          "ambiguous-containment",
          .warning,
          "UIKit has no order for \(second.setting.call) and \(first.setting.call)",
          at: second.assignment.keyRange,
          notes: [
            Note(
              "both reach a '\(first.setting.owner.name)'\(place)\(context), and the other one is here",
              at: first.assignment.keyRange
            ),
            Note("the outermost container wins, then the longer chain; here both are equal"),
          ],
          help: ["lengthen the chain of the one that is meant to win, or remove one"],
          property: second.setting.path(of: second.assignment)
        )
      }
    }
  )
}
