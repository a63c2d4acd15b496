import LintelSchema

/// What lies behind the bars of a theme's situations, and in which appearances and versions they are seen.
struct PlaceBackdrops {
  private let analysis: Analysis
  private let survey: Survey
  private let samples: [String: [KnownColor]]

  init(_ analysis: Analysis, _ survey: Survey) {
    self.analysis = analysis
    self.survey = survey
    samples = survey.tree.parameters.reduce(into: [:]) {
      $0[$1.name] = $1.samples.map { KnownColor($0) }
    }
  }

  func backdrop(at place: ShownPlace, _ sight: ColorSight) -> Backdrop {
    guard let leaves = survey.backgrounds[place.bar] else { return .unknown }
    let bar = survey.bar(at: place)
    let fades =
      place.bar == .navigationBar && analysis.scrollBehavior(of: bar) == "fade"
    return Backdrop(
      survey.object(at: place).map { survey.tree.appearances[$0] },
      leaves: leaves,
      screen: screen(of: place.situation),
      fades: fades,
      sight
    )
  }

  /// Whether the bar shows on the screen, and the slot ever comes up on it.
  func isShown(_ place: ShownPlace) -> Bool {
    func says(_ path: String, _ value: Bool) -> Bool {
      analysis.setting(path, in: place.situation) == .boolean(value)
    }
    let isHidden =
      switch place.bar {
      case .navigationBar: says("hidesNavigationBar", true)
      case .toolbar: says("hidesToolbar", true)
      case .tabBar: says("hidesBottomBar", true)
      }
    // Content that does not scroll is always at the edge.
    let neverComes =
      !place.slot.isAtEdge && says("scrolls", false) && place.situation.oldest >= Version(15)
    return !isHidden && !neverComes
  }

  /// Light and dark, with and without high contrast, as far as the screen lets them; before and from iOS 26 on.
  func sights(of situation: Situation) -> [ColorSight] {
    let style = analysis.setting("overrideUserInterfaceStyle", in: situation)
    let appearances: [ColorAppearance] =
      switch style {
      case .keyword("light"): [.light, .lightHighContrast]
      case .keyword("dark"): [.dark, .darkHighContrast]
      case _: ColorAppearance.allCases
      }
    let glass = Version(26)
    let versions =
      situation.oldest < glass && situation.newest >= glass
      ? [situation.oldest, glass] : [situation.oldest]
    return versions.flatMap { version in
      appearances.map { ColorSight(appearance: $0, version: version, samples: samples) }
    }
  }

  private func screen(of situation: Situation) -> ResolvedColor? {
    guard case .color(let color) = analysis.setting("screenBackground", in: situation) else {
      return nil
    }
    return color
  }
}
