import LintelAppearance

extension LintRule {
  // Reported by `ProxyDecisions`, because it depends on which proxies the outputs set (`--proxies`).
  static let conflictingProxies = LintRule(
    .error("conflicting-proxies", in: .appearance),
    summary: "Two proxies in the outputs set one property of one object to different values.",
    rationale: """
      UIKit has one proxy for a class with the same containers and traits, and the proxy keeps the value that is set \
      last. If neither setting is in a narrower block, the theme doesn't determine which one is last.
      """,
    advice:
      "Keep one of them, write the other in a narrower block, or give its block a `priority`.",
    """
    proxies:
      - class: UIToolbar
        set: { barTintColor: systemBackground }
      - class: UIToolbar
        set: { barTintColor: secondarySystemBackground }
    """.found(at: 5).besides("contested-setting").setting(proxies: .everywhere),
    """
    proxies:
      - { class: UIToolbar, set: { barTintColor: systemBackground } }
    brands:
      day: {}
      night:
        proxies:
          - { class: UIToolbar, set: { barTintColor: black } }
    """.fine().setting(proxies: .everywhere),
    hasEqualPlaces: true
  )
}
