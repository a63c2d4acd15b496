import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // The rule follows the pushes in `flows:`; a screen without a flow can be pushed from anywhere. It ignores bars that the theme doesn't
  // style, and glass bars without their own blur.
  static let blurWithHiddenBottomBar = LintRule(
    .warning("blur-with-hidden-bottom-bar"),
    summary: "A push hides the tab bar and shows a blurred navigation bar.",
    rationale: """
      While a screen with `hidesBottomBar` is pushed from one with a tab bar, or popped, a translucent navigation bar briefly shows \
      the content behind it, which looks like a flash of the wrong screen. Bars without blur don't flash. On iOS 26 and later, bars \
      are glass, and the rule reports only a blur that the theme sets.
      """,
    advice: "Give the screen's bar a background without blur (`effect: none` or an opaque color).",
    """
    navigationBar: { background: default }
    screens:
      feed: {}
      post: { hidesBottomBar: true } ←
    flows:
      - feed -> post

    navigationBar: { background: { preset: opaque, color: systemBackground } }
    screens:
      feed: {}
      post: { hidesBottomBar: true }
    flows: [feed -> post]
    """,
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      let leaves = BackgroundLeaves(of: .navigationBar, in: analysis.schema)
      let decisions = looks.decisions
      let bar = try looks.bar(.navigationBar)
      let hides = try looks.test(.hidesBottomBar) { $0 == .boolean(true) }
      if hides.terminal == .no { return [] }
      let isAlwaysAtEdge = try decisions.both(
        looks.test(.scrolls) { $0 == .boolean(false) },
        decisions.isAtLeast(UIKitCuts.edges)
      )
      var isFrosted = decisions.constant(.flag(false))
      var isStyled = isFrosted
      let isGlass = decisions.isAtLeast(UIKitCuts.prominentButtons)
      for slot in bar.kind.slots {
        let background = try bar.background(in: slot)
        isStyled = try decisions.either(isStyled, decisions.test(background) { $0 != .undeclared })
        // UIKit's default background has a blur away from the scroll edge.
        var hasBlur = decisions.test(background) {
          $0.background?.hasBlur(leaves) ?? !slot.isAtEdge
        }
        // Starting with iOS 26, UIKit's default background is glass.
        let hasOwnBlur = decisions.test(background) { $0.background?.hasOwnBlur(leaves) ?? false }
        hasBlur = try decisions.either(
          decisions.both(isGlass, hasOwnBlur),
          decisions.both(decisions.not(isGlass), hasBlur)
        )
        if !slot.isAtEdge { hasBlur = try decisions.both(hasBlur, decisions.not(isAlwaysAtEdge)) }
        isFrosted = try decisions.either(isFrosted, hasBlur)
      }
      for leaf in bar.ownLeaves {
        let isSet = decisions.test(try bar.ownValue(of: leaf, in: .standard)) { $0 != .undeclared }
        isStyled = try decisions.either(isStyled, isSet)
      }
      var meets = try decisions.both(decisions.both(hides, isFrosted), isStyled)
      if analysis.theme.glass == .native {
        // Starting with iOS 26, these themes leave the background to glass, so their own backgrounds don't show.
        meets = try decisions.both(meets, decisions.not(isGlass))
      }
      return try analysis.pushesHidingTabs(looks, where: meets, hides: hides)
    }
  )
}

extension Analysis {
  /// Returns a finding for each push from a screen with the tab bar to one that hides it and passes a test.
  fileprivate func pushesHidingTabs(
    _ looks: Looks,
    where meets: DecisionID,
    hides: DecisionID
  ) throws(TooLarge) -> [Finding] {
    let decisions = looks.decisions
    let entries = try looks.entry(of: .hidesBottomBar)
    var places: [(place: LookPlace, note: Note)] = []
    for push in pushes() {
      let isPushed = try decisions.both(
        looks.onScreen(push.to, meets),
        looks.onScreen(push.from, decisions.not(hides))
      )
      places += try looks.places(of: isPushed, by: entries, on: push.to)
        .map { ($0, push.flow.note) }
    }
    for screen in unlistedScreens {
      let isPushed = try looks.onScreen(screen, meets)
      let note = Note(
        "no flow leads to '\(theme.space.screens[screen - 1].name)', so a push from any screen with the tab bar counts"
      )
      places += try looks.places(of: isPushed, by: entries, on: screen).map { ($0, note) }
    }
    return places.map { place, note in
      Finding(
        "during the push, the translucent bar briefly shows the content behind it",
        at: entry(of: place),
        notes: [note],
        help: [
          "give the screen's bar a background without blur, such as 'effect: none' with a color"
        ]
      )
    }
  }
}
