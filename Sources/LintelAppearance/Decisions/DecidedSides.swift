import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

/// What the two sides of a push show behind the bar's items, in all contexts at once.
struct DecidedSides {
  private let decisions: ThemeDecisions
  /// The sides decided so far, by screen.
  private var known: [Int: DecisionID] = [:]
  /// The background in each slot, on all screens.
  private let backgrounds: [DecisionID]
  /// Decisions about whether the background fades, whether the bar is hidden, which scheme is declared, and whether the content scrolls.
  private let others: [DecisionID]

  init(_ bar: DecidedBar, of decisions: ThemeDecisions) throws(TooLarge) {
    self.decisions = decisions
    let shown = try ShownBar(bar, decisions)
    backgrounds = try AppearanceSlot.allCases.map { slot throws(TooLarge) in
      try shown.background(in: slot)
    }
    let names: [LeafName] = [.scrollBehavior, .hidesNavigationBar, .transition, .scrolls]
    others = try names.map { name throws(TooLarge) in
      try decisions.plainDecision(of: TargetID(Schema.standard[name]))
    }
  }

  /// Decides the side of a screen, given the screen's value in its dimension.
  mutating func side(_ screen: Int) throws(TooLarge) -> DecisionID {
    if let known = known[screen] { return known }
    let theme = decisions.cascade.theme
    // A theme that doesn't consider iOS 26 has the same schemes there as before it.
    let glass =
      theme.newestIOS >= UIKitCuts.glass
      ? decisions.isAtLeast(UIKitCuts.glass) : decisions.constant(.flag(false))
    let parts = (backgrounds + others + [decisions.isAtLeast(UIKitCuts.edges), glass]).map {
      decisions.restrict($0, ContextDimensions.screen, to: screen)
    }
    let side = try decisions.combine(parts) { outcomes in
      func value(_ index: Int) -> Value? { theme.written(outcomes[4 + index]) }
      let isAlwaysAtEdge = value(3) == .boolean(false) && outcomes[8] == .flag(true)
      let seen = AppearanceSlot.allCases.filter { $0.isAtEdge || !isAlwaysAtEdge }.map { slot in
        let background = outcomes[slot.rawValue].background ?? Self.plain(slot)
        return outcomes[9] == .flag(true) ? background.onGlass : background
      }
      return .side(
        TransitionSide(
          backgrounds: seen,
          fades: value(0)?.keyword() == ScrollBehaviorName.fade,
          isHidden: value(1) == .boolean(true),
          written: value(2)?.keyword()
        )
      )
    }
    known[screen] = side
    return side
  }

  /// Returns the background that UIKit shows by default.
  private static func plain(_ slot: AppearanceSlot) -> Appearance {
    let configure = slot.isAtEdge ? Preset.transparentBackground : Preset.defaultBackground
    return Appearance(bar: .navigationBar, configure: configure, values: [])
  }
}
