import LintelSchema

/// How bars are seen in the surroundings of a survey: in which appearances and versions, on which screens, and whether they show at all.
struct Scenery {
  /// Of one of the surroundings.
  struct Scene {
    /// Indices into `sights`.
    let sights: [Int]
    /// Equal for scenes with equal sights.
    let sightsNumber: Int
    /// The color of the screen, nil if the theme does not say.
    let screen: ResolvedColor?
    /// Whether titles are kept small.
    let hasSmallTitles: Bool
    fileprivate let hidden: [BarKind]
    /// Whether content that does not scroll leaves bars at the edge.
    fileprivate let isAlwaysAtEdge: Bool

    /// Whether a bar shows on the screen, and a slot ever comes up on it.
    func shows(_ bar: BarKind, _ slot: AppearanceSlot) -> Bool {
      !hidden.contains(bar) && (slot.isAtEdge || !isAlwaysAtEdge)
    }
  }

  /// Each appearance on each version that matters, once.
  private(set) var sights: [ColorSight] = []
  /// By the survey's surroundings.
  private(set) var scenes: [Scene] = []

  init(_ survey: Survey, _ schema: Schema) {
    let samples = survey.tree.parameters.reduce(into: [:]) {
      $0[$1.name] = $1.samples.map { KnownColor($0) }
    }
    var numbers: [[Int]: Int] = [:]
    for surroundings in survey.surroundings {
      func setting(_ name: LeafName) -> ResolvedValue? { surroundings.settings[schema[name]] }
      let sights = sights(setting(.overrideUserInterfaceStyle), surroundings, samples)
      let number = numbers[sights] ?? numbers.count
      numbers[sights] = number
      var screen: ResolvedColor?
      if case .color(let color) = setting(.screenBackground) { screen = color }
      let display = setting(.largeTitleDisplay)?.keyword(LargeTitleDisplay.self)
      let hides: [(LeafName, BarKind)] = [
        (.hidesNavigationBar, .navigationBar), (.hidesToolbar, .toolbar),
        (.hidesBottomBar, .tabBar),
      ]
      scenes.append(
        Scene(
          sights: sights,
          sightsNumber: number,
          screen: screen,
          hasSmallTitles: display == .never || display == .inline,
          hidden: hides.filter { setting($0.0) == .boolean(true) }.map(\.1),
          isAlwaysAtEdge: setting(.scrolls) == .boolean(false)
            && surroundings.oldest >= Version(15)
        )
      )
    }
  }

  /// Light and dark, with and without high contrast, as far as the screen lets them; before and from iOS 26 on.
  private mutating func sights(
    _ style: ResolvedValue?,
    _ surroundings: Surroundings,
    _ samples: [String: [KnownColor]]
  ) -> [Int] {
    let appearances: [ColorAppearance] =
      switch style?.keyword(UserInterfaceStyle.self) {
      case .light: [.light, .lightHighContrast]
      case .dark: [.dark, .darkHighContrast]
      case .unspecified, nil: ColorAppearance.allCases
      }
    let glass = Version(26)
    let versions =
      surroundings.oldest < glass && surroundings.reachesGlass
      ? [surroundings.oldest, glass] : [surroundings.oldest]
    return versions.flatMap { version in
      appearances.map { appearance in
        let known = sights.firstIndex { $0.appearance == appearance && $0.version == version }
        if let known { return known }
        sights.append(ColorSight(appearance: appearance, version: version, samples: samples))
        return sights.count - 1
      }
    }
  }
}
