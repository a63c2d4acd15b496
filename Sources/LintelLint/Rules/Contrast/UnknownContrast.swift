import LintelDiagnostics
import LintelTheme

extension LintRule {
  // All places are in one finding, because one key at the top level settles all of them.
  static let unknownContrast = LintRule(
    .info("unknown-contrast"),
    summary:
      "Lintel can't judge the contrast on a bar that lets the screen show through if the theme doesn't set the screen's color.",
    rationale: """
      A bar with a transparent background, or with UIKit's own before iOS 26, shows the screen behind it. `screenBackground:` describes \
      that screen to the rules and isn't part of any output. If you declare it, the rules check the bar's text there, too.
      """,
    advice: "Set `screenBackground` for the screens, or for all of them at the top level.",
    """
    navigationBar:
      background: { preset: opaque, color: systemBackground }
      title: { color: label }
      scrollEdge: { background: transparent } ←

    screenBackground: systemBackground
    navigationBar:
      background: { preset: opaque, color: systemBackground }
      title: { color: label }
      scrollEdge: { background: transparent }
    """,
    gathersPlaces: true,
    lookCheck: { analysis, looks in
      looks.contrast(for: analysis) { findings in
        let places = findings.withoutScreen.map { (path: $0.path, place: $0) }
          .sorted { ($0.path, $0.place.entry.keyRange) < ($1.path, $1.place.entry.keyRange) }
          .map(\.place)
        guard let first = places.first else { return [] }
        return [
          Finding(
            "the contrast on '\(first.entry.path)' depends on the color of the screen behind it, which the theme doesn't set",
            at: first,
            notes: places.dropFirst().prefix(5).map { Note("here too", at: $0.entry.keyRange) },
            help: ["set 'screenBackground' for the screens that show through"]
          )
        ]
      }
    }
  )
}
