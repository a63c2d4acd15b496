import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let statusBarContrast = LintRule(
    id: "status-bar-contrast",
    severity: .warning,
    summary:
      "The status bar's text is hard to read on the navigation bar, and the other style would be easier.",
    rationale: """
      The clock and the battery stand on the navigation bar's background. UIKit has dark and light text for them; the one that a \
      screen asks for stays whatever the background is.
      """,
    advice:
      "Ask for the other style, by brand or screen where the background differs, or leave 'statusBar' out.",
    triggering: [
      Example(
        """
        navigationBar: { background: { preset: opaque, color: "#FFE9A8" }, title: { color: "#1B1B1F" } }
        statusBar: lightContent
        """,
        at: [2]
      ),
      Example(
        """
        tokens: { colors: { paper: "#FFFFFF" } }
        statusBar: darkContent
        navigationBar: { background: { preset: opaque, color: $paper } }
        brands:
          day: { overrideUserInterfaceStyle: light }
          night: { overrideUserInterfaceStyle: dark, tokens: { colors: { paper: "#10131A" } } }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar: { background: { preset: opaque, color: "#12324A" }, title: { color: "#FFFFFF" } }
        statusBar: lightContent
        """
      ),
      Example(
        """
        navigationBar: { background: { preset: opaque, color: { light: "#FFFFFF", dark: "#10131A" } } }
        statusBar: default
        """
      ),
    ],
    options: [statusBarRatio],
    check: { analysis in
      guard let survey = analysis.survey else { return [] }
      let backdrops = PlaceBackdrops(analysis, survey)
      let least = analysis.options.lint.number(statusBarRatio)
      var found: [SourceRange: (finding: Diagnostic, ratio: Double)] = [:]
      for place in survey.places(of: [.navigationBar]) where backdrops.isShown(place) {
        guard let text = analysis.statusBarText(in: place.situation),
          let origin = analysis.origin(of: "statusBar", in: place.situation)
        else { continue }
        for sight in backdrops.sights(of: place.situation) {
          for back in backdrops.backdrop(at: place, sight).colors {
            let ratio = text.color.contrastRatio(on: back)
            guard ratio < least, text.other.contrastRatio(on: back) > ratio,
              ratio < found[origin.entry.keyRange]?.ratio ?? .infinity
            else { continue }
            let words = analysis.words([place.situation])
            let finding = Diagnostic(
              "status-bar-contrast",
              .warning,
              "the status bar's text has a contrast of \(ratio.contrastText) to the navigation bar",
              at: origin.entry.valueRange,
              notes: [
                Note(
                  "in \(sight.appearance.words) on \(back.opaque.shortText)"
                    + (words.isEmpty ? "" : " (\(words))")
                )
              ],
              help: ["write 'statusBar: \(text.otherName)' there, or leave it out"],
              property: origin.path
            )
            found[origin.entry.keyRange] = (finding, ratio)
          }
        }
      }
      return found.values.map(\.finding).sorted { $0.range < $1.range }
    }
  )
}

private let statusBarRatio = RuleOption.number(
  "least-contrast",
  of: "status-bar-contrast",
  3,
  in: 1...21,
  "the least contrast of the status bar's text, to 1"
)

extension Analysis {
  /// The color of the status bar's text, and the style that there is besides; nil if UIKit chooses.
  fileprivate func statusBarText(
    in situation: Situation
  ) -> (color: KnownColor, other: KnownColor, otherName: String)? {
    let white = KnownColor(.srgb, red: 1, green: 1, blue: 1)
    let black = KnownColor(.srgb, red: 0, green: 0, blue: 0)
    switch setting("statusBar", in: situation) {
    case .keyword("lightContent"): return (white, black, "darkContent")
    case .keyword("darkContent"): return (black, white, "lightContent")
    case _: return nil
    }
  }
}
