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
    let cuts = [UIKitCuts.edges, UIKitCuts.glass].map(decisions.isAtLeast)
    let parts = (backgrounds + others + cuts).map {
      decisions.restrict($0, ContextDimensions.screen, to: screen)
    }
    let theme = decisions.cascade.theme
    let side = try decisions.combine(parts) { outcomes in
      func value(_ index: Int) -> Value? { theme.written(outcomes[4 + index]) }
      let isAlwaysAtEdge = value(3) == .boolean(false) && outcomes[8] == .flag(true)
      let isGlass =
        outcomes[9] == .flag(true)
        && AppearanceSlot.allCases.allSatisfy { outcomes[$0.rawValue] == .undeclared }
      let seen = AppearanceSlot.allCases.compactMap { slot -> Appearance? in
        guard slot.isAtEdge || !isAlwaysAtEdge else { return nil }
        if case .background(let background) = outcomes[slot.rawValue] { return background }
        return Self.plain(slot, isGlass: isGlass)
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

  /// Returns the background that UIKit shows by default; glass has none, whether at the edge or away from it.
  private static func plain(_ slot: AppearanceSlot, isGlass: Bool) -> Appearance {
    let isClear = isGlass || slot.isAtEdge
    let configure = isClear ? Preset.transparentBackground : Preset.defaultBackground
    return Appearance(bar: .navigationBar, configure: configure, values: [])
  }
}
