import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // The clock and the battery are large enough for 3:1. The rule ignores screens without a style, because UIKit then chooses one that
  // fits the appearance.
  static let statusBarContrast = LintRule(
    .warning("status-bar-contrast"),
    summary:
      "The status bar's text is hard to read on the navigation bar, and the other style would be easier.",
    rationale: """
      The clock and the battery are drawn on the navigation bar's background. UIKit has dark and light text for them, \
      and uses the style that the screen asks for on any background.
      """,
    advice:
      "Ask for the other style, by brand or screen where the background differs, or leave `statusBar` out.",
    """
    navigationBar: { background: { preset: opaque, color: "#FFE9A8" }, title: { color: "#1B1B1F" } }
    statusBar: lightContent ←

    navigationBar: { background: { preset: opaque, color: "#12324A" }, title: { color: "#FFFFFF" } }
    statusBar: lightContent
    """,
    options: [statusBarRatio],
    lookCheck: { analysis, looks in
      let least = analysis.options.lint.number(statusBarRatio)
      let found = looks.ask { known throws(TooLarge) in
        var found: [SourceRange: (finding: Finding, ratio: Double)] = [:]
        for looks in known.releases {
          let bar = try looks.bar(.navigationBar)
          let grounds = try ContrastGrounds(bar, of: looks)
          let entries = try looks.entry(of: .statusBar)
          for slot in bar.kind.slots {
            let parts = [try looks.value(of: .statusBar), try grounds.decision(in: slot)]
            var all: [UnreadableStatusBar] = []
            let verdict = try looks.decisions.combine(parts) { outcomes in
              let style = outcomes[0].resolved?.keyword(StatusBarStyle.self)
              guard let text = StatusBarText(style), let ground = grounds[outcomes[1]],
                let worst = text.worst(on: ground, below: least)
              else { return .number(0) }
              all.append(worst)
              return .number(all.count)
            }
            for place in try looks.places(of: verdict, by: entries) {
              let origin = analysis.entry(of: place)
              let worst = all[place.number - 1]
              guard worst.ratio < found[origin.entry.keyRange]?.ratio ?? .infinity else { continue }
              let finding = worst.finding(origin, place.region.words(in: analysis.theme))
              found[origin.entry.keyRange] = (finding, worst.ratio)
            }
          }
        }
        return found.values.map(\.finding).sorted { $0.range < $1.range }
      }
      return found ?? []
    }
  )
}

private let statusBarRatio = RuleOption(
  rule: "status-bar-contrast",
  name: "least-contrast",
  kind: .number(1...21),
  standard: .number(3),
  summary: "the minimum contrast ratio of the status bar's text"
)

/// The text of a status bar where it has the least contrast, although the other style would have more.
private struct UnreadableStatusBar {
  let ratio: Double
  let appearance: ColorAppearance
  let back: Shade
  /// The name of a style with enough contrast, or no less than this one, in every appearance, or `nil` if there isn't one.
  let betterName: String?

  /// Returns a warning at the entry that chooses the style; without words, it applies to all contexts.
  func finding(_ origin: WrittenEntry, _ words: String) -> Finding {
    let place = "in \(appearance.words) on \(back.color.opaque.shortText)\(back.circumstances)"
    return Finding(
      "the status bar's text has a contrast of \(ratio.contrastText) against the navigation bar",
      at: origin,
      part: \.valueRange,
      notes: [Note(place + (words.isEmpty ? "" : " (\(words))"))],
      help: [
        betterName.map { "write 'statusBar: \($0)' in these contexts, or remove 'statusBar'" }
          ?? "change what is behind it, because no style is readable in every appearance"
      ]
    )
  }
}

/// The text color of a status bar style, and the other style.
private struct StatusBarText {
  let color: KnownColor
  let other: KnownColor
  let otherName: String

  /// Creates the text of a style, or returns `nil` if UIKit chooses the color.
  init?(_ style: StatusBarStyle?) {
    let white = KnownColor(.srgb, red: 1, green: 1, blue: 1)
    let black = KnownColor(.srgb, red: 0, green: 0, blue: 0)
    switch style {
    case .lightContent:
      (color, other, otherName) = (white, black, StatusBarStyle.darkContent.rawValue)
    case .darkContent:
      (color, other, otherName) = (black, white, StatusBarStyle.lightContent.rawValue)
    case .default, nil: return nil
    }
  }

  /// The place with the least contrast, or `nil` if the contrast suffices everywhere or the other style doesn't improve it.
  func worst(on ground: ContrastGrounds.Ground, below least: Double) -> UnreadableStatusBar? {
    let betterName = betterName(on: ground, below: least)
    var worst: UnreadableStatusBar?
    for (environment, _, backdrop) in ground {
      for back in backdrop.themedShades {
        let ratio = color.contrastRatio(on: back.color)
        guard ratio < least, other.contrastRatio(on: back.color) > ratio,
          ratio < worst?.ratio ?? .infinity
        else { continue }
        worst = UnreadableStatusBar(
          ratio: ratio,
          appearance: environment.appearance,
          back: back,
          betterName: betterName
        )
      }
    }
    return worst
  }

  /// The name of the other style or UIKit's default, if it has enough contrast, or no less than this style, everywhere; otherwise `nil`.
  private func betterName(on ground: ContrastGrounds.Ground, below least: Double) -> String? {
    func isBetter(_ text: (ColorEnvironment) -> KnownColor) -> Bool {
      ground.allSatisfy { environment, _, backdrop in
        backdrop.themedShades.allSatisfy { back in
          let ratio = text(environment).contrastRatio(on: back.color)
          return ratio >= least || ratio >= color.contrastRatio(on: back.color)
        }
      }
    }
    if isBetter({ _ in other }) { return otherName }
    let isLight = otherName == StatusBarStyle.darkContent.rawValue
    return isBetter { $0.isDark == isLight ? color : other } ? StatusBarStyle.default.rawValue : nil
  }
}
