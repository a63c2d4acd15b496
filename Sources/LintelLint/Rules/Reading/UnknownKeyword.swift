import LintelDiagnostics

extension LintRule {
  /// Finds words that aren't a keyword of the property.
  ///
  /// Reported by `ValueReader`, with the nearest keywords.
  static let unknownKeyword = LintRule(
    id: "unknown-keyword",
    severity: .error,
    stage: .reading,
    summary: "A word isn't one of those that a property accepts.",
    rationale: "Most keywords are cases of UIKit enumerations.",
    advice: "Write one of the words that the message lists.",
    triggering: [
      Example(
        """
        navigationBar:
          background: { effect: systemChromMaterial }
        """,
        at: [2]
      ),
      Example(
        """
        screens:
          home: { largeTitleDisplay: sometimes }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background: { effect: systemChromeMaterial }
        screens:
          home: { largeTitleDisplay: automatic }
        """
      ),
      Example(
        """
        screens:
          photo: { statusBar: lightContent }
        tabBar: { itemPositioning: fill }
        """
      ),
    ]
  )
}
