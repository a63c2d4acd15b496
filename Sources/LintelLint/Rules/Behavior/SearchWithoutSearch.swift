import LintelSchema
import LintelTheme

extension LintRule {
  static let searchWithoutSearch = LintRule(
    .error("search-without-search"),
    summary: "A screen without a search styles the search.",
    rationale:
      "`search: none` declares that the screen has no search controller, so other properties of the search would never show.",
    advice: "Remove either `search: none` or the search's properties.",
    """
    screens:
      player:
        navigationBar:
          search: none
          search.tint: "#00569E" ←

    navigationBar: { search: { tint: "#00569E" } }
    screens:
      player: { navigationBar: { search: none } }
    """,
    check: { analysis in
      let presence = TargetID(analysis.schema[.searchPresence])
      let absent = analysis.theme.declarations.filter { declaration in
        declaration.target == presence && analysis.value(of: declaration).keyword() == BarItems.none
      }
      guard !absent.isEmpty else { return [] }
      // If a narrower block unsets the value, it doesn't apply to blocks that are narrower still.
      let takenBack = analysis.theme.declarations.filter {
        $0.target == presence && analysis.value(of: $0) == .unset
      }
      let entries = analysis.matches { declaration -> Declaration? in
        guard declaration.target != presence, let leaf = analysis.leaf(of: declaration),
          leaf.path.hasPrefix("navigationBar.search."), analysis.value(of: declaration) != .unset,
          !takenBack.contains(where: { analysis.applies($0, wherever: declaration) })
        else { return nil }
        return absent.first { analysis.contradicts($0, declaration) }
      }
      let places = analysis.entries { absent.contains($0) }
      return entries.map { entry, statements in
        let place = places.first { $0.declarations.contains(statements[0]) }
        return Finding(
          "'\(entry.entry.path)' styles the search bar, but 'search: none' declares that there isn't one",
          at: entry,
          notes: analysis.note("'search: none' is here", at: place),
          help: ["remove one of the two"]
        )
      }
    }
  )
}

extension Analysis {
  /// Whether `search: none` contradicts a declaration that styles the search.
  ///
  /// For all screens, `search: none` is only a default: a screen that styles its search has one.
  fileprivate func contradicts(_ statement: Declaration, _ declaration: Declaration) -> Bool {
    if statement.condition == declaration.condition { return true }
    return condition(of: statement)[.screen] != .top && applies(statement, wherever: declaration)
  }
}
