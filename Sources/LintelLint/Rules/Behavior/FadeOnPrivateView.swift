import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let fadeOnPrivateView = LintRule(
    .warning("fade-on-private-view"),
    summary: "A bar's background fades on iOS 26 or later, where bars have different views.",
    rationale: """
      UIKit has no API that fades a bar's background. A fade changes the alpha of a view inside the bar, which Apple doesn't document. \
      On iOS 26 and later, bars are glass. If the runtime library doesn't find the view, it mixes appearance objects instead, as \
      `crossfade` does, so the theme looks different on different versions.
      """,
    advice:
      "Write `crossfade`, which uses only documented API, or move the fade into `when ios ..18:`.",
    """
    ios: 15..27
    screens:
      product: { navigationBar: { scroll: { behavior: fade, distance: 24 } } } ←

    ios: 15..27
    screens:
      product:
        navigationBar:
          scroll.distance: 24
          when ios ..18: { scroll.behavior: fade }
          when ios 26..: { scroll.behavior: crossfade }
    """,
    check: { analysis in
      let fades = analysis.entries(of: analysis.schema[.scrollBehavior]) { declaration in
        analysis.value(of: declaration).keyword() == ScrollBehaviorName.fade
          && (analysis.shownVersions(of: declaration)?.newest ?? Version(0)) >= Version(26)
      }
      return fades.map { entry in
        let range = entry.entry.valueRange
        return Finding(
          "on iOS 26 and later, 'fade' depends on a view that UIKit doesn't document",
          at: range,
          notes: [Note("if the view isn't there, the bar crossfades instead")],
          help: ["write 'crossfade', or move the fade into 'when ios ..18:'"],
          fixIts: analysis.text(range) == ScrollBehaviorName.fade.rawValue
            ? [FixIt("write 'crossfade'", .unsafe, replace: range, with: "crossfade")] : [],
          property: entry.path
        )
      }
    }
  )
}
