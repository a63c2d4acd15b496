import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let searchWithoutSearch = LintRule(
    id: "search-without-search",
    severity: .error,
    summary: "A screen that has no search styles one.",
    rationale: """
      'search: none' says that the screen has no search controller. What else the block says of the search would never show.
      """,
    advice: "Remove either 'search: none' or the search's properties.",
    triggering: [
      Example(
        """
        screens:
          player:
            navigationBar:
              search: none
              search.tint: "#00569E"
        """,
        at: [5]
      ),
      Example(
        """
        screens:
          player:
            navigationBar.search: none
            navigationBar: { search: { field: { background: systemGray6 }, tint: label } }
        """,
        at: [4, 4]
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar: { search: { tint: "#00569E" } }
        screens:
          player: { navigationBar: { search: none } }
        """
      ),
      Example(
        """
        screens:
          player: { navigationBar: { search: { tint: "#00569E" } } }
        """
      ),
    ],
    check: { analysis in
      let presence = TargetID(analysis.schema[.searchPresence])
      let absent = analysis.theme.declarations.filter { declaration in
        declaration.target == presence
          && analysis.value(of: declaration).keyword() == BarItems.none
      }
      guard !absent.isEmpty else { return [] }
      let conditions = Set(absent.map(\.condition))
      let entries = analysis.entries { declaration in
        guard declaration.target != presence, conditions.contains(declaration.condition),
          let leaf = analysis.leaf(of: declaration)
        else { return false }
        return leaf.path.hasPrefix("navigationBar.search.")
          && analysis.value(of: declaration) != .unset
      }
      return entries.map { entry in
        Diagnostic(
          "search-without-search",
          .error,
          "'\(entry.entry.path)' styles the search bar, but 'search: none' declares that there isn't one",
          at: entry.entry.keyRange,
          help: ["remove one of the two"],
          property: entry.path
        )
      }
    }
  )
}
