import LintelDiagnostics

extension LintRule {
  static let conflictingProxies = LintRule(
    id: "conflicting-proxies",
    severity: .error,
    stage: .appearance,
    summary: "Two proxies that the outputs set give one property of one object different values.",
    rationale: """
      UIKit keeps one object for a class and its containers and traits, and the value that is set last. If neither of two settings \
      is in a narrower block, the theme doesn't determine which one is set last.
      """,
    advice:
      "Keep one of them, write the other in a narrower block, or give its block a 'priority'.",
    triggering: [
      Example(
        """
        proxies:
          - class: UIToolbar
            set: { barTintColor: systemBackground }
          - class: UIToolbar
            set: { barTintColor: secondarySystemBackground }
        """,
        at: [5],
        besides: ["contested-setting"],
        proxies: .everywhere
      ),
      Example(
        """
        when pad:
          proxies:
            - { class: UIToolbar, set: { barTintColor: systemBackground } }
        when ios 16..:
          proxies:
            - { class: UIToolbar, set: { barTintColor: secondarySystemBackground } }
        """,
        at: [3],
        besides: ["contested-setting"],
        proxies: .everywhere
      ),
    ],
    nonTriggering: [
      Example(
        """
        proxies:
          - { class: UIToolbar, set: { barTintColor: systemBackground } }
        brands:
          day: {}
          night:
            proxies:
              - { class: UIToolbar, set: { barTintColor: black } }
        """,
        proxies: .everywhere
      ),
      Example(
        """
        proxies:
          - class: UIToolbar
            set: { backgroundImage: { default: { asset: high } } }
          - class: UIToolbar
            set: { backgroundImage: { compact: { asset: low } } }
        """,
        proxies: .everywhere
      ),
    ],
    hasEqualPlaces: true
  )
}
