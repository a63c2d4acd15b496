import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let blurWithHiddenBottomBar = LintRule(
    id: "blur-with-hidden-bottom-bar",
    severity: .warning,
    summary: "A push hides the tab bar and shows a frosted navigation bar.",
    rationale: """
      While a screen with 'hidesBottomBar' is pushed from one with a tab bar, or popped, a frosted navigation bar shows what is \
      beneath it: a flash of the wrong screen. Bars without blur are free of it.
      """,
    advice: "Give the screen's bar a background without blur ('effect: none' or an opaque color).",
    triggering: [
      Example(
        """
        navigationBar: { background: default }
        screens:
          feed: {}
          post: { hidesBottomBar: true }
        flows:
          - feed -> post
        """,
        at: [4]
      ),
      Example(
        """
        screens:
          inbox: {}
          mail:
            hidesBottomBar: true
            navigationBar: { background: { preset: transparent, effect: systemThinMaterial } }
        flows: [inbox -> mail]
        """,
        at: [4]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar: { background: { preset: opaque, color: systemBackground } }
        screens:
          feed: {}
          post: { hidesBottomBar: true }
        flows: [feed -> post]
        """
      ),
      Example(
        """
        # From iOS 26 on the bar is glass, whatever the theme says.
        glass: native
        ios: 15..27
        navigationBar:
          background: { preset: default, effect: none, color: systemBackground }
          title: { color: label }
        screens:
          feed: {}
          post: { hidesBottomBar: true }
        flows: [feed -> post]
        """
      ),
      Example(
        """
        # Both are without the tab bar.
        navigationBar: { background: default }
        screens:
          mail: { hidesBottomBar: true }
          mail.reply: {}
        flows: [mail -> mail.reply]
        """
      ),
    ],
    check: { analysis in
      analysis.navigationBarFindings(where: (.hidesBottomBar, .boolean(true))) {
        situation,
        bar,
        survey in
        // From iOS 26 on such a theme leaves the background to glass: nothing that it could say would show.
        let isGlass = analysis.theme.glass == .native && situation.oldest >= Version(26)
        guard let bar, !isGlass,
          let origin = analysis.origin(of: .hidesBottomBar, in: situation),
          let flow = analysis.pushWithTabBar(to: situation, survey)
        else { return nil }
        let side = TransitionSide(
          bar: bar,
          settings: situation.settings,
          on: situation.oldest,
          in: survey.tree
        )
        guard side.hasBlur else { return nil }
        return Diagnostic(
          "blur-with-hidden-bottom-bar",
          .warning,
          "the frosted bar shows what is beneath it while the tab bar goes",
          at: origin.entry.keyRange,
          notes: [Note("on the way '\(flow.from) -> \(flow.to)'", at: flow.range)],
          help: [
            "give the screen's bar a background without blur, such as 'effect: none' with a color"
          ],
          property: origin.path
        )
      }
    }
  )
}

extension Analysis {
  /// A push to one of a situation's screens from one that shows the tab bar.
  fileprivate func pushWithTabBar(to situation: Situation, _ survey: Survey) -> Theme.Flow? {
    let index = theme.space.screens.indices.reduce(into: [String: Int]()) {
      $0[theme.space.screens[$1].name] = $1 + 1
    }
    return theme.flows.sorted { ($0.from, $0.to, $0.range) < ($1.from, $1.to, $1.range) }.first {
      flow in
      guard let to = index[flow.to], situation.screens.contains(to), let from = index[flow.from]
      else { return false }
      return survey.situations(onFlowsOf: from).contains { other in
        other.goesTogether(with: situation, in: theme)
          && setting(.hidesBottomBar, in: other) != .boolean(true)
      }
    }
  }
}
