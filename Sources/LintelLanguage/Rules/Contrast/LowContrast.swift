import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let lowContrast = LintRule(
    id: "low-contrast",
    severity: .warning,
    summary: "A title, a button, a tab or a badge has too little contrast to what lies behind it.",
    rationale: """
      WCAG 2.2, level AA, asks for 4.5:1 between text and its background, and for 3:1 where the text is large or an icon stands \
      alone. A tint colors text too. Judged are light and dark, with and without high contrast, every slot, and the whole \
      course of a fade; what only the app knows is left out.
      """,
    advice: """
      Darken or lighten one of the two colors, or let 'readable($background $a $b)' choose. 'screenBackground:' says what is behind \
      a bar that lets it through.
      """,
    triggering: [
      Example(
        """
        tokens: { colors: { paper: "#FFFFFF", accent: "#0DBD8B" } }
        navigationBar:
          background: { preset: opaque, color: $paper }
          tint: $accent
        brands:
          light: {}
          black: { tokens: { colors: { paper: "#000000" } } }
        """,
        at: [4]
      ),
      Example(
        """
        tabBar:
          background: opaque
          item:
            badge: { background: { light: "#674399", dark: "#AD86E9" }, title: { color: "#FFFFFF" } }
        """,
        at: [4]
      ),
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#12324A" }
          title: { color: "#FFFFFF" }
        screens:
          product:
            screenBackground: "#F4F1EA"
            navigationBar: { scroll: { behavior: fade } }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background: { preset: opaque, color: "#12324A" }
          title: { color: "#FFFFFF" }
          tint: "#8FD3FF"
        """
      ),
      Example(
        """
        # Only the app knows the asset.
        navigationBar:
          background: { preset: opaque, color: asset(paper) }
          title: { color: "#777777" }
        """
      ),
      Example(
        """
        # The titles are hidden, and an icon alone needs less.
        tabBar:
          background: { preset: opaque, color: "#FFFFFF" }
          item:
            title: { color: clear }
            iconColor: "#8A8A8A"
            selected: { iconColor: "#3A5BC7" }
        """
      ),
    ],
    options: [textContrast, largeTextContrast, iconContrast],
    check: { lowContrast($0) }
  )

  fileprivate static let textContrast = leastContrast("text", 4.5)
  fileprivate static let largeTextContrast = leastContrast("large-text", 3)
  fileprivate static let iconContrast = leastContrast("icon", 3)

  /// The standards are those of WCAG 2.2, level AA (1.4.3 and 1.4.11).
  private static func leastContrast(_ name: String, _ standard: Double) -> RuleOption {
    .number(
      name,
      of: "low-contrast",
      standard,
      in: 1...21,
      "the least contrast of \(name == "icon" ? "an icon" : name.replacing("-", with: " ")), to 1"
    )
  }

  /// How many pairs of colors one finding lists.
  private static let shownRows = 8

  private static func lowContrast(_ analysis: Analysis) -> [Diagnostic] {
    let rows = analysis.contrast?.rows ?? []
    let groups = Dictionary(grouping: rows) { ContrastGroup(leaf: $0.leaf, state: $0.state) }
    return groups.values.compactMap { rows in
      let rows = rows.sorted {
        ($0.ratio, $0.colors, $0.origin.path) < ($1.ratio, $1.colors, $1.origin.path)
      }
      guard let worst = rows.first else { return nil }
      var notes = rows.prefix(shownRows).map { row -> Note in
        let place = analysis.words(row.situations)
        return Note(
          row.text + (place.isEmpty ? "" : " (\(place))"),
          at: row.origin.entry.keyRange == worst.origin.entry.keyRange
            ? nil : row.origin.entry.keyRange
        )
      }
      if rows.count > shownRows {
        notes.append(Note("and \(rows.count - shownRows) more pairs of colors"))
      }
      if rows.contains(where: \.isMeasured) {
        notes.append(Note("Apple gives no numbers for some of these colors; they are as measured"))
      }
      return Diagnostic(
        "low-contrast",
        .warning,
        "'\(worst.origin.entry.path)' has a contrast of \(worst.ratio.contrastText), and "
          + "\(worst.role.noun) needs \(analysis.leastContrast(of: worst.role).shortText):1",
        at: worst.origin.entry.valueRange,
        notes: notes,
        help: ["change one of the colors, or choose with 'readable($background $a $b)'"],
        property: worst.origin.path
      )
    }
  }
}

/// What one finding is about.
private struct ContrastGroup: Hashable {
  let leaf: LeafID
  let state: ItemState?
}

extension Analysis {
  /// What something has to differ from its background, as a ratio to 1.
  func leastContrast(of role: Foreground.Role) -> Double {
    options.lint.leastContrast(of: role)
  }
}

extension LintSettings {
  /// What something has to differ from its background, as a ratio to 1.
  func leastContrast(of role: Foreground.Role) -> Double {
    switch role {
    case .text, .badge, .prominentText: number(LintRule.textContrast)
    case .largeText: number(LintRule.largeTextContrast)
    case .icon: number(LintRule.iconContrast)
    }
  }
}

extension Foreground.Role {
  fileprivate var noun: String {
    switch self {
    case .text, .badge, .prominentText: "text"
    case .largeText: "large text"
    case .icon: "an icon"
    }
  }
}
