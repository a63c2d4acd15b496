import LintelDecisions
import LintelDiagnostics
import LintelTheme

extension LintRule {
  // WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11 (icons); each property is reported with its worst pairs of colors.
  static let lowContrast = LintRule(
    .warning("low-contrast"),
    summary:
      "A title, a button, a tab, or a badge has too little contrast against what is behind it.",
    rationale: """
      WCAG 2.2, level AA, requires 4.5:1 between text and its background, and 3:1 where the text is large or an icon has \
      no text. A tint colors text too. The rule checks light and dark, with and without high contrast, every slot, and \
      every step of a fade. It leaves out colors that only the app knows, unless the theme gives samples of them.
      """,
    advice: """
      Darken or lighten one of the two colors, or let `readable($background $a $b)` choose. `screenBackground` tells \
      the rule what is behind a bar that lets the screen show through.
      """,
    """
    tokens: { colors: { paper: "#FFFFFF", accent: "#0DBD8B" } }
    navigationBar:
      background: { preset: opaque, color: $paper }
      tint: $accent ←
    brands:
      light: {}
      black: { tokens: { colors: { paper: "#000000" } } }

    navigationBar:
      background: { preset: opaque, color: "#12324A" }
      title: { color: "#FFFFFF" }
      tint: "#8FD3FF"
    """,
    gathersPlaces: true,
    options: [textContrast, largeTextContrast, iconContrast],
    lookCheck: { analysis, looks in
      looks.contrast(for: analysis) { findings throws(TooLarge) in
        try findings.groups(showing: shownRows, in: analysis.theme).compactMap { group in
          group.rows.first.map { analysis.lowContrast(of: $0, in: group) }
        }
      }
    }
  )

  fileprivate static let textContrast = minimumContrast("text", 4.5)
  fileprivate static let largeTextContrast = minimumContrast("large-text", 3)
  fileprivate static let iconContrast = minimumContrast("icon", 3)

  /// Returns an option whose default is the value of WCAG 2.2, level AA (1.4.3 and 1.4.11).
  private static func minimumContrast(_ name: String, _ standard: Double) -> RuleOption {
    let noun = name == "icon" ? "an icon" : name.replacing("-", with: " ")
    return RuleOption(
      rule: "low-contrast",
      name: name,
      kind: .number(1...21),
      standard: .number(standard),
      summary: "the minimum contrast ratio of \(noun)"
    )
  }

  /// The largest number of color pairs in one finding.
  private static let shownRows = 8
}

extension Analysis {
  /// Returns the finding about one property, at its worst pair of colors.
  fileprivate func lowContrast(of worst: ContrastRow, in group: ContrastGroup) -> Finding {
    let origin = WrittenEntry(theme, worst.entry)
    var notes = group.rows.map { row -> Note in
      let place = LookRegion(row.places)?.words(in: theme) ?? ""
      let range = theme.entries[Int(row.entry)].keyRange
      return Note(
        "\(row.text): \(row.colors)" + (place.isEmpty ? "" : " (\(place))"),
        at: range == origin.entry.keyRange ? nil : range
      )
    }
    if group.hiddenPairs == 1 {
      notes.append(Note("and another pair of colors"))
    } else if group.hiddenPairs > 1 {
      notes.append(Note("and \(group.hiddenPairs) more pairs of colors"))
    } else if group.hiddenPlaces > 0 {
      let isOne = group.hiddenPlaces == 1
      notes.append(Note(isOne ? "and another place" : "and \(group.hiddenPlaces) more places"))
    }
    if group.isMeasured {
      notes.append(Note("Apple doesn't publish some of these colors; the values are measured"))
    }
    return Finding(
      "'\(origin.entry.path)' has a contrast of \(worst.ratio.contrastText), but "
        + "\(worst.role.requirement.noun) needs \(options.lint.minimumContrast(of: worst.role).shortText):1",
      at: origin,
      part: \.valueRange,
      notes: notes,
      help: ["change one of the colors, or choose with 'readable($background $a $b)'"]
    )
  }
}

extension LintSettings {
  /// The contrast ratio that a color needs against its background.
  func minimumContrast(of role: Foreground.Role) -> Double { number(role.requirement.option) }
}

extension Foreground.Role {
  /// What the color is for, and the option with the contrast that it needs.
  fileprivate var requirement: (noun: String, option: RuleOption) {
    switch self {
    case .text, .badge, .prominentText, .fieldText: ("text", LintRule.textContrast)
    case .largeText: ("large text", LintRule.largeTextContrast)
    case .icon, .fieldIcon: ("an icon", LintRule.iconContrast)
    case .field: ("a search field", LintRule.iconContrast)
    }
  }
}
