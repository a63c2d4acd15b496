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
      return analysis.navigationBarFindings(behaving: [.away]) { situation, bar, survey in
        guard let bar,
          let origin = analysis.origin(of: .scrollBehavior, in: situation)
        else { return nil }
        let opaque = AppearanceSlot.allCases.first { slot in
          guard case .appearance(let index) = bar.shown[slot] else { return false }
          let object = survey.tree.appearances[index]
          let written = object.value(of: leaves.translucency)?.keyword(Translucency.self)
          return written == .opaque || (written == nil && object.opacity(leaves) == .opaque)
        }
        guard let opaque else { return nil }
        let causes = [leaves.translucency, leaves.color, leaves.preset].compactMap {
          analysis.origin(of: $0, in: situation, slot: opaque)
        }
        return Diagnostic(
          "away-needs-translucency",
          .warning,
          "the bar scrolls away and is opaque",
          at: origin.entry.keyRange,
          notes: analysis.note("its background is this", at: causes.first),
          help: ["write 'translucency: almostOpaque' into the background"],
          property: origin.path
        )
      }
    }
  )
}
