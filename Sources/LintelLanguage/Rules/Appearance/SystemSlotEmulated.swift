import LintelDiagnostics

extension LintRule {
  static let systemSlotEmulated = LintRule(
    id: "system-slot-emulated",
    severity: .info,
    stage: .appearance,
    summary: """
      A slot that a screen leaves to the system is compiled as a copy of UIKit's own fallback.
      """,
    rationale: """
      UIKit takes an object that the bar has for a slot before it looks at the screen's other \
      ones. So a screen can't leave a slot alone where the bar has an object for it; the outputs \
      give it one that looks as UIKit's fallback does.
      """,
    advice: """
      Nothing, if the copy is what you want. Leave the slot to the system on the whole bar if it \
      is not.
      """,
    triggering: [
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#FFFFFF" }
        screens:
          home:
            navigationBar: { scrollEdge: system }
        """,
        at: [5]
      ),
      Example(
        """
        navigationBar: { background: opaque }
        screens:
          product:
            navigationBar:
              title: { color: label }
              scrollEdge: system
          product.reviews: {}
        """,
        at: [6]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#FFFFFF" }
          scrollEdge: system
        """
      ),
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#FFFFFF" }
        screens:
          home:
            navigationBar: { scrollEdge: { background: transparent } }
        """
      ),
    ]
  )
}
