import LintelDiagnostics

extension LintRule {
  static let unknownClass = LintRule(
    id: "unknown-class",
    severity: .error,
    stage: .reading,
    summary:
      "A proxy or an instance setting is for a class that isn't one of UIKit's bars and bar items.",
    rationale: """
      What an app sets on other classes has no part in how its bars look, and a misspelt class would leave its settings \
      unjudged.
      """,
    advice: "Write UIKit's own name, or leave out what is set on other views.",
    triggering: [
      Example(
        """
        proxies:
          - { class: UINavBar, set: { barTintColor: label } }
        """,
        at: [2]
      ),
      Example(
        """
        instances:
          - class: UIToolBar
            set: { barTintColor: systemBackground }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        proxies:
          - { class: UIToolbar, set: { barTintColor: systemBackground } }
        """
      ),
      Example(
        """
        instances:
          - class: UIBarItem
            set: { titleTextAttributes: { normal: { color: label }, highlighted: { color: label } } }
        """
      ),
    ]
  )
}
