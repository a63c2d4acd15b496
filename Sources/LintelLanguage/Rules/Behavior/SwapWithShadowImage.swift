import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let swapWithShadowImage = LintRule(
    id: "swap-with-shadow-image",
    severity: .warning,
    summary: "A screen swaps backgrounds during a push while its bar has a shadow image.",
    rationale: """
      Setting a shadow image while the tab bar comes or goes makes a frosted bar show what is beneath it, so that 'swap' has no \
      good moment for it.
      """,
    advice: "Choose 'transition: backdrop', or give the shadow a color instead of an image.",
    triggering: [
      Example(
        """
        navigationBar:
          background: default
          shadow: { image: { asset: bar-shadow } }
        screens:
          profile: { transition: swap }
        """,
        at: [5]
      ),
      Example(
        """
        screens:
          feed: {}
          profile:
            transition: swap
            navigationBar: { background: default, shadow: { image: { fill: "#D0D0D0" } } }
        flows:
          - feed -> profile
        """,
        at: [4]
      ),
      Example(
        """
        # The swap takes the feed's shadow away, and brings it back.
        screens:
          feed: { navigationBar: { background: default, shadow: { image: { asset: bar-shadow } } } }
          profile: { transition: swap, navigationBar: { background: transparent } }
        flows: [feed -> profile]
        """,
        at: [4]
      ),
    ],
    nonTriggering: [
      Example(
        """
        # No way leads from one to the other.
        screens:
          feed: { navigationBar: { background: default, shadow: { image: { asset: bar-shadow } } } }
          profile: { transition: swap, navigationBar: { background: transparent } }
          list: {}
        flows: [list -> profile, list -> feed]
        """
      ),
      Example(
        """
        # The sale, which gives the feed its shadow, takes the profile's swap away.
        promos: { sale: {} }
        screens:
          feed:
            promos: { sale: { navigationBar: { background: default, shadow: { image: { asset: bar-shadow } } } } }
          profile:
            transition: swap
            navigationBar: { background: transparent }
            promos: { sale: { transition: backdrop } }
        flows: [feed -> profile]
        """
      ),
      Example(
        """
        navigationBar: { background: default, shadow: separator }
        screens:
          profile: { transition: swap }
        """
      ),
      Example(
        """
        navigationBar: { background: default, shadow: { image: { asset: bar-shadow } } }
        screens:
          profile: { transition: backdrop }
        """
      ),
    ],
    check: { analysis in
      let leaves = BackgroundLeaves(of: .navigationBar, in: analysis.schema)
      return analysis.navigationBarFindings(
        where: (.transition, .keyword(TransitionScheme.swap.rawValue))
      ) {
        situation,
        bar,
        survey in
        guard let origin = analysis.origin(of: .transition, in: situation)
        else { return nil }
        func slotWithImage(_ bar: Bar?) -> AppearanceSlot? {
          AppearanceSlot.allCases.first { slot in
            guard case .appearance(let index) = bar?.shown[slot] else { return false }
            return survey.tree.appearances[index].image(of: leaves.shadowImage) != nil
          }
        }
        var (whose, owner, edges) = ("", situation, analysis.edges(of: situation))
        var slot = slotWithImage(bar)
        if slot == nil {
          let others = analysis.otherSides(of: situation, survey)
          guard let other = others.first(where: { slotWithImage($0.bar) != nil }) else {
            return nil
          }
          slot = slotWithImage(other.bar)
          (whose, owner) = (", as '\(other.screen)' has", other.situation)
          edges = [other.edge]
        }
        guard let slot else { return nil }
        return Diagnostic(
          "swap-with-shadow-image",
          .warning,
          "'swap' takes no bar with a shadow image\(whose)",
          at: origin.entry.valueRange,
          notes: analysis.note(
            "the image is this",
            at: analysis.origin(of: leaves.shadowImage, in: owner, slot: slot)
          ) + edges,
          help: ["write 'transition: backdrop', or give the shadow a color alone"],
          property: origin.path
        )
      }
    }
  )
}
