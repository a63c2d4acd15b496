import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Decides in which appearances, on which versions, and over which screen colors bars are visible, in all contexts at once.
final class ContrastScenes {
  /// The circumstances of a slot in some contexts.
  struct Scene: Hashable {
    /// Whether the bar is visible on the screen, and the slot can show on it.
    let isShown: Bool
    /// The appearances on one side of iOS 26, as indices into the environments.
    let environments: [Int]
    /// The color of the screen, or `nil` if the theme doesn't set it.
    let screen: ResolvedColor?
  }

  /// Every appearance, first for versions before iOS 26, and then for iOS 26 and later.
  let environments: [ColorEnvironment]
  private let looks: Looks
  private var scenes = Interner<Scene>()
  /// The user interface style that screens set.
  private let style: DecisionID
  /// The colors of screens, as declared in the theme.
  private let screenBackground: DecisionID
  /// The contexts on iOS 15 and later in which content doesn't scroll, so that bars stay at the scroll edge.
  private let isAlwaysAtEdge: DecisionID
  /// The contexts in which bars are glass.
  private let isGlass: DecisionID

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

  /// Decides the number of the scene of a slot; `includesSystem` counts a slot that is left to UIKit as visible.
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

  func scene(_ outcome: ThemeDecisions.Outcome) -> Scene? {
    guard case .number(let number) = outcome else { return nil }
    return scenes.values[number]
  }

  /// The light and dark environments, with and without increased contrast, that a screen's style allows.
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
