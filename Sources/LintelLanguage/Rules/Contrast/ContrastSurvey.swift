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

/// Judges every color that has to be seen on a bar against what lies behind it, in each situation, slot and appearance.
struct ContrastSurvey {
  private let analysis: Analysis
  private let survey: Survey
  private let leaves: ForegroundLeaves
  private let backdrops: PlaceBackdrops
  private var judged: [String: Int] = [:]
  private(set) var rows: [ContrastRow] = []
  /// Bars in front of a screen whose color the theme does not say, by the entry that lets it through.
  private(set) var withoutScreen: [WrittenEntry] = []

  init?(_ analysis: Analysis) {
    guard let survey = analysis.survey else { return nil }
    self.analysis = analysis
    self.survey = survey
    leaves = ForegroundLeaves(of: analysis.schema)
    backdrops = PlaceBackdrops(analysis, survey)
    for place in survey.places(of: BarKind.allCases) where backdrops.isShown(place) {
      judge(place)
    }
  }

  private mutating func judge(_ place: ShownPlace) {
    guard let bar = survey.bar(at: place), bar.shown[place.slot] != .system else { return }
    let object = survey.object(at: place).map { survey.tree.appearances[$0] }
    for sight in backdrops.sights(of: place.situation) {
      let backdrop = backdrops.backdrop(at: place, sight)
      let foregrounds = leaves.foregrounds(bar, object, in: place.slot)
      if backdrop.needsScreenBackground,
        foregrounds.contains(where: { !sight.colors(of: $0.color).isEmpty })
      {
        noteMissingScreen(place)
      }
      for foreground in foregrounds
      where foreground.role != .largeText || showsLargeTitle(bar, place) {
        judge(foreground, bar, object, backdrop, place, sight)
      }
    }
  }

  private mutating func judge(
    _ foreground: Foreground,
    _ bar: Bar,
    _ object: Appearance?,
    _ backdrop: Backdrop,
    _ place: ShownPlace,
    _ sight: ColorSight
  ) {
    let behind: [KnownColor]
    switch foreground.role {
    case .text, .largeText, .icon: behind = backdrop.colors
    case .badge: behind = sight.colors(of: leaves.badge(of: foreground, in: object))
    case .prominentText:
      behind = sight.version < Version(26) ? backdrop.colors : fill(bar, place, sight)
    }
    let worst = ContrastPair.worst(of: sight.colors(of: foreground.color), on: behind)
    guard let worst, worst.ratio < analysis.leastContrast(of: foreground.role),
      let (leaf, origin) = origin(of: foreground, place)
    else { return }
    let shown = worst.front.composited(over: worst.back.opaque)
    let colors = "\(shown.shortText) on \(worst.back.opaque.shortText)"
    let key = "\(leaf.rawValue) \(origin.path) \(colors)"
    if let row = judged[key] {
      rows[row].appearances.insert(sight.appearance)
      rows[row].situations.append(place.situation)
      return
    }
    judged[key] = rows.count
    rows.append(
      ContrastRow(
        leaf: leaf,
        state: foreground.state,
        origin: origin,
        ratio: worst.ratio,
        role: foreground.role,
        colors: colors,
        isMeasured: foreground.color.isMeasured,
        appearances: [sight.appearance],
        situations: [place.situation]
      )
    )
  }

  /// The leaf and entry that a color comes from: of a back button perhaps those of the plain one.
  private func origin(
    of foreground: Foreground,
    _ place: ShownPlace
  ) -> (LeafID, WrittenEntry)? {
    let item = foreground.item
    if let origin = analysis.origin(of: foreground.leaf, at: place, item: item) {
      return (foreground.leaf, origin)
    }
    let name = analysis.schema[foreground.leaf].property.name
    guard let leaf = analysis.schema.leaf("\(place.bar.rawValue).button.\(name)"),
      let origin = analysis.origin(of: leaf, at: place)
    else { return nil }
    return (leaf, origin)
  }

  private mutating func noteMissingScreen(_ place: ShownPlace) {
    guard let leaves = BackgroundLeaves(of: place.bar, in: analysis.schema) else { return }
    let candidates = [leaves.color, leaves.preset]
    guard let origin = candidates.compactMap({ analysis.origin(of: $0, at: place) }).first else {
      return
    }
    if !withoutScreen.contains(where: { $0.entry.keyRange == origin.entry.keyRange }) {
      withoutScreen.append(origin)
    }
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
