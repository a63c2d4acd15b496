import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// What lies behind the texts and icons of a bar, in all contexts at once.
///
/// A bar has few different grounds in a theme, although it has many contexts. Each ground is
/// numbered, and colors are judged once for each number.
final class ContrastGrounds {
  /// What is behind a bar's contents in some contexts, in each appearance; nothing where the slot doesn't show.
  typealias Ground = [(environment: ColorEnvironment, number: Int, backdrop: Backdrop)]

  /// What decides a backdrop in one environment.
  private struct Key: Hashable {
    /// The object that shows; nil for what UIKit shows by itself.
    let object: Appearance?
    /// The color of the screen; nil if the theme doesn't set one.
    let screen: ResolvedColor?
    /// Whether the background fades with the content.
    let fades: Bool
    /// The index of the environment.
    let environment: Int
  }

  /// The outcomes that decide a ground.
  private struct Parts: Hashable {
    /// The outcome of the scenes.
    let scene: ThemeDecisions.Outcome
    /// The outcome of the background.
    let object: ThemeDecisions.Outcome
    /// Whether the background fades.
    let fades: Bool
  }

  /// How the bar is seen.
  let scenes: ContrastScenes
  /// The bar.
  private let bar: ShownBar
  /// The looks of the release.
  private let looks: Looks
  /// The leaves of the bar's background.
  private let leaves: BackgroundLeaves
  /// Where the background fades with the content.
  private let fades: DecisionID
  /// The backdrops that were worked out.
  private var backdrops: [Key: Backdrop] = [:]
  /// Numbers the grounds.
  private var parts = Interner<Parts>()
  /// The grounds by number.
  private var grounds: [Ground] = []

  /// - Parameters:
  ///   - bar: the bar.
  ///   - looks: of the release.
  /// - Throws: `TooLarge` if a limit is exceeded.
  init(_ bar: ShownBar, of looks: Looks) throws(TooLarge) {
    self.bar = bar
    self.looks = looks
    scenes = try ContrastScenes(looks)
    leaves = BackgroundLeaves(of: bar.kind, in: .standard)
    fades =
      bar.kind == .navigationBar ? try looks.behaves(.fade) : looks.decisions.constant(.flag(false))
  }

  /// What is behind a slot's contents, as `.number`.
  ///
  /// - Parameters:
  ///   - slot: the slot.
  ///   - includesSystem: whether a slot that is left to UIKit is judged as well.
  /// - Returns: a decision whose outcomes are numbers of grounds.
  /// - Throws: `TooLarge` if a limit is exceeded.
  func decision(
    in slot: AppearanceSlot,
    includesSystem: Bool = true
  ) throws(TooLarge) -> DecisionID {
    let scene = try scenes.scene(of: bar, in: slot, includesSystem: includesSystem)
    let background = try bar.background(in: slot)
    return try looks.decisions.combine([scene, background, fades]) { outcomes in
      let isSeen = scenes.scene(outcomes[0])?.isShown == true
      let key = Parts(
        scene: outcomes[0],
        object: isSeen ? outcomes[1] : .undeclared,
        fades: isSeen && outcomes[2] == .flag(true)
      )
      let number = Int(parts.id(of: key))
      if number == grounds.count { grounds.append(ground(of: key)) }
      return .number(number)
    }
  }

  /// The ground of an outcome.
  subscript(outcome: ThemeDecisions.Outcome) -> Ground? {
    guard case .number(let number) = outcome, grounds.indices.contains(number) else { return nil }
    return grounds[number]
  }

  /// Returns what is behind the bar's items in each environment.
  private func ground(of parts: Parts) -> Ground {
    let object = parts.object.background
    let scene = scenes.scene(parts.scene)
    return (scene?.environments ?? []).map { environment in
      let key = Key(
        object: object,
        screen: scene?.screen,
        fades: parts.fades,
        environment: environment
      )
      let backdrop =
        backdrops[key]
        ?? Backdrop(
          object,
          leaves: leaves,
          screen: scene?.screen,
          fades: parts.fades,
          scenes.environments[environment]
        )
      backdrops[key] = backdrop
      return (scenes.environments[environment], environment, backdrop)
    }
  }
}
