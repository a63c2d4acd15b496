import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// How bars are seen in all contexts at once: in which appearances and versions, on which screens, and whether they show at all.
final class ContrastScenes {
  /// What is the same in some contexts.
  struct Scene: Hashable {
    /// Whether the bar shows on the screen, and the slot ever comes up on it.
    let isShown: Bool
    /// Indices into `environments`.
    let environments: [Int]
    /// The color of the screen, nil if the theme does not say.
    let screen: ResolvedColor?
  }

  /// Each appearance, before and from iOS 26 on.
  let environments: [ColorEnvironment]
  /// The looks of the release.
  private let looks: Looks
  /// Numbers the scenes.
  private var scenes = Interner<Scene>()
  /// The user interface style that screens ask for.
  private let style: DecisionID
  /// The colors of screens, as the theme states them.
  private let screenBackground: DecisionID
  /// Whether content that does not scroll leaves bars at the edge.
  private let isAlwaysAtEdge: DecisionID
  /// Where bars are glass.
  private let isGlass: DecisionID

  /// Prepares the scenes of a release.
  init(_ looks: Looks) throws(TooLarge) {
    self.looks = looks
    let theme = looks.theme
    let samples = theme.samples
    let assets = theme.assets?.possibleColors ?? [:]
    environments = [theme.minimumIOS, UIKitCuts.prominentButtons].flatMap { version in
      ColorAppearance.allCases.map {
        ColorEnvironment(appearance: $0, version: version, samples: samples, assets: assets)
      }
    }
    style = try looks.value(of: .overrideUserInterfaceStyle)
    screenBackground = try looks.value(of: .screenBackground)
    isGlass = looks.decisions.isAtLeast(UIKitCuts.prominentButtons)
    isAlwaysAtEdge = try looks.decisions.both(
      looks.test(.scrolls) { $0 == .boolean(false) },
      looks.decisions.isAtLeast(UIKitCuts.edges)
    )
  }

  /// How a slot of a bar is seen, as `.number`; a slot that is left to UIKit is not judged.
  ///
  /// - Parameters:
  ///   - bar: the bar.
  ///   - slot: the slot.
  ///   - includesSystem: whether slots that are left to UIKit are judged as well.
  /// - Returns: a decision whose outcomes are numbers of scenes.
  /// - Throws: `TooLarge` if a limit is exceeded.
  func scene(
    of bar: ShownBar,
    in slot: AppearanceSlot,
    includesSystem: Bool = false
  ) throws(TooLarge) -> DecisionID {
    let decisions = looks.decisions
    let hides: LeafName =
      switch bar.kind {
      case .navigationBar: .hidesNavigationBar
      case .toolbar: .hidesToolbar
      case .tabBar: .hidesBottomBar
      }
    var isAway = try looks.test(hides) { $0 == .boolean(true) }
    if !slot.isAtEdge { isAway = try decisions.either(isAway, isAlwaysAtEdge) }
    if !includesSystem, let system = bar.system[slot] {
      isAway = try decisions.either(isAway, system)
    }
    return try decisions.combine([isAway, style, screenBackground, isGlass]) { outcomes in
      let isShown = outcomes[0] == .flag(false)
      let isGlass = outcomes[3] == .flag(true)
      let scene = Scene(
        isShown: isShown,
        environments: isShown ? environments(outcomes[1].resolved, isGlass: isGlass) : [],
        screen: isShown ? outcomes[2].resolved?.color : nil
      )
      return .number(Int(scenes.id(of: scene)))
    }
  }

  /// The scene of an outcome.
  func scene(_ outcome: ThemeDecisions.Outcome) -> Scene? {
    guard case .number(let number) = outcome else { return nil }
    return scenes.values[number]
  }

  /// Light and dark, with and without high contrast, as far as the screen lets them.
  private func environments(_ style: ResolvedValue?, isGlass: Bool) -> [Int] {
    let appearances: [ColorAppearance] =
      switch style?.keyword(UserInterfaceStyle.self) {
      case .light: [.light, .lightHighContrast]
      case .dark: [.dark, .darkHighContrast]
      case .unspecified, nil: ColorAppearance.allCases
      }
    return environments.indices.filter { index in
      (index >= ColorAppearance.allCases.count) == isGlass
        && appearances.contains(environments[index].appearance)
    }
  }
}
