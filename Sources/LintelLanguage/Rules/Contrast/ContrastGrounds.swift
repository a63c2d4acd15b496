import LintelDecisions
import LintelSchema

/// What lies behind the texts and icons of a bar, in all contexts at once.
final class ContrastGrounds {
  /// What is behind a bar's contents in some contexts.
  struct Ground {
    /// What is seen in each appearance; none where the slot doesn't show.
    let backdrops: [(sight: ColorSight, number: Int, backdrop: Backdrop)]
  }

  private struct Key: Hashable {
    let object: Appearance?
    let screen: ResolvedColor?
    let fades: Bool
    let sight: Int
  }

  private struct Parts: Hashable {
    let scene: ThemeDecisions.Outcome
    let object: ThemeDecisions.Outcome
    let fades: Bool
  }

  let scenery: Scenery
  private let bar: ShownBar
  private let looks: Looks
  private let leaves: BackgroundLeaves
  private let fades: DecisionID
  private var backdrops: [Key: Backdrop] = [:]
  private var parts = TerminalNumbers<Parts>()
  private var grounds: [Ground] = []

  /// - Parameters:
  ///   - bar: the bar.
  ///   - looks: of the release.
  /// - Throws: `TooLarge` if a limit is exceeded.
  init(_ bar: ShownBar, of looks: Looks) throws(TooLarge) {
    self.bar = bar
    self.looks = looks
    scenery = try Scenery(looks)
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
    let scene = try scenery.scene(of: bar, in: slot, includesSystem: includesSystem)
    let background = try bar.background(in: slot)
    return try looks.decisions.combine([scene, background, fades]) { outcomes in
      let isSeen = scenery.scene(outcomes[0])?.isShown == true
      let key = Parts(
        scene: outcomes[0],
        object: isSeen ? outcomes[1] : .undeclared,
        fades: isSeen && outcomes[2] == .flag(true)
      )
      let number = parts.number(of: key)
      if number == grounds.count { grounds.append(ground(of: key)) }
      return .number(number)
    }
  }

  /// The ground of an outcome.
  subscript(outcome: ThemeDecisions.Outcome) -> Ground? {
    guard case .number(let number) = outcome, grounds.indices.contains(number) else { return nil }
    return grounds[number]
  }

  private func ground(of parts: Parts) -> Ground {
    var object: Appearance?
    if case .background(let background) = parts.object { object = background }
    let scene = scenery.scene(parts.scene)
    return Ground(
      backdrops: (scene?.sights ?? []).map { sight in
        let key = Key(object: object, screen: scene?.screen, fades: parts.fades, sight: sight)
        let backdrop =
          backdrops[key]
          ?? Backdrop(
            object,
            leaves: leaves,
            screen: scene?.screen,
            fades: parts.fades,
            scenery.sights[sight]
          )
        backdrops[key] = backdrop
        return (scenery.sights[sight], sight, backdrop)
      }
    )
  }
}
