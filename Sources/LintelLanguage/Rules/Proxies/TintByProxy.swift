import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let tintByProxy = LintRule(
    id: "tint-by-proxy",
    severity: .warning,
    summary: "A proxy sets 'tintColor'.",
    rationale: """
      Since iOS 7 views inherit 'tintColor' from what encloses them, which conflicts with proxies; UIAppearance.h says that it \
      is not allowed there any more. It works for some classes, on some versions, until a view is tinted on its own.
      """,
    advice:
      "Write 'tint' in the theme, which is set on the bar itself, or in a block, which tints the window.",
    triggering: [
      Example(
        """
        navigationBar: { background: opaque }
        proxies:
          - class: UINavigationBar
            set: { tintColor: label }
        """,
        at: [4]
      ),
      Example(
        """
        tabBar: { tint: systemGreen }
        proxies:
          - class: UITabBar
            containedIn: [UITabBarController]
            set:
              unselectedItemTintColor: systemGray
              tintColor: systemGreen
        """,
        at: [7]
      ),
      Example(
        """
        proxies:
          - { class: UIBarButtonItem, containedIn: [UISearchBar], set: { tintColor: white } }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar: { tint: label }
        tint: systemGreen
        """
      ),
      Example(
        """
        proxies:
          - class: UITabBar
            set: { unselectedItemTintColor: systemGray, barTintColor: systemBackground }
        """
      ),
      Example(
        """
        instances:
          - class: UISearchBar
            set: { tintColor: label }
        """
      ),
    ],
    check: { analysis in
      let field = SettingField(analysis)
      return field.assignments.compactMap { setting, assignment in
        guard setting.kind == .proxy, assignment.property.name == "tintColor" else { return nil }
        let rivals = field.rivals(of: assignment, in: setting, .sameProperty, reach: .possible)
        return Diagnostic(
          "tint-by-proxy",
          .warning,
          "a proxy may not set 'tintColor'",
          at: assignment.keyRange,
          notes: [Note("UIAppearance.h disallows it since iOS 7, for views inherit their tint")]
            + rivals.prefix(1).map { field.note(of: $0, "the theme's own tint wins anyway:") },
          help: [setting.owner.tintHelp],
          property: setting.path(of: assignment)
        )
      }
    }
  )
}

extension LegacyClass {
  fileprivate var tintHelp: String {
    guard let bar = bars.first else {
      return "set it on the search bar itself, or 'tint' of the window"
    }
    return isItem
      ? "write '\(bar.rawValue): { button: { tint: … } }', which is set on the items"
      : "write '\(bar.rawValue): { tint: … }', which is set on the bar"
  }
}
