import LintelDiagnostics
import LintelSchema

/// One pair of colors that reads badly, and where.
struct ContrastRow {
  /// The leaf whose value is to be seen.
  let leaf: LeafID
  let state: ItemState?
  let origin: WrittenEntry
  let ratio: Double
  let role: Foreground.Role
  /// Such as `#0DBD8B on #FFFFFF`.
  let colors: String
  let isMeasured: Bool
  fileprivate(set) var appearances: Set<ColorAppearance>
  fileprivate(set) var situations: [Situation]

  /// Such as `2.42:1 in light: #0DBD8B on #FFFFFF`.
  var text: String {
    let words = ColorAppearance.allCases.filter { appearance in
      // High contrast goes without saying where it is as without.
      appearances.contains(appearance)
        && (appearance == appearance.plain || !appearances.contains(appearance.plain))
    }
    return "\(ratio.contrastText) in \(words.map(\.words).plainList()): \(colors)"
  }
}

/// What can be read how well, for the rules that ask.
struct ContrastFindings {
  fileprivate(set) var rows: [ContrastRow] = []
  /// Bars in front of a screen whose color the theme does not say, by the entry that lets it through.
  fileprivate(set) var withoutScreen: [WrittenEntry] = []
}

/// Judges every color that has to be seen on a bar against what lies behind it, in each situation, slot and appearance.
///
/// What a bar looks like is judged once for all situations in which it looks so; each of them is asked only where what reads badly
/// is said.
struct ContrastSurvey {
  /// All that a judgment depends on.
  private struct Look: Hashable {
    let bar: Int
    let slot: AppearanceSlot
    let settings: Int
    let oldest: Version
    let reachesGlass: Bool
  }

  /// What is to be said of a look.
  private struct Verdict {
    struct Pair {
      let foreground: Foreground
      let appearance: ColorAppearance
      let worst: ContrastPair
      let colors: String
    }

    var pairs: [Pair] = []
    var needsScreenBackground = false
  }

  private struct RowKey: Hashable {
    let leaf: LeafID
    let path: String
    let colors: String
  }

  private let analysis: Analysis
  private let survey: Survey
  private let leaves: ForegroundLeaves
  private let backdrops: PlaceBackdrops
  private var winners: WinnerIndex
  private var judged: [RowKey: Int] = [:]
  private var noted: Set<SourceRange> = []
  private(set) var findings = ContrastFindings()

  init(_ analysis: Analysis, _ survey: Survey) {
    self.analysis = analysis
    self.survey = survey
    leaves = ForegroundLeaves(of: analysis.schema)
    backdrops = PlaceBackdrops(analysis, survey)
    winners = WinnerIndex(analysis.cascade)
    var verdicts: [Look: Verdict] = [:]
    for situation in survey.situations {
      for kind in BarKind.allCases {
        guard let bar = situation.bars[kind] else { continue }
        for slot in kind.slots {
          let look = Look(
            bar: bar,
            slot: slot,
            settings: situation.settingsID,
            oldest: situation.oldest,
            reachesGlass: situation.newest >= Version(26)
          )
          let place = ShownPlace(situation: situation, bar: kind, slot: slot)
          let verdict = verdicts[look] ?? verdict(on: place)
          verdicts[look] = verdict
          if verdict.needsScreenBackground { noteMissingScreen(place) }
          for pair in verdict.pairs { note(pair, place) }
        }
      }
    }
  }

  private func verdict(on place: ShownPlace) -> Verdict {
    var verdict = Verdict()
    guard backdrops.isShown(place), let bar = survey.bar(at: place),
      bar.shown[place.slot] != .system
    else { return verdict }
    let object = survey.object(at: place).map { survey.tree.appearances[$0] }
    let foregrounds = leaves.foregrounds(bar, object, in: place.slot)
    for sight in backdrops.sights(of: place.situation) {
      let backdrop = backdrops.backdrop(at: place, sight)
      if backdrop.needsScreenBackground,
        foregrounds.contains(where: { !sight.colors(of: $0.color).isEmpty })
      {
        verdict.needsScreenBackground = true
      }
      for foreground in foregrounds
      where foreground.role != .largeText || showsLargeTitle(bar, place) {
        if let pair = judge(foreground, bar, object, backdrop, place, sight) {
          verdict.pairs.append(pair)
        }
      }
    }
    return verdict
  }

  private func judge(
    _ foreground: Foreground,
    _ bar: Bar,
    _ object: Appearance?,
    _ backdrop: Backdrop,
    _ place: ShownPlace,
    _ sight: ColorSight
  ) -> Verdict.Pair? {
    let behind: [KnownColor]
    switch foreground.role {
    case .text, .largeText, .icon: behind = backdrop.colors
    case .badge: behind = sight.colors(of: leaves.badge(of: foreground, in: object))
    case .prominentText:
      behind = sight.version < Version(26) ? backdrop.colors : fill(bar, place, sight)
    }
    let worst = ContrastPair.worst(of: sight.colors(of: foreground.color), on: behind)
    guard let worst, worst.ratio < analysis.leastContrast(of: foreground.role) else { return nil }
    let shown = worst.front.composited(over: worst.back.opaque)
    return Verdict.Pair(
      foreground: foreground,
      appearance: sight.appearance,
      worst: worst,
      colors: "\(shown.shortText) on \(worst.back.opaque.shortText)"
    )
  }

  private mutating func note(_ pair: Verdict.Pair, _ place: ShownPlace) {
    guard let (leaf, origin) = origin(of: pair.foreground, place) else { return }
    let key = RowKey(leaf: leaf, path: origin.path, colors: pair.colors)
    if let row = judged[key] {
      findings.rows[row].appearances.insert(pair.appearance)
      findings.rows[row].situations.append(place.situation)
      return
    }
    judged[key] = findings.rows.count
    findings.rows.append(
      ContrastRow(
        leaf: leaf,
        state: pair.foreground.state,
        origin: origin,
        ratio: pair.worst.ratio,
        role: pair.foreground.role,
        colors: pair.colors,
        isMeasured: pair.foreground.color.isMeasured,
        appearances: [pair.appearance],
        situations: [place.situation]
      )
    )
  }

  private mutating func origin(
    of leaf: LeafID,
    at place: ShownPlace,
    item: Int = 0
  ) -> WrittenEntry? {
    let cell = place.situation.cell(slot: place.slot, item: item)
    return winners.winner(of: TargetID(leaf), at: cell).map(analysis.written)
  }

  /// The leaf and entry that a color comes from: of a back button perhaps those of the plain one.
  private mutating func origin(
    of foreground: Foreground,
    _ place: ShownPlace
  ) -> (LeafID, WrittenEntry)? {
    if let origin = origin(of: foreground.leaf, at: place, item: foreground.item) {
      return (foreground.leaf, origin)
    }
    let name = analysis.schema[foreground.leaf].property.name
    guard let leaf = analysis.schema.leaf("\(place.bar.rawValue).button.\(name)"),
      let origin = origin(of: leaf, at: place)
    else { return nil }
    return (leaf, origin)
  }

  private mutating func noteMissingScreen(_ place: ShownPlace) {
    guard let leaves = survey.backgrounds[place.bar] else { return }
    guard
      let origin = origin(of: leaves.color, at: place) ?? origin(of: leaves.preset, at: place)
    else { return }
    if noted.insert(origin.entry.keyRange).inserted { findings.withoutScreen.append(origin) }
  }

  // MARK: What a place is like

  /// A large title shows at the edge, in standard size.
  private func showsLargeTitle(_ bar: Bar, _ place: ShownPlace) -> Bool {
    let leaf = analysis.schema.leaf("navigationBar.prefersLargeTitles")
    let prefers = leaf.flatMap { bar.value(of: $0, in: .standard) } == .boolean(true)
    let display = analysis.setting("largeTitleDisplay", in: place.situation)
    return prefers && place.slot == .scrollEdge && display != .keyword("never")
      && display != .keyword("inline")
  }

  private func fill(_ bar: Bar, _ place: ShownPlace, _ sight: ColorSight) -> [KnownColor] {
    sight.prominentFill(of: bar, in: place.slot, analysis.schema)
  }
}

extension ColorAppearance {
  /// Such as `light with high contrast`.
  package var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light with high contrast"
    case .darkHighContrast: "dark with high contrast"
    }
  }

  /// The appearance without high contrast.
  var plain: ColorAppearance {
    switch self {
    case .light, .lightHighContrast: .light
    case .dark, .darkHighContrast: .dark
    }
  }
}

extension Double {
  /// A contrast ratio to two places, never rounded up past what is required.
  package var contrastText: String {
    let hundredths = Int((self * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}
