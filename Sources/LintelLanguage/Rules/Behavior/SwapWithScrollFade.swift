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
      analysis.navigationBarFindings(where: (.transition, .keyword(TransitionScheme.swap.rawValue)))
      {
        situation,
        bar,
        survey in
        guard let origin = analysis.origin(of: .transition, in: situation)
        else { return nil }
        var (whose, fading, edges) = ("", situation, analysis.edges(of: situation))
        if analysis.scrollBehavior(of: bar) != .fade {
          let other = analysis.otherSides(of: situation, survey).first {
            analysis.scrollBehavior(of: $0.bar) == .fade
          }
          guard let other else { return nil }
          (whose, fading) = (" of '\(other.screen)'", other.situation)
          edges = [other.edge]
        }
        return Diagnostic(
          "swap-with-scroll-fade",
          .warning,
          "the background\(whose) fades with the content, and 'swap' shows it complete during a push",
          at: origin.entry.valueRange,
          notes: analysis.note(
            "the fade comes from here",
            at: analysis.origin(of: .scrollBehavior, in: fading)
          ) + edges,
          help: ["write 'transition: backdrop'"],
          property: origin.path
        )
      }
    }
  )
}
