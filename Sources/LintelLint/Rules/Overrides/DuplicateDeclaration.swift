import LintelCascade
import LintelDiagnostics
import LintelTheme

extension LintRule {
  // Values that a shorthand expands to don't count, because nobody wrote them.
  static let duplicateDeclaration = LintRule(
    .warning("duplicate-declaration"),
    summary: "The same value is declared twice in one layer under the same condition.",
    rationale: """
      One of them is enough. As soon as somebody changes one of the two, they become an error, \
      `duplicate-definition`.
      """,
    advice: "Remove one of them.",
    """
    # The same contexts, nested in two orders.
    brands:
      harbor: { screens: { home: { toolbar: { tint: "#084C6B" } } } }
      nightHarbor: {}
    screens:
      home: { brands: { harbor: { toolbar: { tint: "#084C6B" } } } }
    """.found(at: 6),
    """
    # Two styles agree for now.
    styles:
      photo: { navigationBar: { background: transparent, tint: "#FFFFFF" } }
      quiet: { navigationBar: { tint: "#FFFFFF" } }
    screens:
      profile: { use: [photo, quiet] }
    """.found(at: 4),
    """
    # One style, used in two places.
    styles:
      photo: { navigationBar: { background: transparent, tint: "#FFFFFF" } }
    screens:
      profile: { use: [photo] }
      album: { use: [photo] }
    """.fine(),
    """
    # Different conditions may have the same value.
    brands:
      harbor: { screens: { home: { toolbar: { tint: "#084C6B" } } } }
      nightHarbor: { screens: { home: { toolbar: { tint: "#084C6B" } } } }
    screens: { home: {} }
    """.fine(),
    hasEqualPlaces: true,
    check: { analysis in
      var seen: Set<[SourceRange]> = []
      let later = Set(analysis.findings.duplicates.compactMap { analysis.inSourceOrder($0)?[1] })
      let removable = analysis.wholeEntries(where: { later.contains($0) })
      return analysis.findings.duplicates.compactMap { duplicate in
        // Nobody wrote the values that a shorthand expands to.
        guard duplicate.first.shorthandSteps == 0, duplicate.second.shorthandSteps == 0,
          let entries = analysis.inSourceOrder(duplicate)?.map({ analysis.written($0).entry }),
          seen.insert(entries.map(\.keyRange)).inserted
        else { return nil }
        return Finding(
          "'\(entries[1].path)' is declared twice with the same value under the same condition",
          at: entries[1].keyRange,
          notes: [Note("first declared here", at: entries[0].keyRange)],
          help: ["remove one of them"],
          fixIts: removable.first { $0.entry.keyRange == entries[1].keyRange }
            .map { analysis.removal(of: [$0], "remove this one") } ?? [],
          property: entries[1].path
        )
      }
    }
  )
}

extension Analysis {
  /// Returns two duplicates in the order of the file, or `nil` if both are one entry that is used twice.
  fileprivate func inSourceOrder(_ duplicate: DuplicateDeclaration) -> [Declaration]? {
    let pair = [duplicate.first, duplicate.second]
    let places = pair.map { written($0).entry.keyRange }
    if places[0] == places[1] { return nil }
    return places[0] < places[1] ? pair : pair.reversed()
  }
}
