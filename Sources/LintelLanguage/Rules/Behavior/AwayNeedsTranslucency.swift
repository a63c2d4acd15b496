import LintelDecisions
import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let awayNeedsTranslucency = LintRule(
    id: "away-needs-translucency",
    severity: .warning,
    summary: "A bar that scrolls away with the content is opaque.",
    rationale: """
      Below an opaque bar UIKit begins the content under it, so that the content jumps while the bar moves away. The bar has to count \
      as translucent; 'translucency: almostOpaque' does that and still looks opaque.
      """,
    advice: "Write 'translucency: almostOpaque' beside the color, or use one that is translucent.",
    triggering: [
      Example(
        """
        navigationBar: { background: { preset: opaque, color: systemBackground } }
        screens:
          chapter:
            navigationBar:
              scroll: away
        """,
        at: [5]
      ),
      Example(
        """
        navigationBar:
          background: { preset: default, color: "#FBF7EE" }
          scroll: { behavior: away, threshold: 44 }
        """,
        at: [3]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          background: { preset: default, color: "#FBF7EE", translucency: almostOpaque }
          scroll: away
        """
      ),
      Example(
        """
        navigationBar:
          background: default
          scroll: away
        """
      ),
    ],
    check: { analysis in
      let leaves = BackgroundLeaves(of: .navigationBar, in: analysis.schema)
      return analysis.lookFindings { looks throws(TooLarge) in
        let decisions = looks.decisions
        let bar = try looks.bar(.navigationBar)
        var moves = try looks.behaves(.away)
        var found: [Diagnostic] = []
        for slot in bar.kind.slots {
          let isOpaque = decisions.test(try bar.background(in: slot)) { outcome in
            guard case .background(let object) = outcome else { return false }
            let written = object.value(of: leaves.translucency)?.keyword(Translucency.self)
            return written == .opaque || (written == nil && object.opacity(leaves) == .opaque)
          }
          let isJudged = try decisions.both(moves, isOpaque)
          for place in try looks.places(of: isJudged, by: looks.entry(of: .scrollBehavior)) {
            let origin = analysis.entry(of: place)
            let causes = [leaves.translucency, leaves.color, leaves.preset].compactMap {
              analysis.origin(of: $0, at: place, in: slot)
            }
            found.append(
              Diagnostic(
                "away-needs-translucency",
                .warning,
                "the bar scrolls away and is opaque",
                at: origin.entry.keyRange,
                notes: analysis.note("its background is this", at: causes.first),
                help: ["write 'translucency: almostOpaque' into the background"],
                property: origin.path
              )
            )
          }
          moves = try decisions.both(moves, decisions.not(isOpaque))
        }
        return found
      }
    }
  )
}
