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
      let scenery = Scenery(survey, analysis.schema)
      var judged: [Int: UnreadableStatusBar?] = [:]
      var found: [SourceRange: (finding: Diagnostic, ratio: Double)] = [:]
      for (index, situation) in survey.situations.enumerated() {
        guard let look = situation.looks[.navigationBar] else { continue }
        let worst = judged[look] ?? analysis.worst(of: survey.looks[look], survey, scenery)
        judged[look] = .some(worst)
        guard let worst, let origin = analysis.origin(of: .statusBar, in: situation),
          worst.ratio < found[origin.entry.keyRange]?.ratio ?? .infinity
        else { continue }
        let words = analysis.words([index])
        let finding = Diagnostic(
          "status-bar-contrast",
          .warning,
          "the status bar's text has a contrast of \(worst.ratio.contrastText) to the navigation bar",
          at: origin.entry.valueRange,
          notes: [
            Note(
              "in \(worst.appearance.words) on \(worst.back.color.opaque.shortText)\(worst.back.moment)"
                + (words.isEmpty ? "" : " (\(words))")
            )
          ],
          help: ["write 'statusBar: \(worst.otherName)' there, or leave it out"],
          property: origin.path
        )
        found[origin.entry.keyRange] = (finding, worst.ratio)
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

/// Where the text of a status bar has the least contrast, and the other style would have more.
private struct UnreadableStatusBar {
  let ratio: Double
  let appearance: ColorAppearance
  let back: Shade
  let otherName: String
}

extension Analysis {
  /// Nil if a look leaves the style to UIKit, or if it is well.
  fileprivate func worst(
    of look: BarLook,
    _ survey: Survey,
    _ scenery: Scenery
  ) -> UnreadableStatusBar? {
    let surroundings = survey.surroundings[look.surroundings]
    guard let text = statusBarText(in: surroundings),
      let leaves = survey.backgrounds[.navigationBar]
    else { return nil }
    let least = options.lint.number(statusBarRatio)
    let scene = scenery.scenes[look.surroundings]
    let fades = scrollBehavior(of: survey.tree.bars[look.bar]) == .fade
    var worst: UnreadableStatusBar?
    for (slot, object) in survey.objects(of: look) where scene.shows(.navigationBar, slot) {
      for sight in scene.sights.map({ scenery.sights[$0] }) {
        let backdrop = Backdrop(
          object.map { survey.tree.appearances[$0] },
          leaves: leaves,
          screen: scene.screen,
          fades: fades,
          sight
        )
        for back in backdrop.shades {
          let ratio = text.color.contrastRatio(on: back.color)
          guard ratio < least, text.other.contrastRatio(on: back.color) > ratio,
            ratio < worst?.ratio ?? .infinity
          else { continue }
          worst = UnreadableStatusBar(
            ratio: ratio,
            appearance: sight.appearance,
            back: back,
            otherName: text.otherName
          )
        }
      }
    }
    return worst
  }

  /// The color of the status bar's text, and the style that there is besides; nil if UIKit chooses.
  private func statusBarText(
    in surroundings: Surroundings
  ) -> (color: KnownColor, other: KnownColor, otherName: String)? {
    let white = KnownColor(.srgb, red: 1, green: 1, blue: 1)
    let black = KnownColor(.srgb, red: 0, green: 0, blue: 0)
    switch surroundings.settings[schema[.statusBar]]?.keyword(StatusBarStyle.self) {
    case .lightContent: return (white, black, StatusBarStyle.darkContent.rawValue)
    case .darkContent: return (black, white, StatusBarStyle.lightContent.rawValue)
    case .default, nil: return nil
    }
  }
}
