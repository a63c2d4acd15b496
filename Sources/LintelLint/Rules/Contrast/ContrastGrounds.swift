import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// The backdrops of a bar's texts and icons, in all contexts at once.
///
/// A bar has few different grounds in a theme, although it has many contexts. Each ground has a
/// number, and colors are judged once for each number.
final class ContrastGrounds {
  /// The backdrops in some contexts, one for each numbered environment, or an empty list if the slot doesn't show.
  typealias Ground = [(environment: ColorEnvironment, number: Int, backdrop: Backdrop)]

  /// The parts that determine a backdrop.
  private struct Key: Hashable {
    /// The appearance object that shows, or `nil` for UIKit's default.
    let object: Appearance?
    /// The color of the screen, or `nil` if the theme doesn't set it.
    let screen: ResolvedColor?
    let fades: Bool
    /// The index of the environment.
    let environment: Int
  }

  /// The outcomes that determine a ground.
  private struct Parts: Hashable {
    let scene: ThemeDecisions.Outcome
    let object: ThemeDecisions.Outcome
    let fades: Bool
  }

  let scenes: ContrastScenes
  let bar: ShownBar
  private let looks: Looks
  private let leaves: BackgroundLeaves
  /// The contexts in which the background fades with the content.
  private let fades: DecisionID
  private var backdrops: [Key: Backdrop] = [:]
  private var parts = Interner<Parts>()
  private var grounds: [Ground] = []

  init(_ bar: ShownBar, of looks: Looks) throws(TooLarge) {
    self.bar = bar
    self.looks = looks
    scenes = try ContrastScenes(looks)
    leaves = BackgroundLeaves(of: bar.kind, in: .standard)
    fades =
      bar.kind == .navigationBar ? try looks.behaves(.fade) : looks.decisions.constant(.flag(false))
  }

  /// Decides the number of the ground of a slot.
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

  subscript(outcome: ThemeDecisions.Outcome) -> Ground? {
    guard case .number(let number) = outcome, grounds.indices.contains(number) else { return nil }
    return grounds[number]
  }

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
