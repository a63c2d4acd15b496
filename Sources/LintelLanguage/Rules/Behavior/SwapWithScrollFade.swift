import LintelDecisions
import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let swapWithScrollFade = LintRule(
    id: "swap-with-scroll-fade",
    severity: .warning,
    summary: "A screen swaps backgrounds during a push while its bar fades with the content.",
    rationale: """
      The stand-in that 'swap' shows during a push or pop has the background as it is when complete. A background that has half \
      faded in jumps at the beginning and at the end, and a further stand-in for it brings the flicker back.
      """,
    advice:
      "Choose 'transition: backdrop', with which each screen draws its own background and fades it as it likes.",
    triggering: [
      Example(
        """
        screens:
          feed: {}
          profile:
            transition: swap
            navigationBar: { scroll: fade }
        flows:
          - feed -> profile
        """,
        at: [4]
      ),
      Example(
        """
        navigationBar: { scroll: { behavior: fade, distance: 24 } }
        screens:
          photo: { transition: swap }
        """,
        at: [3]
      ),
      Example(
        """
        # The swap shows the feed's background too.
        screens:
          feed: { navigationBar: { scroll: fade } }
          profile: { transition: swap }
        flows: [feed -> profile]
        """,
        at: [4]
      ),
    ],
    nonTriggering: [
      Example(
        """
        # The feed is pushed, and says how.
        screens:
          feed: { transition: backdrop, navigationBar: { scroll: fade } }
          profile: { transition: swap }
        flows: [profile -> feed]
        """
      ),
      Example(
        """
        screens:
          profile: { transition: backdrop, navigationBar: { scroll: fade } }
        """
      ),
      Example(
        """
        screens:
          profile: { transition: swap, navigationBar: { background: transparent } }
          feed: { navigationBar: { scroll: fade } }
        """
      ),
    ],
    check: { analysis in
      analysis.lookFindings { looks throws(TooLarge) in
        let swaps = try looks.test(.transition) { $0?.keyword() == TransitionScheme.swap }
        let fades = try looks.behaves(.fade)
        let entries = try looks.entry(of: .transition)
        func finding(_ whose: String, _ fade: WrittenEntry?, _ edges: [Note], _ place: LookPlace)
          -> Diagnostic
        {
          let origin = analysis.entry(of: place)
          return Diagnostic(
            "swap-with-scroll-fade",
            .warning,
            "the background\(whose) fades with the content, and 'swap' shows it complete during a push",
            at: origin.entry.valueRange,
            notes: analysis.note("the fade comes from here", at: fade) + edges,
            help: ["write 'transition: backdrop'"],
            property: origin.path
          )
        }
        let own = try looks.decisions.both(swaps, fades)
        var found = try looks.places(of: own, by: entries).map { place in
          let fade = analysis.origin(of: .scrollBehavior, at: place)
          return finding("", fade, analysis.edges(of: place), place)
        }
        for side in try analysis.otherSides(looks, of: swaps, where: fades) {
          let fade = analysis.origin(of: .scrollBehavior, at: side.other)
          found.append(finding(" of '\(side.name)'", fade, [side.edge], side.place))
        }
        return found
      }
    }
  )
}
