import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let lowContrast = LintRule(
    id: "low-contrast",
    severity: .warning,
    summary: "A title, a button, a tab or a badge has too little contrast to what lies behind it.",
    rationale: """
      WCAG 2.2, level AA, requires 4.5:1 between text and its background, and 3:1 where the text is large or an icon has \
      no text. A tint colors text too. The rule checks light and dark, with and without high contrast, every slot, and the whole \
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
    gathersPlaces: true,
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
    analysis.contrast { findings in
      let groups = Dictionary(grouping: findings.rows) {
        ContrastGroup(leaf: $0.leaf, state: $0.state)
      }
      return groups.values.compactMap { group in
        let shown = group.smallest(shownRows) { $0.isWorse(than: $1) }
        return shown.first.map { worst in
          analysis.lowContrast(of: worst, shown, hidden: group.count - shown.count, group)
        }
      }
    }
  }
}

/// What one finding is about.
private struct ContrastGroup: Hashable {
  let leaf: LeafID
  let state: ItemState?
}

extension Analysis {
  /// The finding about one leaf.
  ///
  /// - Parameters:
  ///   - worst: the pair of colors that it is about.
  ///   - shown: the pairs that it lists.
  ///   - hidden: how many it does not list.
  ///   - group: all of them.
  /// - Returns: a warning at the worst pair.
  fileprivate func lowContrast(
    of worst: ContrastRow,
    _ shown: [ContrastRow],
    hidden: Int,
    _ group: [ContrastRow]
  ) -> Diagnostic {
    let origin = WrittenEntry(theme, worst.entry)
    var notes = shown.map { row -> Note in
      let place = row.region?.words(in: theme.space) ?? ""
      let range = theme.entries[Int(row.entry)].keyRange
      return Note(
        "\(row.text): \(row.colors)" + (place.isEmpty ? "" : " (\(place))"),
        at: range == origin.entry.keyRange ? nil : range
      )
    }
    if hidden > 0 { notes.append(Note("and \(hidden) more pairs of colors")) }
    if group.contains(where: \.isMeasured) {
      notes.append(Note("Apple gives no numbers for some of these colors; they are as measured"))
    }
    return Diagnostic(
      "low-contrast",
      .warning,
      "'\(origin.entry.path)' has a contrast of \(worst.ratio.contrastText), and "
        + "\(worst.role.noun) needs \(leastContrast(of: worst.role).shortText):1",
      at: origin.entry.valueRange,
      notes: notes,
      help: ["change one of the colors, or choose with 'readable($background $a $b)'"],
      property: origin.path
    )
  }
}

extension [ContrastRow] {
  /// The first few in an order, without bringing the others into it.
  fileprivate func smallest(
    _ count: Int,
    _ precedes: (ContrastRow, ContrastRow) -> Bool
  ) -> [ContrastRow] {
    var found: [ContrastRow] = []
    for element in self {
      if found.count == count, let last = found.last, !precedes(element, last) { continue }
      let place = found.firstIndex { precedes(element, $0) } ?? found.count
      found.insert(element, at: place)
      if found.count > count { found.removeLast() }
    }
    return found
  }
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
