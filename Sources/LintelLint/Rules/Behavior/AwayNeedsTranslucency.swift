import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

extension LintRule {
  // A bar is opaque if the theme declares it, or if its preset, color, or image isn't translucent. Each context is reported once, for the
  // first slot that is opaque.
  static let awayNeedsTranslucency = LintRule(
    .warning("away-needs-translucency"),
    summary: "A bar that scrolls away with the content is opaque.",
    rationale: """
      UIKit places content below an opaque bar, so the content jumps while the bar moves away. The bar must be \
      translucent. `translucency: almostOpaque` makes it so, and it still looks opaque.
      """,
    advice: "Write `translucency: almostOpaque` next to the color, or use a translucent color.",
    """
    navigationBar: { background: { preset: opaque, color: systemBackground } }
    screens:
      chapter:
        navigationBar:
          scroll: away ←

    navigationBar:
      background: { preset: default, color: "#FBF7EE", translucency: almostOpaque }
      scroll: away
    """,
    lookCheck: eachLook { analysis, looks throws(TooLarge) in
      let leaves = BackgroundLeaves(of: .navigationBar, in: analysis.schema)
      let decisions = looks.decisions
      let bar = try looks.bar(.navigationBar)
      var moves = try looks.behaves(.away)
      var found: [Finding] = []
      for slot in bar.kind.slots {
        let isOpaque = decisions.test(try bar.background(in: slot)) { outcome in
          guard let object = outcome.background else { return false }
          let written = object.value(of: leaves.translucency)?.keyword(Translucency.self)
          return written == .opaque || (written == nil && object.opacity(leaves) == .opaque)
        }
        let isJudged = try decisions.both(moves, isOpaque)
        for place in try looks.places(of: isJudged, by: looks.entry(of: .scrollBehavior)) {
          let causes = [leaves.translucency, leaves.color, leaves.preset].compactMap {
            analysis.origin(of: $0, at: place, in: slot)
          }
          found.append(
            Finding(
              "the bar scrolls away but is opaque",
              at: analysis.entry(of: place),
              notes: analysis.note("its background is here", at: causes.first),
              help: ["write 'translucency: almostOpaque' in the background"]
            )
          )
        }
        moves = try decisions.both(moves, decisions.not(isOpaque))
      }
      return found
    }
  )
}
