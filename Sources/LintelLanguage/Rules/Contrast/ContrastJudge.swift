import LintelSchema

/// What reads badly on a bar in one slot.
struct ContrastVerdict {
  /// Two colors, in one appearance or several.
  struct Pair {
    /// An index into `foregrounds`.
    let foreground: Int
    var appearances: AppearanceSet
    /// In the first of them.
    let ratio: Double
    /// An index into the palette's texts.
    let text: Int
  }

  /// Those of the pairs.
  var foregrounds: [Foreground] = []
  /// Whether checks of each go by measured colors.
  var isMeasured: [Bool] = []
  /// Sight by sight, in each in the order of the foregrounds.
  var pairs: [Pair] = []
  /// Whether more would be known if the theme said what is behind the bar.
  var needsScreenBackground = false
}

/// Judges the colors that have to be seen on bars against what lies behind them: each set of colors once on each background.
struct ContrastJudge {
  private struct Seen {
    let foreground: Foreground
    /// In the palette.
    let color: Int
  }

  /// What judgments of one place have in common.
  private struct Ground {
    let object: Int?
    let scene: Scenery.Scene
    /// Of the backdrop, whatever the sight.
    let number: Int
    let fades: Bool
    let leaves: BackgroundLeaves
    let showsLargeTitle: Bool
    /// The fill of prominent buttons on iOS 26, in the palette; nil if the theme says none.
    let fill: Int?
  }

  private let analysis: Analysis
  private let survey: Survey
  let scenery: Scenery
  private let leaves: ForegroundLeaves
  private let scrollBehavior: LeafID
  private let largeTitles: LeafID
  private(set) var palette: ContrastPalette
  /// What has to be seen of each object.
  private var objects: [Int: [Seen]] = [:]
  /// Pairs of objects and screens.
  private var grounds = PairNumbering()
  /// Pairs of grounds and sights.
  private var backdropNumbers = PairNumbering()
  private var backdrops: [(shades: Int, needsScreen: Bool)] = []
  /// Pairs of leaves and colors; chains of them, by the numbers of what a bar itself sets.
  private var leafColors = PairNumbering()
  private var chains = PairNumbering()
  /// Pairs of what is seen and of where.
  private var places = PairNumbering()
  private var contents = PairNumbering()
  private var verdictNumbers = PairNumbering()
  private(set) var verdicts: [ContrastVerdict] = []

  init(_ analysis: Analysis, _ survey: Survey) {
    self.analysis = analysis
    self.survey = survey
    scenery = Scenery(survey, analysis.schema)
    leaves = ForegroundLeaves(of: analysis.schema)
    scrollBehavior = analysis.schema[.scrollBehavior]
    largeTitles = analysis.schema[.prefersLargeTitles]
    palette = ContrastPalette(scenery.sights)
  }

  /// What reads badly in a look.
  ///
  /// - Returns: verdicts that have something to say, slot by slot, as indices into `verdicts`.
  mutating func judge(_ look: BarLook) -> [(slot: AppearanceSlot, verdict: Int)] {
    let bar = survey.tree.bars[look.bar]
    let scene = scenery.scenes[look.surroundings]
    guard let background = survey.backgrounds[bar.kind] else { return [] }
    let own = bar.values.compactMap { value in
      leaves.foreground(value).map { foreground in
        (Seen(foreground: foreground, color: palette.number(of: foreground.color)), value.slots)
      }
    }
    let fades =
      bar.kind == .navigationBar
      && bar.value(of: scrollBehavior, in: .standard)?.keyword() == ScrollBehaviorName.fade
    let prefersLargeTitles =
      !scene.hasSmallTitles
      && bar.value(of: largeTitles, in: .standard) == .boolean(true)
    var found: [(AppearanceSlot, Int)] = []
    for (slot, object) in survey.objects(of: look)
    where scene.shows(bar.kind, slot) && bar.shown[slot] != .system {
      let screen = scene.screen.map { palette.number(of: $0) + 1 } ?? 0
      let ground = Ground(
        object: object,
        scene: scene,
        number: grounds.number((object ?? -1) * 2 + (fades ? 1 : 0), screen).number,
        fades: fades,
        leaves: background,
        // A large title shows at the edge, in standard size.
        showsLargeTitle: prefersLargeTitles && slot == .scrollEdge,
        fill: leaves.fill(of: bar, in: slot).map { palette.number(of: $0) }
      )
      var ownSeen: [Seen] = []
      var chain = 0
      for (seen, slots) in own where slots.contains(slot) {
        ownSeen.append(seen)
        let color = leafColors.number(seen.foreground.leaf.index, seen.color).number
        chain = chains.number(chain, color).number + 1
      }
      // What the bar sets is numbered behind the objects.
      let count = survey.tree.appearances.count
      if let own = verdict(on: ownSeen, numbered: count + chain, ground) {
        found.append((slot, own))
      }
      if let object, let others = verdict(on: seen(of: object), numbered: object, ground) {
        found.append((slot, others))
      }
    }
    return found
  }

  private mutating func seen(of object: Int) -> [Seen] {
    if let known = objects[object] { return known }
    let seen = leaves.foregrounds(of: survey.tree.appearances[object]).map { foreground in
      Seen(foreground: foreground, color: palette.number(of: foreground.color))
    }
    objects[object] = seen
    return seen
  }

  /// The verdict on all of some colors; nil if there is nothing to say.
  private mutating func verdict(on seen: [Seen], numbered: Int, _ ground: Ground) -> Int? {
    guard !seen.isEmpty else { return nil }
    let place = places.number(numbered, ground.number).number
    let flags = ground.scene.sightsNumber * 2 + (ground.showsLargeTitle ? 1 : 0)
    let content = contents.number(flags, (ground.fill ?? -1) + 1).number
    let (number, isNew) = verdictNumbers.number(place, content)
    if isNew { verdicts.append(judged(seen, ground)) }
    let verdict = verdicts[number]
    return verdict.pairs.isEmpty && !verdict.needsScreenBackground ? nil : number
  }

  private mutating func judged(_ seen: [Seen], _ ground: Ground) -> ContrastVerdict {
    var verdict = ContrastVerdict()
    var places: [Int?] = seen.map { _ in nil }
    for sight in ground.scene.sights {
      let backdrop = backdrop(of: ground, sight)
      for (index, item) in seen.enumerated() {
        let shades = palette.shades(of: item.color, sight)
        if backdrop.needsScreen, shades != 0 { verdict.needsScreenBackground = true }
        let role = item.foreground.role
        guard role != .largeText || ground.showsLargeTitle else { continue }
        let behind = behind(item.foreground, backdrop.shades, ground, sight)
        let meeting = palette.meeting(of: shades, on: behind)
        let ratio = palette.ratio(of: meeting)
        guard ratio < analysis.leastContrast(of: role) else { continue }
        let place = places[index] ?? verdict.foregrounds.count
        if places[index] == nil {
          places[index] = place
          verdict.foregrounds.append(item.foreground)
          verdict.isMeasured.append(palette.isMeasured[item.color])
        }
        let appearance = AppearanceSet(scenery.sights[sight].appearance)
        let text = palette.text(of: meeting)
        let known = verdict.pairs.firstIndex { $0.foreground == place && $0.text == text }
        if let known {
          verdict.pairs[known].appearances.formUnion(appearance)
          continue
        }
        verdict.pairs.append(
          ContrastVerdict.Pair(
            foreground: place,
            appearances: appearance,
            ratio: ratio,
            text: text
          )
        )
      }
    }
    return verdict
  }

  /// The shades that something is seen on.
  private mutating func behind(
    _ foreground: Foreground,
    _ backdrop: Int,
    _ ground: Ground,
    _ sight: Int
  ) -> Int {
    switch foreground.role {
    case .text, .largeText, .icon:
      return backdrop
    case .badge:
      let object = ground.object.map { survey.tree.appearances[$0] }
      let color = palette.number(of: leaves.badge(of: foreground, in: object))
      return palette.shades(of: color, sight)
    case .prominentText:
      guard scenery.sights[sight].version >= Version(26) else { return backdrop }
      return ground.fill.map { palette.shades(of: $0, sight) } ?? 0
    }
  }

  private mutating func backdrop(
    of ground: Ground,
    _ sight: Int
  ) -> (shades: Int, needsScreen: Bool) {
    let (number, isNew) = backdropNumbers.number(ground.number, sight)
    if isNew {
      let backdrop = Backdrop(
        ground.object.map { survey.tree.appearances[$0] },
        leaves: ground.leaves,
        screen: ground.scene.screen,
        fades: ground.fades,
        scenery.sights[sight]
      )
      backdrops.append((palette.number(of: backdrop.shades), backdrop.needsScreenBackground))
    }
    return backdrops[number]
  }
}
