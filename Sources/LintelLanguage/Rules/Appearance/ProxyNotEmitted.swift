import LintelDiagnostics

extension LintRule {
  static let proxyNotEmitted = LintRule(
    id: "proxy-not-emitted",
    severity: .warning,
    stage: .appearance,
    summary: "A proxy of the theme is not part of the outputs, although '--proxies' asks for them.",
    rationale: """
      '--proxies contained' sets those proxies that a type of the app's own contains: without one, mail and contact sheets and \
      whatever else the system shows in the app change with it. Some proxies no output can set, since UIKit takes no such \
      property, or has no way to take the value back when a screen is left. What is left out has to be set by the app's code, or \
      not at all.
      """,
    advice: """
      Name the app's types in 'containedIn', the innermost first; '--proxies everywhere' takes the others along. What is meant for \
      a screen belongs into the screen's own bars.
      """,
    triggering: [
      Example(
        """
        proxies:
          - class: UIToolbar
            set: { barTintColor: systemBackground }
          - class: UIBarButtonItem
            containedIn: [UINavigationBar]
            set: { titlePositionAdjustment: [0, 1] }
        """,
        at: [2, 4],
        proxies: .contained
      ),
      Example(
        """
        screens:
          checkout:
            proxies:
              - class: UISearchBar
                containedIn: [CheckoutViewController]
                set: { barTintColor: systemBackground }
        """,
        at: [4],
        besides: ["proxy-changed-at-run-time"],
        proxies: .everywhere
      ),
      Example(
        """
        proxies:
          - class: UISearchBar
            containedIn: [CheckoutViewController]
            set:
              barTintColor: systemBackground
              searchBarStyle: minimal
        """,
        at: [6],
        besides: ["not-by-proxy"],
        proxies: .contained
      ),
    ],
    nonTriggering: [
      Example(
        """
        proxies:
          - class: UISearchBar
            containedIn: [CheckoutViewController]
            set: { barTintColor: systemBackground }
        """,
        proxies: .contained
      ),
      Example(
        """
        proxies:
          - { class: UIToolbar, set: { barTintColor: systemBackground } }
        """,
        proxies: .everywhere
      ),
      Example(
        """
        proxies:
          - { class: UIToolbar, set: { barTintColor: systemBackground } }
        """
      ),
    ]
  )
}
