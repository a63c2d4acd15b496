import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

extension LintRule {
  // The stand-in views of `swap` draw the shadow as a color, and can't show an image.
  static let swapWithShadowImage = LintRule(
    .warning("swap-with-shadow-image"),
    summary: "A screen swaps backgrounds during a push while its bar has a shadow image.",
    rationale: """
      Setting a shadow image while the tab bar appears or disappears makes a translucent bar show the content behind it. `swap` \
      would have to set it at that time.
      """,
    advice: "Choose `transition: backdrop`, or give the shadow a color instead of an image.",
    """
    navigationBar:
      background: default
      shadow: { image: { asset: bar-shadow } }
    screens:
      profile: { transition: swap } ←

    # No push leads from one screen to the other.
    screens:
      feed: { navigationBar: { background: default, shadow: { image: { asset: bar-shadow } } } }
      profile: { transition: swap, navigationBar: { background: transparent } }
      list: {}
    flows: [list -> profile, list -> feed]
    """,
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      let leaves = BackgroundLeaves(of: .navigationBar, in: analysis.schema)
      let bar = try looks.bar(.navigationBar)
      let swaps = try looks.test(.transition) { $0?.keyword() == TransitionScheme.swap }
      if swaps.terminal == .no { return [] }
      var sides: [(side: SwapSide, slot: AppearanceSlot)] = []
      for slot in bar.kind.slots {
        let hasImage = looks.decisions.test(try bar.background(in: slot)) {
          $0.background?.image(of: leaves.shadowImage) != nil
        }
        sides += try analysis.swapSides(looks, of: swaps, where: hasImage).map { ($0, slot) }
      }
      // Report what the screen itself shows first.
      let own = sides.filter { $0.side.name == nil }
      return (own + sides.filter { $0.side.name != nil }).map { side, slot in
        let image = analysis.origin(of: leaves.shadowImage, at: side.shown, in: slot)
        let whose = side.name.map { ", such as that of '\($0)'" } ?? ""
        return Finding(
          "'swap' can't show the shadow image of a bar\(whose)",
          at: analysis.entry(of: side.place),
          part: \.valueRange,
          notes: analysis.note("the image is here", at: image) + side.edges,
          help: ["write 'transition: backdrop', or give the shadow a color instead of an image"]
        )
      }
    }
  )
}
