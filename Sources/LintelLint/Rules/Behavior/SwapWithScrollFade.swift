import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

extension LintRule {
  static let swapWithScrollFade = LintRule(
    .warning("swap-with-scroll-fade"),
    summary: "A screen swaps backgrounds during a push while its bar fades with the content.",
    rationale: """
      During a push or pop, `swap` shows a stand-in with the background at full strength. If the background has only \
      faded in halfway, it jumps when the push begins and when it ends.
      """,
    advice:
      "Choose `transition: backdrop`, which lets each screen draw and fade its own background.",
    """
    screens:
      feed: {}
      profile:
        transition: swap ←
        navigationBar: { scroll: fade }
    flows:
      - feed -> profile

    # The feed is pushed, and names the scheme.
    screens:
      feed: { transition: backdrop, navigationBar: { scroll: fade } }
      profile: { transition: swap }
    flows: [profile -> feed]
    """,
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      let swaps = try looks.test(.transition) { $0?.keyword() == TransitionScheme.swap }
      return try analysis.swapSides(looks, of: swaps, where: looks.behaves(.fade)).map { side in
        let fade = analysis.origin(of: .scrollBehavior, at: side.shown)
        let whose = side.name.map { " of '\($0)'" } ?? ""
        return Finding(
          "the background\(whose) fades with the content, but 'swap' shows it at full strength during a push",
          at: analysis.entry(of: side.place),
          part: \.valueRange,
          notes: analysis.note("the fade comes from here", at: fade) + side.edges,
          help: ["write 'transition: backdrop'"]
        )
      }
    }
  )
}
