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
    guard let findings = analysis.contrast else { return [] }
    let rows = findings.rows
    var groups: [ContrastGroup: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      groups[ContrastGroup(leaf: row.leaf, state: row.state), default: []].append(index)
    }
    let shown = groups.mapValues { group in
      group.smallest(shownRows) { findings.isWorse(rows[$0], rows[$1]) }
    }
    let situations = findings.situations(of: Array(shown.values.joined()))
    return groups.compactMap { key, group in
      guard let first = shown[key]?.first else { return nil }
      let worst = rows[first]
      let origin = WrittenEntry(analysis.theme, worst.entry)
      var notes = (shown[key] ?? []).map { index -> Note in
        let place = analysis.words(situations[index] ?? [])
        let range = analysis.theme.entries[Int(rows[index].entry)].keyRange
        return Note(
          "\(rows[index].text): \(findings.colors[rows[index].colors])"
            + (place.isEmpty ? "" : " (\(place))"),
          at: range == origin.entry.keyRange ? nil : range
        )
      }
      if group.count > shownRows {
        notes.append(Note("and \(group.count - shownRows) more pairs of colors"))
      }
      if group.contains(where: { rows[$0].isMeasured }) {
        notes.append(Note("Apple gives no numbers for some of these colors; they are as measured"))
      }
      return Diagnostic(
        "low-contrast",
        .warning,
        "'\(origin.entry.path)' has a contrast of \(worst.ratio.contrastText), and "
          + "\(worst.role.noun) needs \(analysis.leastContrast(of: worst.role).shortText):1",
        at: origin.entry.valueRange,
        notes: notes,
        help: ["change one of the colors, or choose with 'readable($background $a $b)'"],
        property: origin.path
      )
    }
  }
}

/// What one finding is about.
private struct ContrastGroup: Hashable {
  let leaf: LeafID
  let state: ItemState?
}

extension ContrastFindings {
  /// Whether a row comes before another one; texts decide only where ratios are equal.
  fileprivate func isWorse(_ a: ContrastRow, _ b: ContrastRow) -> Bool {
    if a.ratio != b.ratio { return a.ratio < b.ratio }
    return a.colors == b.colors
      ? paths[a.path] < paths[b.path] : colors[a.colors] < colors[b.colors]
  }
}

extension [Int] {
  /// The first few in an order, without bringing the others into it.
  fileprivate func smallest(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var found: [Int] = []
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
