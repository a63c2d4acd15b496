import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let edgeWithoutLargeTitles = LintRule(
    .warning("edge-without-large-titles"),
    summary:
      "A scroll edge has a style that iOS 13 and 14 show only with large titles.",
    rationale: """
      Before iOS 15, UIKit uses the scroll-edge appearance only if the navigation bar shows a large title. With a small title, these \
      versions show the standard appearance at the top of the content, too, so the style for the edge doesn't appear.
      """,
    advice:
      "Move the style into `when ios 15..:`, or use `scroll: crossfade`, which works on every version.",
    """
    ios: 13..18
    navigationBar:
      background: opaque
      scrollEdge: { background: transparent } ←

    ios: 13..18
    navigationBar:
      background: opaque
      prefersLargeTitles: true
      scrollEdge: { background: transparent }
    """,
    check: { analysis in
      guard analysis.theme.minimumIOS < firstWithEdges else { return [] }
      let entries = analysis.entries { declaration in
        guard analysis.leaf(of: declaration)?.bar == .navigationBar,
          let slots = analysis.styledSlots(of: declaration),
          let versions = analysis.shownVersions(of: declaration),
          versions.oldest < firstWithEdges, versions.newest >= firstWithEdges
        else { return false }
        return slots.contains(.scrollEdge) && slots.isSubset(of: .atEdge)
      }.filter { $0.declarations.allSatisfy(analysis.hasSmallTitles) }
      guard let first = entries.first else { return [] }
      return [
        Finding(
          "'\(first.slotPath ?? first.entry.path)' doesn't show before iOS 15, because the title is small",
          at: first,
          notes: [
            Note("there, the bar shows its standard appearance at the top of the content, too")
          ] + entries.dropFirst().map { Note("this doesn't either", at: $0.entry.keyRange) },
          help: ["move it into 'when ios 15..:'"]
        )
      ]
    }
  )
}

/// The first version that shows the scroll edge of bars with small titles.
private let firstWithEdges = Version(15)

extension Analysis {
  /// Whether a declaration has neither large titles nor a crossfade in any context on versions that need one of them.
  fileprivate func hasSmallTitles(_ declaration: Declaration) -> Bool {
    let crossfade = Value.keyword(ScrollBehaviorName.crossfade.rawValue)
    let needed = [
      (schema[.prefersLargeTitles], Value.boolean(true)), (schema[.scrollBehavior], crossfade),
    ]
    return needed.allSatisfy { leaf, value in
      let others = winners.declarations(of: leaf, meeting: declaration)
      guard others.contains(where: { self.value(of: $0) == value }) else { return true }
      return contexts(of: declaration, separatedBy: others)?.allSatisfy { cell in
        theme.space.versions[cell[.ios]].first >= firstWithEdges
          || winners.value(of: leaf, at: cell).map { theme.values[$0.index] } != value
      } ?? false
    }
  }
}
