import LintelCascade
import LintelDecisions
import LintelSchema
import LintelTheme

/// What one side of a push shows behind its bar's items, in all contexts at once.
struct DecidedSides {
  /// The decisions of the theme.
  private let decisions: ThemeDecisions
  /// What each leaf is used for.
  private let roles = LeafRoles.standard
  /// Of each screen that was asked for.
  private var known: [Int: DecisionID] = [:]
  /// What is seen in each slot, whatever the screen.
  private let backgrounds: [DecisionID]
  /// Whether the background fades, whether the bar is hidden, the scheme that is written, and whether the content scrolls.
  private let others: [DecisionID]

  /// Prepares the sides of a bar.
  init(_ bar: DecidedBar, of decisions: ThemeDecisions) throws(TooLarge) {
    self.decisions = decisions
    let shown = try ShownBar(bar, BoundDecisions(decisions))
    var backgrounds: [DecisionID] = []
    for slot in AppearanceSlot.allCases {
      // Else what UIKit shows by itself.
      let configure = slot.isAtEdge ? Preset.transparentBackground : Preset.defaultBackground
      let plain = Appearance(bar: .navigationBar, configure: configure, values: [])
      backgrounds.append(
        decisions.map(try shown.background(in: slot)) {
          $0 == .undeclared ? .background(plain) : $0
        }
      )
    }
    self.backgrounds = backgrounds
    let schema = roles.schema
    let names: [LeafName] = [.scrollBehavior, .hidesNavigationBar, .transition, .scrolls]
    var others: [DecisionID] = []
    let part = ThemeDecisions.Part(.standard)
    for name in names {
      others.append(try decisions.decision(of: TargetID(schema[name]), in: part))
    }
    self.others = others
  }

  /// The side of a screen, by its value of the screen dimension.
  mutating func side(_ screen: Int) throws(TooLarge) -> DecisionID {
    if let known = known[screen] { return known }
    let isNew = decisions.isAtLeast(UIKitCuts.edges)
    let parts = (backgrounds + others + [isNew]).map {
      decisions.restrict($0, ContextDimensions.screen, to: screen)
    }
    let (values, schema) = (decisions.cascade.theme.values, roles.schema)
    let side = try decisions.combine(parts) { outcomes in
      func value(_ index: Int) -> Value? {
        guard case .value(let value) = outcomes[4 + index] else { return nil }
        return values[value.index]
      }
      let isAlwaysAtEdge = value(3) == .boolean(false) && outcomes[8] == .flag(true)
      let seen = AppearanceSlot.allCases.compactMap { slot -> Appearance? in
        guard slot.isAtEdge || !isAlwaysAtEdge,
          case .background(let background) = outcomes[slot.rawValue]
        else { return nil }
        return background
      }
      return .side(
        TransitionSide(
          backgrounds: seen,
          fades: value(0)?.keyword() == ScrollBehaviorName.fade,
          isHidden: value(1) == .boolean(true),
          written: value(2)?.keyword(),
          schema: schema
        )
      )
    }
    known[screen] = side
    return side
  }
}
