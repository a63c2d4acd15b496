import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

extension LintRule {
  // The finding is at `scrolls`, because the behavior often applies to the whole theme.
  static let fadeWithoutScrolling = LintRule(
    .warning("fade-without-scrolling"),
    summary: "A bar fades or moves with the content of a screen that doesn't scroll.",
    rationale: """
      A fade, a crossfade, or a bar that scrolls away follows the content's offset. Content that doesn't scroll has \
      none: the bar stays where it is, a fading background is fully visible, and nothing moves.
      """,
    advice: "Write `scroll: system` for the bar of the screen, or remove `scrolls: false`.",
    """
    navigationBar: { scroll: { behavior: fade, distance: 20 } }
    screens:
      list: {}
      form:
        scrolls: false ←

    navigationBar: { scroll: fade }
    screens:
      list: {}
      form: { scrolls: false, navigationBar: { scroll: system } }
    """,
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      let behaviors: [ScrollBehaviorName] = [.fade, .crossfade, .away]
      let stays = try looks.test(.scrolls) { $0 == .boolean(false) }
      let behavior = looks.decisions.map(try looks.value(of: .scrollBehavior)) { outcome in
        let name = outcome.resolved?.keyword(ScrollBehaviorName.self)
        return .number(name.flatMap(behaviors.firstIndex).map { $0 + 1 } ?? 0)
      }
      let verdict = try looks.decisions.choose(
        stays,
        behavior,
        looks.decisions.constant(.number(0))
      )
      return try looks.places(of: verdict, by: looks.entry(of: .scrolls)).map { place in
        let behavior = behaviors[place.number - 1].rawValue
        return Finding(
          "the bar's '\(behavior)' follows the content, but the screen doesn't scroll",
          at: analysis.entry(of: place),
          notes: analysis.note(
            "'\(behavior)' comes from here",
            at: analysis.origin(of: .scrollBehavior, at: place)
          ),
          help: ["write 'navigationBar: { scroll: system }' for the screen"]
        )
      }
    }
  )
}
