import LintelDiagnostics

extension LintRule {
  static let missingClass = LintRule(
    id: "missing-class",
    severity: .error,
    stage: .reading,
    summary: "A proxy or an instance setting does not say which class it sets.",
    rationale:
      "Properties of one name exist on several classes, and each class has its own place in the theme.",
    advice: "Write 'class:' with UIKit's name.",
    triggering: [
      Example(
        """
        proxies:
          - set: { barTintColor: label }
        """,
        at: [2]
      ),
      Example(
        """
        instances:
          - containedIn: [UINavigationController]
            set: { isTranslucent: false }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        proxies:
          - { class: UIToolbar, set: { isTranslucent: false } }
        """
      ),
      Example(
        """
        proxies: []
        """
      ),
    ]
  )
}
