import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // Before iOS 15, the standard slot shows with small titles, so a theme that also styles the edge might need both.
  static let neverScrolled = LintRule(
    .warning("never-scrolled"),
    summary: "A screen that doesn't scroll styles its bar for scrolled content.",
    rationale: """
      Content that doesn't scroll is always at the scroll edge, so UIKit never uses the standard and compact objects of such \
      a screen on iOS 15 and later.
      """,
    advice: "Write the style outside a slot, or under `scrollEdge:`.",
    """
    navigationBar: { background: opaque }
    screens:
      login:
        scrolls: false
        navigationBar:
          scrolled: { background: { color: systemYellow } } ←

    navigationBar: { background: opaque }
    screens:
      login:
        scrolls: false
        navigationBar:
          scrollEdge: { background: { color: systemYellow } }
    """,
    check: { analysis in
      let entries = analysis.entries {
        analysis.styledSlots(of: $0)?.isDisjoint(with: .atEdge) ?? false
      }
      .filter { $0.declarations.allSatisfy(analysis.neverShows) }
      return entries.joinedFindings(noting: "this doesn't either") { entry in
        let finding = Finding(
          "'\(entry.slotPath ?? entry.entry.path)' never shows, because the screen doesn't scroll",
          at: entry,
          notes: [Note("content that doesn't scroll is always at the scroll edge")],
          help: ["write it outside a slot, or under 'scrollEdge:'"]
        )
        return ("\(entry.block.path) \(entry.slotPath ?? "")", finding)
      }
    }
  )
}

extension Analysis {
  /// Whether a declaration for the slots away from the edge applies only on screens that are always at it.
  func neverShows(_ declaration: Declaration) -> Bool {
    guard condition(of: declaration)[.screen] != .top, let bar = leaf(of: declaration)?.bar,
      let versions = shownVersions(of: declaration), versions.newest >= Version(15)
    else { return false }
    // Older versions show the standard slot with small titles, so the theme might need both.
    if versions.oldest < Version(15),
      slotsProvided(for: declaration, in: bar).contains(.scrollEdge)
    {
      return false
    }
    return neverScrolls(declaration)
  }
}
