import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let unknownContrast = LintRule(
    id: "unknown-contrast",
    severity: .info,
    summary:
      "Contrast can't be judged where a bar lets a screen through whose color the theme does not say.",
    rationale: """
      A bar with a transparent background shows the screen behind it. 'screenBackground:' describes that screen to the rules and \
      isn't part of any output. If you declare it, the rules check the bar's texts there too.
      """,
    advice: "Say 'screenBackground:' for the screens, or for all of them at the top level.",
    triggering: [
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: systemBackground }
          title: { color: label }
          scrollEdge: { background: transparent }
        """,
        at: [4]
      ),
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#12324A" }
          title: { color: "#FFFFFF" }
          scroll: { behavior: fade }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        screenBackground: systemBackground
        navigationBar:
          background: { preset: opaque, color: systemBackground }
          title: { color: label }
          scrollEdge: { background: transparent }
        """
      ),
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: systemBackground }
          title: { color: label }
        """
      ),
    ],
    gathersPlaces: true,
    check: { analysis in
      analysis.contrast { findings in
        let places = findings.withoutScreen.map { (path: $0.path, place: $0) }
          .sorted { ($0.path, $0.place.entry.keyRange) < ($1.path, $1.place.entry.keyRange) }
          .map(\.place)
        guard let first = places.first else { return [] }
        return [
          Diagnostic(
            "unknown-contrast",
            .info,
            "the contrast on '\(first.entry.path)' depends on a screen whose color is not said",
            at: first.entry.keyRange,
            notes: places.dropFirst().prefix(5).map { Note("here too", at: $0.entry.keyRange) },
            help: ["say 'screenBackground:' for the screens that show through"],
            property: first.path
          )
        ]
      }
    }
  )
}
